/** Limits of the graph. */

/**
 * What a page of the graph reads at most: public replies, public posts without replies, posts that involve the viewer,
 * owlcasts they collaborate on, posts that match a search, connections up to the first posts of threads, and the newest
 * recordings of each owlcast and in total.
 */
export const GRAPH_PAGE = {
  replies: 30,
  roots: 30,
  personal: 20,
  collaborations: 20,
  matches: 20,
  connections: 80,
  recordings: { perOwlcast: 5, most: 30 },
} as const
export const GRAPH_ZOOM = { least: 0.5, most: 2 } as const
