/** Limits of the graph. */

/** Newest posts in the graph. */
export const GRAPH_POSTS_MAX = 2000
export const GRAPH_ZOOM = { least: 0.5, most: 2 } as const
/** Below this zoom, posts are drawn as stars: their text would be too small to read. */
export const NODE_TEXT_ZOOM = 0.7
