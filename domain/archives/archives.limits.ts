/** Limits of imports of exports. */

/** Posts that are looked up at once. */
export const ARCHIVE_IDS_PER_LOOKUP = 500
/** Bytes of one post with its words. */
export const ARCHIVE_POST_MAX_BYTES = 1_500_000
export const ARCHIVE_WORDS_MAX = 25_000
