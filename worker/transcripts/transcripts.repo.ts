/**
 * The queue of recordings to transcribe, and the words of finished ones. A lease belongs to one run: every later
 * statement names it, so that a run whose post was deleted, hidden or requested again changes nothing.
 */
import { and, eq, sql } from 'drizzle-orm'
import type { TranscriptProblem } from '../../domain/transcripts/transcript'
import { batch } from '../database/batch'
import { isLive, isMessage } from '../database/predicates'
import { accountDeletions } from '../database/tables/account-deletion.table'
import { media, mediaDeletions } from '../database/tables/media.table'
import { profiles } from '../database/tables/people.table'
import { posts } from '../database/tables/posts.table'
import { transcriptPieces, transcripts } from '../database/tables/transcripts.table'
import type { recordEvents } from '../events/events.repo'
import type { Database } from '../tools/db'

export type TranscriptRow = typeof transcripts.$inferSelect
/** A row that this run processes until `leasedUntil`. */
export type LeasedRow = TranscriptRow & { leasedUntil: number }
/** Statement that notifies those who see the post. */
type EventsStatement = ReturnType<typeof recordEvents>
export type PieceRow = typeof transcriptPieces.$inferSelect

/** Live, and its author allows that an engine gets it: by the default for public posts, or by request. */
const mayBeHeard = (now: number) => sql`${isLive('p', now)}
  and not exists (select 1 from ${accountDeletions} d where d.user_id = p.author_id)
  and (t.requested or (p.visibility = 'public' and not ${isMessage('p')}))`

/** Leases the row that is due longest; only that of one post with `postId`. Null if there is none. */
export async function claimTranscript(
  db: Database,
  now: number,
  until: number,
  postId?: string,
): Promise<LeasedRow | null> {
  const due = sql`(select t.seq from ${transcripts} t join ${posts} p on p.seq = t.seq
    where t.state = 'waiting' and t.due_at <= ${now} and (t.leased_until is null or t.leased_until <= ${now})
      and ${postId === undefined ? sql`1` : sql`t.post_id = ${postId}`} and ${mayBeHeard(now)}
    order by t.due_at limit 1)`
  const [row] = await db
    .update(transcripts)
    .set({ leasedUntil: until, attempts: sql`attempts + 1` })
    .where(sql`seq = ${due}`)
    .returning()
  return row ? { ...row, leasedUntil: until } : null
}

export type QueuedRecording = NonNullable<Awaited<ReturnType<typeof findQueuedRecording>>>

/** The stored recording of a row, its author, and when their Pro plan ends. */
export async function findQueuedRecording(
  db: Database,
  { seq, mediaId }: Pick<TranscriptRow, 'seq' | 'mediaId'>,
) {
  const { key, type, bytes } = media
  const [row] = await db
    .select({ key, type, bytes, authorId: posts.authorId, proExpiresAt: profiles.proExpiresAt })
    .from(posts)
    .innerJoin(media, and(eq(media.id, mediaId), eq(posts.mediaId, media.id)))
    .innerJoin(profiles, eq(profiles.id, posts.authorId))
    .where(eq(posts.seq, seq))
  return row ?? null
}

/** Whether the lease holds and the recording may still be heard; asked right before an engine gets it. */
export async function isStillWanted(db: Database, { seq, leasedUntil }: LeasedRow, now: number) {
  const rows = await db.all(sql`select 1 from ${transcripts} t join ${posts} p on p.seq = t.seq
    where t.seq = ${seq} and t.leased_until = ${leasedUntil} and t.state = 'waiting' and ${mayBeHeard(now)}`)
  return rows.length > 0
}

const isLeased = ({ seq, leasedUntil }: LeasedRow) =>
  and(eq(transcripts.seq, seq), eq(transcripts.leasedUntil, leasedUntil), eq(transcripts.state, 'waiting'))

/** Finished pieces of a recording. */
export function listPieces(db: Database, postId: string) {
  return db
    .select()
    .from(transcriptPieces)
    .where(eq(transcriptPieces.postId, postId))
    .orderBy(transcriptPieces.piece)
}

/** Stores the words of a piece and extends the lease; false if the lease was lost. */
export async function savePiece(
  db: Database,
  row: LeasedRow,
  piece: PieceRow,
  until: number,
): Promise<boolean> {
  const { postId, seq, leasedUntil } = row
  const { extended } = await batch(db, {
    piece: db
      .insert(transcriptPieces)
      .select(
        sql`select ${postId}, cast(${piece.piece} as integer), ${JSON.stringify(piece.words)}, ${piece.language}, ${piece.engine},
          ${piece.confidence} from ${transcripts} where seq = ${seq} and leased_until = ${leasedUntil} and state = 'waiting'`,
      )
      .onConflictDoNothing(),
    extended: db
      .update(transcripts)
      .set({ leasedUntil: until, attempts: 1 })
      .where(isLeased(row))
      .returning({ seq: transcripts.seq }),
  })
  return extended.length > 0
}

