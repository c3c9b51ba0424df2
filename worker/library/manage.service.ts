/** Manages the music library (spec §2.3 MUE Manager): moderators only, each action is written to the audit log. */

import { AppError } from '../../domain/errors/app-error'
import type { ErrorCode } from '../../domain/errors/error-table'
import { appError } from '../../domain/errors/errors'
import { findSoundType, getTrackSeconds, resolveTrackFacts, toSlug } from '../../domain/library/library'
import type { LibraryStorage, LibrarySync } from '../../domain/library/library.schema'
import { sampleTracks } from '../../domain/library/sample-tracks'
import { LIBRARY_SYNC_LISTING } from '../../domain/limits'
import { FEED_CHANNEL, type LiveEvent, NO_KIND } from '../../domain/live/live'
import { toHex } from '../../domain/text/hex'
import { type AuditInput, createAuditEntry } from '../audit/audit.service'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { recordEvent } from '../events/events.repo'
import {
  clearCollections,
  insertTracks,
  type LibraryTrack,
  listLibraryTracks,
  upsertSounds,
} from './manage.repo'
import { listSounds, type StoredSound } from './storage'

type Deps = Pick<AppDeps, 'db' | 'clock' | 'ids' | 'media'>
type Actor = { id: string }

/** 'Setup Table': checks that the table responds and returns its number of tracks. Migrations created it. */
export function initializeLibrary(deps: Deps, actor: Actor): Promise<{ tracks: number }> {
  return withErrorCode('library.setup_failed', async () => {
    const { tracks } = await batch(deps.db, {
      tracks: listLibraryTracks(deps.db),
      audit: createAuditEntry(deps, actor, { action: 'library.setup' }),
    })
    return { tracks: tracks.length }
  })
}

/** 'Add Sample MUEs': adds the built-in samples whose files are in storage. Existing tracks stay as they are. */
export function importSampleTracks(deps: Deps, actor: Actor) {
  return withErrorCode('library.populate_failed', async () => {
    const [{ sounds }, knownTracks] = await Promise.all([listSounds(deps.media), listLibraryTracks(deps.db)])
    const files = sampleTracks().flatMap(({ slug, collection }) => {
      const file = sounds.find((item) => item.collection === collection && toSlug(item.key) === slug)
      return file ? [file] : []
    })
    const newFiles = files.filter(({ key }) => !knownTracks.some((item) => item.key === key))
    const missing = sampleTracks().length - files.length
    const rows = await toLibraryTracks(newFiles, knownTracks, {})
    const events = await writeLibrary(deps, actor, {
      action: 'library.samples',
      detail: { added: rows.length, missing },
      rows,
      clear: [],
    })
    return { answer: { added: rows.length, missing }, events }
  })
}

/** Lists the files in storage, so that the browser can measure their duration. */
export function getStorage(deps: Deps): Promise<LibraryStorage> {
  return withErrorCode('library.sync_failed', async () => {
    const [{ sounds, truncatedCollections }, knownTracks] = await Promise.all([
      listSounds(deps.media),
      listLibraryTracks(deps.db),
    ])
    return {
      hasMore: truncatedCollections.length > 0,
      sounds: sounds.map(({ key, collection, facts }) => {
        const { name, seconds } = resolveTrackFacts(key, facts, findKnownFacts(knownTracks, key))
        return { key, collection, name, seconds }
      }),
    }
  })
}

/**
 * 'Sync from Storage': replaces each collection by the files in storage, in one batch (D33). Collections without files stay as
 * they are, and everything does if listing fails. A truncated listing removes nothing from its collection, since missing
 * files may follow. Known files keep their id.
 */
export function syncLibraryFromStorage(
  deps: Deps,
  actor: Actor,
  { measured }: LibrarySync,
  limit = LIBRARY_SYNC_LISTING,
) {
  return withErrorCode('library.sync_failed', async () => {
    const [{ sounds, truncatedCollections }, knownTracks] = await Promise.all([
      listSounds(deps.media, limit),
      listLibraryTracks(deps.db),
    ])
    const lengths = Object.fromEntries(measured.map(({ key, seconds }) => [key, seconds]))
    const rows = await toLibraryTracks(sounds, knownTracks, lengths)
    const clear = [...new Set(rows.map(({ collection }) => collection))].filter(
      (collection) => !truncatedCollections.includes(collection),
    )
    const unlisted = knownTracks.filter(({ key }) => !rows.some((row) => row.key === key))
    const removed = unlisted.filter(({ track }) => clear.includes(track.collection)).length
    const kept = unlisted.length - removed
    const events = await writeLibrary(deps, actor, {
      action: 'library.sync',
      detail: { found: rows.length, kept, removed },
      rows,
      clear,
    })
    return {
      answer: { found: rows.length, tracks: rows.length + kept, hasMore: truncatedCollections.length > 0 },
      events,
    }
  })
}

type KnownTracks = Awaited<ReturnType<typeof listLibraryTracks>>
type LibraryChange = {
  action: AuditInput['action']
  detail: Record<string, number>
  rows: readonly LibraryTrack[]
  clear: readonly LibraryTrack['collection'][]
}

/** Writes media, tracks, audit entry and event in one batch. */
async function writeLibrary(
  deps: Deps,
  actor: Actor,
  { action, detail, rows, clear }: LibraryChange,
): Promise<LiveEvent[]> {
  const { db, clock } = deps
  const note = createAuditEntry(deps, actor, { action, detail })
  if (rows.length === 0) {
    await note
    return []
  }
  const at = clock.now()
  const event = {
    channel: FEED_CHANNEL,
    type: 'library.changed',
    kind: NO_KIND,
    id: 'library',
  } as const
  const {
    event: [recorded],
  } = await batch(db, {
    event: recordEvent(db, event, at),
    sounds: upsertSounds(db, rows, at),
    cleared: clear.length > 0 ? clearCollections(db, clear) : null,
    tracks: insertTracks(db, rows, at),
    audit: note,
  })
  return recorded ? [{ ...event, seq: recorded.seq }] : []
}

/** Converts files to rows. New ids are derived from keys, so that concurrent syncs write the same rows. */
function toLibraryTracks(
  sounds: readonly StoredSound[],
  knownTracks: KnownTracks,
  lengths: Readonly<Record<string, number>>,
): Promise<LibraryTrack[]> {
  return Promise.all(
    sounds.map(async ({ key, collection, bytes, facts }) => {
      const { seconds, ...rest } = resolveTrackFacts(key, facts, findKnownFacts(knownTracks, key))
      const present = knownTracks.find((item) => item.key === key)?.track
      const keyHash = await hashStorageKey(key)
      return {
        ...rest,
        id: present?.id ?? `trk_${keyHash}`,
        mediaId: present?.mediaId ?? `med_track_${keyHash}`,
        collection,
        key,
        bytes,
        type: findSoundType(key) ?? '',
        seconds: getTrackSeconds(seconds, Object.hasOwn(lengths, key) ? lengths[key] : undefined),
      }
    }),
  )
}

function findKnownFacts(knownTracks: KnownTracks, key: string) {
  const found = knownTracks.find((item) => item.key === key)
  return found && { ...found.track, seconds: found.seconds }
}

async function hashStorageKey(key: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key)))
  return toHex(hash.slice(0, 12))
}

/** Wraps any unexpected error in the specification's error for the action. */
async function withErrorCode<T>(code: ErrorCode, action: () => Promise<T>): Promise<T> {
  try {
    return await action()
  } catch (error) {
    throw error instanceof AppError ? error : appError(code, {}, undefined, error)
  }
}
