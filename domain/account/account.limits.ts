/** Limits of the account. */

/** Cap of the counts of a user's own posts, for the same reason. */
export const POSTS_COUNTED_MAX = 1000
/** Rows per read of an export. */
export const EXPORT_ROWS_PER_READ = 100
