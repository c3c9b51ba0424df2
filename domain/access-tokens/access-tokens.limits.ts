/** Limits of access tokens. */

/** The days that a token may be valid. */
export const ACCESS_TOKEN_DAYS = [7, 30, 90, 365] as const
/** Characters at the end of a token that its owner sees in the settings. */
export const ACCESS_TOKEN_HINT_CHARS = 4
