/** Manages the music library (spec §2.3 MUE Manager): moderators only, each action is written to the audit log. */

import { type ErrorCode, fail } from '../../domain/errors'
import { Failure } from '../../domain/failure'
import { toHex } from '../../domain/hex'
import { factsOf, slugOfKey, soundType, trackSeconds } from '../../domain/library'
import type { Storage, Sync } from '../../domain/library.schema'
import { LIBRARY_SYNC_LISTING } from '../../domain/limits'
import { FEED_CHANNEL, type LiveEvent, NO_KIND } from '../../domain/live'
import { sampleTracks } from '../../domain/sample-tracks'
import { deedNote, type Noted } from '../audit/audit.service'
import type { Tools } from '../context'
import { recordEvent } from '../live/events.repo'
import { clearShelves, type FiledTrack, filedTracks, fileSounds, fileTracks } from './manage.repo'
import { listSounds, type StoredSound } from './storage'

type Given = Pick<Tools, 'db' | 'clock' | 'ids' | 'media'>
type Actor = { id: string }

/** 'Setup Table': checks that the table responds and returns its number of tracks. Migrations created it. */
export function setUp(tools: Given, actor: Actor): Promise<{ tracks: number }> {
  return spoken('library.setup_failed', async () => {
    const [rows] = await tools.db.batch([
      filedTracks(tools.db),
      deedNote(tools, actor, { action: 'library.setup' }),
    ])
    return { tracks: rows.length }
  })
}

/** 'Add Sample MUEs': adds the built-in samples whose files are in storage. Existing tracks stay as they are. */
export function addSamples(tools: Given, actor: Actor) {
  return spoken('library.populate_failed', async () => {
    const [{ sounds }, known] = await Promise.all([listSounds(tools.media), filedTracks(tools.db)])
    const files = sampleTracks().flatMap(({ slug, shelf }) => {
      const file = sounds.find((one) => one.shelf === shelf && slugOfKey(one.key) === slug)
      return file ? [file] : []
    })
    const fresh = files.filter(({ key }) => !known.some((one) => one.key === key))
    const absent = sampleTracks().length - files.length
    const rows = await filed(fresh, known, {})
    const events = await write(tools, actor, {
      action: 'library.samples',
      detail: { added: rows.length, absent },
      rows,
      clear: [],
    })
    return { answer: { added: rows.length, absent }, events }
  })
}

/** Lists the files in storage, so that the browser can measure their duration. */
export function storage(tools: Given): Promise<Storage> {
  return spoken('library.sync_failed', async () => {
    const [{ sounds, cut }, known] = await Promise.all([listSounds(tools.media), filedTracks(tools.db)])
    return {
      more: cut.length > 0,
      sounds: sounds.map(({ key, shelf, facts }) => {
        const { name, seconds } = factsOf(key, facts, knownAs(known, key))
        return { key, shelf, name, seconds }
      }),
    }
  })
}

/**
 * 'Sync from Storage': replaces each shelf by the files in storage, in one batch (D33). Shelves without files stay as
 * they are, and everything does if listing fails. A truncated listing removes nothing from its shelf, since missing
 * files may follow. Known files keep their id.
 */
export function syncLibrary(tools: Given, actor: Actor, { probed }: Sync, limit = LIBRARY_SYNC_LISTING) {
  return spoken('library.sync_failed', async () => {
    const [{ sounds, cut }, known] = await Promise.all([
      listSounds(tools.media, limit),
      filedTracks(tools.db),
    ])
    const lengths = Object.fromEntries(probed.map(({ key, seconds }) => [key, seconds]))
    const rows = await filed(sounds, known, lengths)
    const clear = [...new Set(rows.map(({ shelf }) => shelf))].filter((shelf) => !cut.includes(shelf))
    const unlisted = known.filter(({ key }) => !rows.some((row) => row.key === key))
    const removed = unlisted.filter(({ track }) => clear.includes(track.shelf)).length
    const kept = unlisted.length - removed
    const events = await write(tools, actor, {
      action: 'library.sync',
      detail: { found: rows.length, kept, removed },
      rows,
      clear,
    })
    return { answer: { found: rows.length, tracks: rows.length + kept, more: cut.length > 0 }, events }
  })
}

type Known = Awaited<ReturnType<typeof filedTracks>>
type Writing = {
  action: Noted['action']
  detail: Record<string, number>
  rows: readonly FiledTrack[]
  clear: readonly FiledTrack['shelf'][]
}

/** Writes media, tracks, audit entry and event in one batch. */
async function write(
  tools: Given,
  actor: Actor,
  { action, detail, rows, clear }: Writing,
): Promise<LiveEvent[]> {
  const { db, clock } = tools
  const note = deedNote(tools, actor, { action, detail })
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
  const [[told]] = await db.batch([
    recordEvent(db, event, at),
    fileSounds(db, rows, at),
    ...(clear.length > 0 ? [clearShelves(db, clear)] : []),
    fileTracks(db, rows, at),
    note,
  ])
  return told ? [{ ...event, seq: told.seq }] : []
}

/** Converts files to rows. New ids are derived from keys, so that concurrent syncs write the same rows. */
function filed(
  sounds: readonly StoredSound[],
  known: Known,
  lengths: Readonly<Record<string, number>>,
): Promise<FiledTrack[]> {
  return Promise.all(
    sounds.map(async ({ key, shelf, bytes, facts }) => {
      const { seconds, ...rest } = factsOf(key, facts, knownAs(known, key))
      const present = known.find((one) => one.key === key)?.track
      const mark = await markOf(key)
      return {
        ...rest,
        id: present?.id ?? `trk_${mark}`,
        mediaId: present?.mediaId ?? `med_track_${mark}`,
        ...{ shelf, key, bytes, type: soundType(key) ?? '' },
        seconds: trackSeconds(seconds, Object.hasOwn(lengths, key) ? lengths[key] : undefined),
      }
    }),
  )
}

function knownAs(known: Known, key: string) {
  const found = known.find((one) => one.key === key)
  return found && { ...found.track, seconds: found.seconds }
}

async function markOf(key: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key)))
  return toHex(hash.slice(0, 12))
}

/** Wraps any unexpected error in the specification's error for the action. */
async function spoken<T>(code: ErrorCode, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Failure ? error : fail(code, {}, undefined, error)
  }
}
