/** Limits of follows, blocks and mutes. */

/** Followed users of one user. */
export const FOLLOWED_MAX = 5000
/** Users on one page of a list. */
export const PEOPLE_PER_PAGE = 50
/** Blocked users of one user, and muted ones. */
export const BLOCKED_MAX = 5000
