/** Reads what names a post that a report or a decision is about. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { SubjectNameRow } from '../../domain/locales/en/kinds'
import { media } from '../database/tables/media.table'
import { heldPosts } from '../database/tables/moderation.table'
import { posts } from '../database/tables/posts.table'

/** Selects what names a post by now, also a held one; null for one that is gone, for a person and for a hello. */
export function selectSubjectName(subjectId: SQLWrapper): SQL<SubjectNameRow | null> {
  const shared = sql.raw(
    `'title', n.title, 'kind', n.kind, 'subtype', n.subtype, 'content', n.content, 'visibility', n.visibility`,
  )
  return sql`coalesce(
    (select json_object(${shared}, 'owlcastId', n.owlcast_id, 'transcript', n.transcript, 'priceCents', n.price_cents,
      'seconds', n.seconds) from ${posts} n where n.id = ${subjectId}),
    (select json_object(${shared}, 'owlcastId', null, 'transcript', null, 'priceCents', 0, 'seconds',
      coalesce((select m.seconds from ${media} m where m.id = n.media_id), 0)) from ${heldPosts} n where n.id = ${subjectId}))`.mapWith(
    (json: string): SubjectNameRow => JSON.parse(json),
  ) as SQL<SubjectNameRow | null>
}
