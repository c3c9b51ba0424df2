/** Limits of posts and their replies. */

export const REPLIES_PER_PAGE = 50
/** Edits of posts; each one sends an event to everyone. */
export const POST_EDITS = { count: 120, seconds: 3600 }
export const CONNECTIONS_PER_PAGE = 100
/** Moments of one post that are sent at once. */
export const MOMENTS_MARKED_MAX = 500
/** How long it is remembered that a user heard a post; older posts are never unheard. */
export const HEARD_KEPT_DAYS = 365
/** Heard posts sent per request. */
export const HEARD_PER_REQUEST = 200
export const FEED_MEMO_MS = 1000
/** Tags offered under an empty or typed tag field. */
export const TAGS_SUGGESTED = 4
