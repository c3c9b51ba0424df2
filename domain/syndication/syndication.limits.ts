/** Limits of feeds for podcast apps. */

export const PRIVATE_FEED_NAME_MAX_CHARS = 50
