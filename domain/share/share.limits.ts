/** Limits of share pages. */

/** For a file of the client that a page is made with: without it the page is plainer. */
export const ASSETS_TIMEOUT_MS = 3000
/** Cache lifetime of share metadata for other sites. */
export const SHARE_CACHE_SECONDS = 60
/** Lifetime of a page in the edge cache; it is revalidated on each request. */
export const PAGE_CACHE_SECONDS = 3600
export const PREVIEW_TEXT_MAX_CHARS = 200
