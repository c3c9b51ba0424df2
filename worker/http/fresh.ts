/**
 * Header from the Worker to Pages: until when, in ms since the epoch, a response may be cached for all users. Stripped
 * before the response leaves.
 */
export const FRESH_UNTIL_HEADER = 'x-fresh-until'
