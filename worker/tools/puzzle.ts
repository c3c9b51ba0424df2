/** The interface of a puzzle that distinguishes people from programs. */
export type Puzzle = {
  /** Public key for the page of the puzzle; null for the stand-in. */
  siteKey: string | null
  /** Origin of its scripts and frames; null for the stand-in. */
  origin: string | null
  /** Whether the provider confirms a token. False too when the provider cannot be reached. */
  verify: (token: string) => Promise<boolean>
}
