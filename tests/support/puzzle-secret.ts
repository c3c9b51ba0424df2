/** The secret of the puzzle's stand-in. */
export const PUZZLE_SECRET = '0x-a-secret-of-turnstile'
/** Cloudflare's for tests: every token is right. */
export const PUZZLE_TEST_SECRET = '1x0000000000000000000000000000000AA'