/** Ends a lease without a result: the row is due again at `dueAt`. */
export async function deferTranscript(
  db: Database,
  row: LeasedRow,
  next: { dueAt: number; attempts: number; lastError: string | null },
): Promise<void> {
  await db
    .update(transcripts)
    .set({ ...next, leasedUntil: null })
    .where(isLeased(row))
}

/** Ends a row without words. */
export async function failTranscript(
  db: Database,
  row: LeasedRow,
  { problem, reason }: { problem: TranscriptProblem; reason: string | null },
  recordChange: EventsStatement,
) {
  const { events } = await batch(db, {
    post: db
      .update(posts)
      .set({ transcript: null, transcriptState: problem })
      .where(sql`seq = ${row.seq} and exists (select 1 from ${transcripts} t where t.seq = ${row.seq}
        and t.leased_until = ${row.leasedUntil} and t.state = 'waiting')`),
    pieces: deletePieces(db, row),
    row: db
      .update(transcripts)
      .set({ state: problem, leasedUntil: null, lastError: reason })
      .where(isLeased(row)),
    events: recordChange,
  })
  return events
}

function deletePieces(db: Database, { postId, seq, leasedUntil }: LeasedRow) {
  return db
    .delete(transcriptPieces)
    .where(
      sql`post_id = ${postId} and exists (select 1 from ${transcripts} t where t.seq = ${seq} and t.leased_until = ${leasedUntil})`,
    )
}

/** The fields of a transcript that has words. */
export type TranscriptContent = Pick<
  TranscriptRow,
  'language' | 'engine' | 'confidence' | 'text' | 'phrases'
> & {
  wordsKey: string
  /** The first words, for the post. */
  excerpt: string
}

/** Saves the words of a leased row, for which `wordsKey` is stored already; null if the lease was lost. */
export async function completeTranscript(
  db: Database,
  row: LeasedRow,
  { excerpt, ...content }: TranscriptContent,
  recordChange: EventsStatement,
) {
  const { postId } = row
  const { wordsKey } = content
  const { saved, events } = await batch(db, {
    pieces: deletePieces(db, row),
    saved: db
      .update(transcripts)
      .set({ ...content, state: 'ready', leasedUntil: null, lastError: null })
      .where(isLeased(row))
      .returning({ seq: transcripts.seq }),
    post: showWords(db, { postId, wordsKey, excerpt }, { language: content.language }),
    key: keepWordsKey(db, { postId, wordsKey }),
    events: recordChange,
  })
  return saved.length > 0 ? events : null
}

/** Statement that copies the first words to the post, if the transcript has these words. Keeps a known language. */
export function showWords(
  db: Database,
  { postId, wordsKey, excerpt }: { postId: string; wordsKey: string; excerpt: string },
  { language, editedAt }: { language?: string; editedAt?: number },
) {
  return db
    .update(posts)
    .set({
      transcript: excerpt,
      transcriptState: 'ready',
      ...(language ? { language: sql`coalesce(language, ${language})` } : {}),
      ...(editedAt === undefined ? {} : { editedAt }),
    })
    .where(
      sql`id = ${postId} and exists (select 1 from ${transcripts} t where t.post_id = ${postId} and t.words_key = ${wordsKey})`,
    )
}

/**
 * Queues a key for deletion before its bytes are stored: if the run ends before a row names the key, the bytes are
 * deleted.
 */
export async function reserveWordsKey(db: Database, key: string, deleteAt: number): Promise<void> {
  await db.insert(mediaDeletions).values({ key, dueAt: deleteAt })
}

/** Statement that takes a key out of the queue if the transcript of the post names it now. */
export function keepWordsKey(db: Database, { postId, wordsKey }: { postId: string; wordsKey: string }) {
  return db
    .delete(mediaDeletions)
    .where(
      sql`key = ${wordsKey} and exists (select 1 from ${transcripts} t where t.post_id = ${postId} and t.words_key = ${wordsKey})`,
    )
}

/** A transcript to write with its post; with words if it is ready at once. */
export type NewTranscript = Pick<
  TranscriptRow,
  'postId' | 'mediaId' | 'state' | 'language' | 'seconds' | 'requested' | 'createdAt'
