/** Limits of imports of podcasts. */

/** Episodes read from a feed. */
export const IMPORT_ITEMS_MAX = 1000
/** The most bytes of a feed's text. */
export const IMPORT_FEED_MAX_BYTES = 20_000_000
/** Redirects to a feed and to its sounds. */
export const IMPORT_FETCH_HOPS = 6
/** Episodes per page of their list. */
export const IMPORT_ITEMS_PER_PAGE = 50
export const IMPORT_CODE_HOURS = 24
/** Days that ended imports are kept. */
export const IMPORT_KEPT_DAYS = 365
