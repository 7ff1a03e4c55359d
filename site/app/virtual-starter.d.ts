declare module "virtual:starter" {
  /** Address of the starter's hashed file; empty in development, where React Router's own scripts are used. */
  export const starterUrl: string
  /** Address of the module that carries a session on; empty in development. */
  export const keepSessionUrl: string
  /** Addresses of what previews load instead of the starter, and of their style sheet; empty in development. */
  export const previewUrl: string
  export const previewStyleUrl: string
}

interface ImportMetaEnv {
  /** Set for the server's bundle only, by tools/build-id.ts. */
  readonly BUILD_ID?: string
  readonly BUILD_TIMESTAMP?: string
}