> & { content: TranscriptContent | null }

const NO_CONTENT = { engine: null, confidence: null, text: '', phrases: [], wordsKey: null }

/** Statements that insert the transcript of a post, after it in the same batch. */
export function insertTranscript(db: Database, row: NewTranscript) {
  const { postId, mediaId, state, seconds, requested, createdAt, content } = row
  const { language } = content ?? row
  const { engine, confidence, text, phrases, wordsKey } = content ?? NO_CONTENT
  const at = sql`cast(${createdAt} as integer)`
  return [
    db.insert(transcripts).select(
      sql`select seq, id, ${mediaId}, ${state}, cast(${requested ? 1 : 0} as integer), ${language}, ${seconds}, ${engine}, ${confidence},
        ${text}, ${JSON.stringify(phrases)}, ${wordsKey}, 0, ${at}, null, null, ${at}, null from ${posts} where id = ${postId}`,
    ),
    ...(wordsKey === null ? [] : [keepWordsKey(db, { postId, wordsKey })]),
  ]
}

/** The transcript of a post; null without one. */
export async function findTranscript(db: Database, postId: string): Promise<TranscriptRow | null> {
  const [row] = await db.select().from(transcripts).where(eq(transcripts.postId, postId))
  return row ?? null
}

/** The transcript of the post whose own recording this is; null without words. */
export async function findTranscriptByMedia(db: Database, mediaId: string): Promise<TranscriptRow | null> {
  const [row] = await db
    .select({ transcript: transcripts })
    .from(posts)
    .innerJoin(transcripts, eq(transcripts.seq, posts.seq))
    .where(and(eq(posts.mediaId, mediaId), eq(transcripts.state, 'ready')))
  return row?.transcript ?? null
}

/** Statements that queue the recording of a post, for the first time or again, without the words it had. */
export function queueTranscript(
  db: Database,
  { postId, language, now }: { postId: string; language: string; now: number },
) {
  const at = sql`cast(${now} as integer)`
  return [
    db.delete(transcriptPieces).where(eq(transcriptPieces.postId, postId)),
    db
      .insert(transcripts)
      .select(
        sql`select seq, id, media_id, 'waiting', 1, ${language}, seconds, null, null, '', '[]', null, 0, ${at}, null, null, ${at}, null
          from ${posts} where id = ${postId} and media_id is not null`,
      )
      .onConflictDoUpdate({
        target: transcripts.seq,
        set: {
          ...NO_CONTENT,
          state: 'waiting',
          requested: true,
          language,
          attempts: 0,
          dueAt: at,
          leasedUntil: null,
          lastError: null,
          editedAt: null,
        },
      }),
    db
      .update(posts)
      .set({ transcript: null, transcriptState: 'waiting', language })
      .where(eq(posts.id, postId)),
  ] as const
}

/** Statement that replaces the words of a transcript by corrected ones, unless they changed meanwhile. */
export function updateTranscriptWords(
  db: Database,
  { postId, wordsKey }: { postId: string; wordsKey: string },
  { excerpt: _, ...content }: TranscriptContent,
  now: number,
) {
  return db
    .update(transcripts)
    .set({ ...content, editedAt: now })
    .where(
      and(eq(transcripts.postId, postId), eq(transcripts.wordsKey, wordsKey), eq(transcripts.state, 'ready')),
    )
    .returning({ seq: transcripts.seq })
}

/** Statements that remove the words of a post; triggers remove them from search and queue their file. */
export function removeTranscript(db: Database, postId: string) {
  return [
    db.delete(transcriptPieces).where(eq(transcriptPieces.postId, postId)),
    db
      .update(transcripts)
      .set({ ...NO_CONTENT, state: 'declined', leasedUntil: null, lastError: null, editedAt: null })
      .where(eq(transcripts.postId, postId)),
    db.update(posts).set({ transcript: null, transcriptState: null }).where(eq(posts.id, postId)),
  ] as const
}

/** Statement that selects since when a user has transcripts turned off. */
export function selectTranscriptsOff(db: Database, userId: string) {
  return db.select({ offSince: profiles.transcriptsOffSince }).from(profiles).where(eq(profiles.id, userId))
}

/** Turns transcripts of new public posts on or off. */
export async function writeTranscriptsOff(db: Database, userId: string, isOff: boolean, now: number) {
  const since = isOff ? sql`coalesce(transcripts_off_since, cast(${now} as integer))` : null
  await db.update(profiles).set({ transcriptsOffSince: since }).where(eq(profiles.id, userId))
}
