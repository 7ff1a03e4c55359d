declare module "virtual:starter" {
  /** Address of the starter's hashed file; empty in development, where React Router's own scripts are used. */
  export const starterUrl: string
}

interface ImportMetaEnv {
  /** Set for the server's bundle only, by tools/build-id.ts. */
  readonly BUILD_ID?: string
  readonly BUILD_TIMESTAMP?: string
}
