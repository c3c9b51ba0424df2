/** Limits of magic links. */

export const LINK_TRIES = { count: 30, seconds: 60 }
