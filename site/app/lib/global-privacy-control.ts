declare global {
  interface Navigator {
    /** The visitor's browser refuses, in their name, that their data be sold or shared. Firefox, Brave, DuckDuckGo. */
    readonly globalPrivacyControl?: boolean
  }
}

export type {}
