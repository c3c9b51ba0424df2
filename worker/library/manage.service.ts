/** Looking after the music library (spec §2.3 MUE Manager): only moderators, and every deed is written down. */

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

/** 'Setup Table': whether the table answers. Migrations made it; how many tracks it holds is what remains to be said. */
export function setUp(tools: Given, actor: Actor): Promise<{ tracks: number }> {
  return spoken('library.setup_failed', async () => {
    const [rows] = await tools.db.batch([
      filedTracks(tools.db),
      deedNote(tools, actor, { action: 'library.setup' }),
    ])
    return { tracks: rows.length }
  })
}

/** 'Add Sample MUEs': those of the built-in list whose files are in storage. What is there already stays as it is. */
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

/** What lies in storage, so that the browser can find out how long it is. */
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
 * 'Sync from Storage': each shelf becomes what lies in storage, in one batch (D33). A shelf of which nothing is listed
 * stays as it is, and so does everything when the listing fails. Of a shelf that is listed in part nothing is removed:
 * what is missing may lie beyond the listing's end. A file that is known keeps its id.
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

/** All of it or nothing: the sounds, the shelves, the note of who did it, and what listeners are told. */
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

/** Files as rows. New ids come from their keys, so that two syncs at once write the same. */
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

/** Whatever goes wrong is said in the specification's words for it. */
async function spoken<T>(code: ErrorCode, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Failure ? error : fail(code, {}, undefined, error)
  }
}
