/**
 * Imports episodes, newest first: by the cron trigger, and after a request of an open page. A run may end anywhere: its
 * lease ends, and published episodes stay. Nobody is notified of old episodes.
 */
import { getActivePlan } from '../../domain/billing/plans'
import { AppError } from '../../domain/errors/app-error'
import { DEFAULT_LANGUAGE } from '../../domain/i18n/languages'
import { getEpisodeMode, type ImportProblem } from '../../domain/imports/imports'
import { IMPORT_KEPT_DAYS } from '../../domain/imports/imports.limits'
import { isSuspended } from '../../domain/moderation/moderation'
import { UNTITLED } from '../../domain/posts/titles'
import { DAY_MS, MINUTE_MS } from '../../domain/time/units'
import { checkPostTexts, createFlag } from '../content-rules/content-rules.service'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { recordEvents } from '../events/events.repo'
import { attachMedia } from '../media/media.repo'
import { storeFetchedRecording } from '../media/uploads.service'
import { dispatchEvents } from '../notifications/dispatch-events'
import { selectAuthorEventTargets } from '../posts/event-targets.repo'
import { findOwlcast, type OwlcastRow } from '../posts/owlcasts/owlcasts.repo'
import { addPost } from '../posts/posts.repo'
import { createEmptyPostRow, type PostAuthor } from '../publishing/new-post-row'
import { formatError } from '../tools/format-error'
import { hashToken } from '../tools/token'
import { prepareTranscript } from '../transcripts/new-transcript.service'
import { insertTranscript } from '../transcripts/transcripts.repo'
import { EpisodeRefusal, openFirstSound } from './fetch-sound'
import {
  claimImport,
  completeItem,
  deferItem,
  endImport,
  findImportAuthor,
  findNextItem,
  type ImportItemRow,
  isStillLeased,
  type LeasedImport,
  refuseItem,
  releaseImport,
} from './imports.repo'

/** Timeout of one sound. */
const IMPORT_SOUND_MS = 240_000
/** An import is leased longer than its sound may take. */
export const IMPORT_LEASE_MS = 300_000
/** Waits after each failed attempt of an episode; afterwards it is refused. */
export const IMPORT_RETRY_MINUTES = [5, 60] as const
/** Episodes per scheduled run, and statements of one. */
const IMPORT_ITEMS_PER_RUN = 10
const IMPORT_ITEM_STATEMENTS = 24

type ImportAuthor = PostAuthor & { language: string; hasTranscripts: boolean }

/** Imports due episodes while the query budget lasts. Cron step. */
export async function runImports(deps: AppDeps): Promise<void> {
  for (let left = IMPORT_ITEMS_PER_RUN; left > 0 && deps.hasBudget(IMPORT_ITEM_STATEMENTS); left -= 1)
    if (!(await importNext(deps))) return
}

/** Imports the next episode of the import that is due longest, or of this one; false if none is due. */
export async function importNext(deps: AppDeps, id?: string): Promise<boolean> {
  const now = deps.clock.now()
  const row = await claimImport(deps.db, now, now + IMPORT_LEASE_MS, id)
  if (row) await processImport(deps, row)
  return row !== null
}

async function processImport(deps: AppDeps, row: LeasedImport): Promise<void> {
  const { db, clock } = deps
  const now = clock.now()
  const end = { now, expiresAt: now + IMPORT_KEPT_DAYS * DAY_MS }
  const author = await findAuthor(deps, row)
  const [owlcast] =
    author && row.owlcastId ? await findOwlcast(db, { id: author.id, scopes: null }, now, row.owlcastId) : []
  if (!author || !owlcast) return endImport(db, row, 'cancelled', end)
  const item = await findNextItem(db, row.id, now)
  if (!item) return endImport(db, row, 'finished', end)
  if (item.dueAt > now) return releaseImport(db, row, item.dueAt)
  try {
    await importEpisode(deps, { author, owlcast, item, row })
  } catch (error) {
    await endEpisode(deps, item, error)
  }
  // The other imports are due before this one.
  await releaseImport(db, row, clock.now())
}

