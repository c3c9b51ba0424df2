/** Limits of push subscriptions. */

export const PUSH_ENDPOINT_MAX_CHARS = 2000
