/** The part of the Network Information API that we read; Firefox and Safari have none of it. */
export type Connection = {
  saveData?: boolean
  effectiveType?: "slow-2g" | "2g" | "3g" | "4g"
}

declare global {
  interface Navigator {
    readonly connection?: Connection
  }
}
