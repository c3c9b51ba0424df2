/** The title of what a report or a decision is about. */
import { type SQL, sql } from 'drizzle-orm'
import type { ReportSubject } from '../../domain/moderation/moderation'
import { posts } from '../database/tables/posts.table'

/**
 * Title of a post, read by the statement that stores it: '' for one that was deleted meanwhile, whose row a trigger
 * would not empty any more, and for a person or a hello.
 */
export function selectTitle({ type, id }: ReportSubject): SQL<string> {
  return type === 'post'
    ? sql<string>`coalesce((select p.title from ${posts} p where p.id = ${id}), '')`
    : sql<string>`''`
}
