import { posts } from '../database/tables/posts.table'

/** Columns that the name of a post follows from. */
export const NAME_COLUMNS = {
  kind: posts.kind,
  subtype: posts.subtype,
  owlcastId: posts.owlcastId,
  title: posts.title,
  content: posts.content,
  transcript: posts.transcript,
  priceCents: posts.priceCents,
}
