/**
 * What people say in public lists, read by who says it: a member's page, and the lists of those who follow. Replies and
 * recordings stand with what they belong to, here as in the feeds.
 */
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { KIND_NAMES, type Kind, kindOf } from '../../domain/kinds'
import { follows } from '../follows/follows.table'
import { isMuted } from '../safety/apart'
import type { Database } from '../tools/db'
import { feedAuthors } from './feed.table'
import { isOnPage, type Place, type PostRow } from './posts.repo'
import { posts } from './posts.table'
import { visiblePosts } from './visible-posts'

const LISTED_KINDS = KIND_NAMES.filter((kind) => kindOf(kind).publicFeed)

/** The statement that reads how much one person has in each public list. */
export function countVoices(db: Database, authorId: string) {
  const { kind, posts: count } = feedAuthors
  // The table is ordered by kind: naming them makes it one look for each.
  const anyOf = sql`${kind} in (select value from json_each(${JSON.stringify(LISTED_KINDS)}))`
  return db
    .select({ kind, count })
    .from(feedAuthors)
    .where(and(anyOf, eq(feedAuthors.authorId, authorId)))
}

type Page = { limit: number; after?: Place | undefined }

/** One page of what one person said in public, newest first: of one kind, or some of each, merged. */
export async function listVoices(
  db: Database,
  authorId: string,
  now: number,
  { kind, limit, after }: Page & { kind?: Kind | undefined },
): Promise<PostRow[]> {
  const [first, ...rest] = (kind ? [kind] : LISTED_KINDS).map((one) =>
    db
      .select()
      .from(posts)
      .where(
        and(eq(posts.authorId, authorId), isOnPage(one, now, after), visiblePosts(null, now, { by: 'list' })),
      )
      .orderBy(desc(posts.createdAt), desc(posts.id))
      .limit(limit),
  )
  const lists = first ? await db.batch([first, ...rest]) : []
  return lists
    .flat()
    .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
    .slice(0, limit)
}

/**
 * One page of what those whom somebody follows said in public, newest first. Each of them is asked for their newest voice.
 * Of those who spoke last, as many as a page has, what may be on it is read: nobody else can be there.
 */
export function listFollowed(
  db: Database,
  followerId: string,
  kind: Kind,
  now: number,
  { limit, after }: Page,
) {
  const may = visiblePosts(null, now, { by: 'list' })
  const said = (column: SQL, author: SQL, count: number) => sql`(select ${column} from ${posts}
    where ${posts.authorId} = ${author} and ${isOnPage(kind, now, after)} and ${may}
    order by ${posts.createdAt} desc, ${posts.id} desc limit ${count})`
  // Moment and id in one, so that one order holds for both.
  const place = sql`printf('%015d.%s', ${posts.createdAt}, ${posts.id})`
  const speakers = sql`select author_id from (
      select f.followed_id as author_id, ${said(place, sql`f.followed_id`, 1)} as newest
      from ${follows} f where f.follower_id = ${followerId}
        and not ${isMuted(followerId, sql`f.followed_id`)})
    where newest is not null order by newest desc limit ${limit}`
  const ids = sql`(select ${posts.id} from (${speakers}) s
    join ${posts} on ${posts.id} in ${said(sql`${posts.id}`, sql`s.author_id`, limit)})`
  return db
    .select()
    .from(posts)
    .where(and(inArray(posts.id, ids), may))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(limit)
}
