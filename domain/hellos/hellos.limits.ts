/** Limits of hellos. */

export const HELLO_MAX_SECONDS = 15
/** Longest text of a hello, in characters; that of an engine is cut. */
export const HELLO_TEXT_MAX_CHARS = 160
