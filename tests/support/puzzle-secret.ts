/** The secret of the puzzle's stand-in. */
export const PUZZLE_SECRET = '0x-a-secret-of-turnstile'
