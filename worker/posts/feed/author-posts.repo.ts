/**
 * Listed posts by author: for profiles, and for the feeds of followed authors. Replies and recordings are left out, as
 * in the feeds.
 */

import { and, desc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { getKind, KIND_NAMES, type Kind } from '../../../domain/kinds'
import type { Shelf } from '../../../domain/members/members.schema'
import { selectValues } from '../../database/predicates'
import { feedAuthors } from '../../database/tables/feed.table'
import { follows } from '../../database/tables/follows.table'
import { posts } from '../../database/tables/posts.table'
import type { CursorPosition } from '../../http/cursor'
import { isMuted } from '../../people/block-filter'
import type { Database } from '../../tools/db'
import { visiblePosts } from '../access/visible-posts'
import { isOnPage, mergeNewest, type PostRow } from '../posts.repo'

const LISTED_KINDS = KIND_NAMES.filter((kind) => getKind(kind).publicFeed)

/** Statement that counts an author's listed posts per kind. */
export function countAuthorPosts(db: Database, authorId: string) {
  const { kind, posts: count } = feedAuthors
  // The primary key begins with the kind: listing the kinds makes it one seek each.
  const isListedKind = sql`${kind} in ${selectValues(LISTED_KINDS)}`
  return db
    .select({ kind, count })
    .from(feedAuthors)
    .where(and(isListedKind, eq(feedAuthors.authorId, authorId), gt(count, 0)))
}

type Page = { limit: number; after?: CursorPosition | undefined }

type AuthorPage = Page & { kind?: Kind | undefined; shelf?: Shelf | undefined }

const ON_SHELF: Record<Shelf, SQL> = { fading: isNotNull(posts.expiresAt), kept: isNull(posts.expiresAt) }

/** Returns a page of an author's listed posts, newest first: of one kind, or of all merged; of one shelf, or of both. */
export async function listAuthorPosts(
  db: Database,
  authorId: string,
  now: number,
  { kind, shelf, limit, after }: AuthorPage,
): Promise<PostRow[]> {
  const [first, ...rest] = (kind ? [kind] : LISTED_KINDS).map((listedKind) =>
    db
      .select()
      .from(posts)
      .where(
        and(
          eq(posts.authorId, authorId),
          shelf && ON_SHELF[shelf],
          isOnPage(listedKind, now, after),
          visiblePosts(null, now, { by: 'list' }),
        ),
      )
      .orderBy(desc(posts.createdAt), desc(posts.id))
      .limit(limit),
  )
  return mergeNewest(first ? await db.batch([first, ...rest]) : [], limit)
}

/**
 * Returns a page of listed posts by followed authors, newest first. Finds the newest post of each followed author,
 * takes as many authors as a page has posts, and reads only their posts: no other author can be on the page.
 */
export function listFollowedPosts(
  db: Database,
  followerId: string,
  kind: Kind,
  now: number,
  { limit, after }: Page,
) {
  const isVisible = visiblePosts(null, now, { by: 'list' })
  const selectNewest = (column: SQL, author: SQL, count: number) => sql`(select ${column} from ${posts}
    where ${posts.authorId} = ${author} and ${isOnPage(kind, now, after)} and ${isVisible}
    order by ${posts.createdAt} desc, ${posts.id} desc limit ${count})`
  // Time and id in one value, so that one ordering covers both.
  const position = sql`printf('%015d.%s', ${posts.createdAt}, ${posts.id})`
  const authors = sql`select author_id from (
      select f.followed_id as author_id, ${selectNewest(position, sql`f.followed_id`, 1)} as newest
      from ${follows} f where f.follower_id = ${followerId}
        and not ${isMuted(followerId, sql`f.followed_id`)})
    where newest is not null order by newest desc limit ${limit}`
  const ids = sql`(select ${posts.id} from (${authors}) s
    join ${posts} on ${posts.id} in ${selectNewest(sql`${posts.id}`, sql`s.author_id`, limit)})`
  return db
    .select()
    .from(posts)
    .where(and(inArray(posts.id, ids), isVisible))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(limit)
}
