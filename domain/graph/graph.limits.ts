/** Limits of the graph. */

/** Newest posts in the graph. */
export const GRAPH_POSTS_MAX = 2000
export const GRAPH_ZOOM = { least: 0.5, most: 2 } as const
