/**
 * Full-text search in posts. Public and private posts have separate indexes that no statement joins; the private one is
 * only queried for the user's own posts. Sorted by row number, newest first, so that a page reads only its own rows.
 */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Kind } from '../../domain/kinds'
import { limitToKind, limitToParticipants } from '../../domain/search/search'
import { listSpokenRanges } from '../../domain/search/spoken'
import { posts } from '../database/tables/posts.table'
import { transcripts } from '../database/tables/transcripts.table'
import { isToAddress, type Reader, type Viewer, visiblePosts } from '../posts/access/visible-posts'
import type { PostRow } from '../posts/posts.repo'
import type { Database } from '../tools/db'

/** Spoken words read for a misspelled one, and for all of them together; at least one in each range. */
const SPOKEN_WORDS_READ = { perWord: 56, total: 72 }

/** Which kind, how many, and before which row number. */
export type SearchPage = { kind?: Kind; limit: number; before?: number | undefined }

const restrictToKind = (query: string, { kind }: SearchPage) => (kind ? limitToKind(query, kind) : query)

/** Statement that finds public posts for this viewer. */
export function findPublicPosts(db: Database, viewer: Viewer, now: number, query: string, page: SearchPage) {
  return db
    .select({ post: posts })
    .from(posts)
    .innerJoin(sql`posts_fts`, sql`posts_fts.rowid = ${posts.seq}`)
    .where(
      and(
        sql`posts_fts match ${restrictToKind(query, page)}`,
        isOlderThan(sql`posts_fts.rowid`, page),
        visiblePosts(viewer, now, { by: 'list' }),
      ),
    )
    .orderBy(sql`posts_fts.rowid desc`)
    .limit(page.limit)
}

/** Statement that finds private posts the user wrote or received (C16). */
export function findPersonalPosts(db: Database, me: Reader, now: number, query: string, page: SearchPage) {
  return db
    .select({ post: posts })
    .from(posts)
    .innerJoin(sql`posts_private_fts`, sql`posts_private_fts.rowid = ${posts.seq}`)
    .where(
      and(
        sql`posts_private_fts match ${limitToParticipants(restrictToKind(query, page), me)}`,
        isOlderThan(sql`posts_private_fts.rowid`, page),
        visiblePosts(me, now, { by: 'list' }),
      ),
    )
    .orderBy(sql`posts_private_fts.rowid desc`)
    .limit(page.limit)
}

/** Named apart from the columns of posts: a batch returns rows by name. */
const SPOKEN_COLUMNS = {
  text: sql<string>`${transcripts.text}`.as('spoken_text'),
  phrases: sql`${transcripts.phrases}`.mapWith(transcripts.phrases).as('spoken_phrases'),
  language: sql<string>`${transcripts.language}`.as('spoken_language'),
}

/** Statement that finds public posts by what is said in them. Priced posts are in no public index. */
export function findPublicSpoken(db: Database, viewer: Viewer, now: number, query: string, page: SearchPage) {
  return db
    .select({ post: posts, spoken: SPOKEN_COLUMNS })
    .from(posts)
    .innerJoin(sql`transcripts_fts`, sql`transcripts_fts.rowid = ${posts.seq}`)
    .innerJoin(transcripts, eq(transcripts.seq, posts.seq))
    .where(
      and(
        sql`transcripts_fts match ${restrictToKind(query, page)}`,
        isOlderThan(sql`transcripts_fts.rowid`, page),
        eq(posts.priceCents, 0),
        visiblePosts(viewer, now, { by: 'list' }),
      ),
    )
    .orderBy(sql`transcripts_fts.rowid desc`)
    .limit(page.limit)
}

/** Statement that finds what is said in private posts that the user wrote or received, and in priced ones they wrote. */
export function findPersonalSpoken(db: Database, me: Reader, now: number, query: string, page: SearchPage) {
  return db
    .select({ post: posts, spoken: SPOKEN_COLUMNS })
    .from(posts)
    .innerJoin(sql`transcripts_private_fts`, sql`transcripts_private_fts.rowid = ${posts.seq}`)
    .innerJoin(transcripts, eq(transcripts.seq, posts.seq))
    .where(
      and(
        sql`transcripts_private_fts match ${limitToParticipants(restrictToKind(query, page), me)}`,
        isOlderThan(sql`transcripts_private_fts.rowid`, page),
        visiblePosts(me, now, { by: 'list' }),
      ),
    )
    .orderBy(sql`transcripts_private_fts.rowid desc`)
    .limit(page.limit)
}

/** For each word, spoken words of public posts that begin alike, the commonest first: ranges of the index. */
export async function listSpokenTerms(db: Database, words: readonly string[]): Promise<string[][]> {
  const budget = Math.min(SPOKEN_WORDS_READ.perWord, SPOKEN_WORDS_READ.total / Math.max(1, words.length))
  const selectNearest = (word: string) => {
    const ranges = listSpokenRanges(word)
    const limit = Math.max(1, Math.floor(budget / ranges.length))
    const nearest = sql`(select json_group_array(json_array(term, doc)) from (
      select term, doc from transcripts_fts_vocab where term >= r.column1 and term < r.column2
        limit cast(${limit} as integer)))`
    const rows = ranges.map(({ from, to }) => sql`(${from}, ${to})`)
    return db
      .select({
        words: sql<string>`${nearest}`
          .mapWith((found: string) => JSON.parse(found) as [word: string, uses: number][])
          .as('words'),
      })
      .from(sql`(values ${sql.join(rows, sql`, `)}) r`)
  }
  const [first, ...rest] = words.map(selectNearest)
  const found = first ? await db.batch([first, ...rest]) : []
  return found.map((rows) =>
    rows
      .flatMap(({ words: near }) => near)
      .toSorted(([, a], [, b]) => b - a)
      .map(([word]) => word),
  )
}

function isOlderThan(row: SQL, { before }: SearchPage): SQL | undefined {
  return before === undefined ? undefined : sql`${row} < cast(${before} as integer)`
}

/** The newest posts by and to a user, private ones included; each form of recipient walks its own index. */
export async function listPersonalPosts(
  db: Database,
  viewer: Viewer,
  now: number,
  limit: number,
): Promise<PostRow[]> {
  const { id = null, addresses = [] } = viewer ?? {}
  const selectNewest = (condition: SQL | undefined) =>
    db
      .select()
      .from(posts)
      .where(and(condition, visiblePosts(viewer, now, { by: 'list' })))
      .orderBy(desc(posts.createdAt))
      .limit(limit)
  const [first, ...rest] = [
    ...(id === null ? [] : [eq(posts.authorId, id), eq(posts.recipientId, id)]),
    ...addresses.map(isToAddress),
  ].map(selectNewest)
  return first ? (await db.batch([first, ...rest])).flat() : []
}
