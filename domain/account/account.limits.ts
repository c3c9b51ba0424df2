/** Limits of the account. */

/** Cap of the counts of a user's own posts, for the same reason. */
export const POSTS_COUNTED_MAX = 1000
/** The size of a picture that the Worker accepts. */
export const AVATAR_SENT_MAX_BYTES = 200_000
/** Rows per read of an export. */
export const EXPORT_ROWS_PER_READ = 100