/** The author, who may publish; null while suspended or being deleted. */
async function findAuthor({ db, clock }: AppDeps, row: LeasedImport): Promise<ImportAuthor | null> {
  const found = await findImportAuthor(db, row.userId)
  if (!found || isSuspended(found.suspendedUntil, clock.now())) return null
  const { language, transcriptsOffSince, proExpiresAt, suspendedUntil: _, ...author } = found
  return {
    ...author,
    plan: getActivePlan(proExpiresAt, clock.now()),
    language: row.language ?? language ?? DEFAULT_LANGUAGE,
    hasTranscripts: transcriptsOffSince === null,
  }
}

type EpisodeInput = { author: ImportAuthor; owlcast: OwlcastRow; item: ImportItemRow; row: LeasedImport }

/** Stores the sound and publishes the recording in one batch with the state of the episode. */
async function importEpisode(deps: AppDeps, { author, owlcast, item, row }: EpisodeInput): Promise<void> {
  const { db, clock } = deps
  const post = {
    ...createEmptyPostRow(deps, author, owlcast.kind),
    id: item.newPostId,
    title: item.title || UNTITLED,
    content: item.description,
    owlcastId: owlcast.id,
    visibility: owlcast.visibility,
    priceCents: owlcast.priceCents,
    expiresAt: owlcast.expiresAt,
    language: row.language,
    // A row of an earlier version is dated when its feed is read again.
    createdAt: item.createdAt ?? 0,
    importedAt: clock.now(),
  }
  const flagged = await checkPostTexts(deps, post)
  const upload = await storeEpisodeSound(deps, author, item)
  // Published by an earlier import, whose rows are gone.
  if (upload.state === 'attached') return void (await completeItem(db, item))
  Object.assign(post, { mediaId: upload.id, seconds: upload.seconds ?? 0 })
  const { row: transcript, ...columns } = await prepareTranscript(
    deps,
    { ...post, createdAt: clock.now() },
    {
      mode: getEpisodeMode(),
      transcribe: null,
      isOnByDefault: author.hasTranscripts,
      language: author.language,
    },
  )
  Object.assign(post, columns)
  if (!(await isStillLeased(db, row))) return
  const { events } = await batch(db, {
    // Fails if another run has published it: both have the same id.
    post: addPost(db, post),
    transcript: transcript && insertTranscript(db, transcript),
    media: attachMedia(db, [upload.id]),
    item: completeItem(db, item),
    events: recordEvents(db, selectAuthorEventTargets(post.id), clock.now()),
    flag: createFlag(deps, flagged, { type: 'post', id: post.id }, { userId: author.id, title: post.title }),
  })
  dispatchEvents(deps, events)
}

/** The stored sound. An episode has one draft id for all imports of its author, but feeds number theirs alike. */
async function storeEpisodeSound(deps: AppDeps, author: PostAuthor, item: ImportItemRow) {
  const signal = AbortSignal.timeout(IMPORT_SOUND_MS)
  const sound = await openFirstSound(deps, item.url.split('\n'), signal)
  try {
    return await storeFetchedRecording(deps, author, {
      draftId: `import_${await hashToken(`${item.guidHash}\n${item.url}`)}`,
      mode: getEpisodeMode(),
      ...sound,
    })
  } catch (error) {
    throw error instanceof AppError || error instanceof EpisodeRefusal
      ? error
      : new EpisodeRefusal('unreachable', error)
  }
}

const PROBLEM_BY_CODE: Readonly<Record<string, ImportProblem>> = {
  'media.too_long': 'too_long',
  'media.too_large': 'too_large',
  'media.invalid': 'wrong_type',
  'media.damaged': 'damaged',
  'media.changes_format': 'changes_format',
  'media.wav_format': 'wav_format',
  'media.quota_exceeded': 'storage_full',
  'moderation.content_refused': 'text_refused',
}

/** Refuses an episode, or tries it again later if its host or we failed. */
async function endEpisode({ db, clock }: AppDeps, item: ImportItemRow, error: unknown): Promise<void> {
  const problem =
    error instanceof EpisodeRefusal
      ? error.problem
      : ((error instanceof AppError ? PROBLEM_BY_CODE[error.code] : undefined) ?? 'failed')
  const isTemporary = problem === 'unreachable' || problem === 'failed'
  const minutes = isTemporary ? IMPORT_RETRY_MINUTES[item.attempts] : undefined
  if (isTemporary) console.error(JSON.stringify({ episode: item.newPostId, error: formatError(error) }))
  if (minutes === undefined) return refuseItem(db, item, problem)
  await deferItem(db, item, { dueAt: clock.now() + minutes * MINUTE_MS, attempts: item.attempts + 1 })
}
