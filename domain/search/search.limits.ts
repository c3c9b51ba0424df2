/** Limits of search. */

/** Longer queries are cut. */
export const SEARCH_QUERY_MAX_CHARS = 100
/** Found spoken words: posts per search over all kinds. */
export const SPOKEN_RESULTS = 5
