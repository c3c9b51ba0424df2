/**
 * Posts that the user heard, here or on another device: in local storage, one entry per user and one for visitors.
 * Posts that the server does not know yet are kept in `unsent` until it confirms, so a cut network loses nothing.
 */
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { readStored, writeStored } from './stored'

type Entry = {
  ids: ReadonlySet<string>
  unsent: readonly string[]
  /** The server's time up to which `ids` holds what other devices heard (ms). */
  since: number
}
type StoredEntry = { ids: string[]; unsent: string[]; since: number }
type HeardState = Entry & { ownerId: string | null }

/** Ids that a visitor's device remembers. */
const VISITOR_IDS_MAX = 1000
const EMPTY: Entry = { ids: new Set(), unsent: [], since: 0 }
const KEY = 'owlcast.heard'
const getKey = (ownerId: string | null) => (ownerId === null ? KEY : `${KEY}.${ownerId}`)

const stateAtom = atom<HeardState | null>(null)
const idsAtom = atom((get) => get(stateAtom)?.ids ?? EMPTY.ids)

/** Ids of all heard posts. */
export function useHeardPosts(): ReadonlySet<string> {
  return useAtomValue(idsAtom)
}

/** Whether this post was heard; renders again only when that changes. */
export function useIsHeard(id: string): boolean {
  return useAtomValue(useMemo(() => atom((get) => get(idsAtom).has(id)), [id]))
}

/** Ids of all heard posts, for code outside components. */
export function getHeardIds(): ReadonlySet<string> {
  return getDefaultStore().get(idsAtom)
}

/** Loads what this user, or the visitor, heard. A visitor who signs in keeps what they heard on this device. */
export function setHeardOwner(ownerId: string | null): void {
  if (getDefaultStore().get(stateAtom)?.ownerId === ownerId) return
  getDefaultStore().set(stateAtom, { ...readEntry(ownerId), ownerId })
  if (ownerId === null) return
  const visitorIds = [...readEntry(null).ids]
  writeEntry(null, null)
  addHeardPosts(visitorIds)
}

/** Marks posts as heard on this device. */
export function addHeardPosts(ids: readonly string[]): void {
  change((entry, ownerId) => {
    const added = ids.filter((id) => !entry.ids.has(id))
    if (added.length === 0) return entry
    const all = [...entry.ids, ...added]
    return ownerId === null
      ? { ...entry, ids: new Set(all.slice(-VISITOR_IDS_MAX)) }
      : { ...entry, ids: new Set(all), unsent: [...entry.unsent, ...added] }
  })
}

/** Adds what other devices heard, as the server listed it at its time `now` (ms). */
export function mergeHeardPosts(
  ownerId: string,
  { ids, now }: { ids: readonly string[]; now: number },
): void {
  change((entry, owner) =>
    owner === ownerId ? { ...entry, ids: new Set([...entry.ids, ...ids]), since: now } : entry,
  )
}

/** Ids that the server does not know yet, oldest first. */
export function getUnsentHeardPosts(): readonly string[] {
  return getDefaultStore().get(stateAtom)?.unsent ?? []
}

/** The server's time (ms) up to which other devices are known. */
export function getHeardSince(): number {
  return getDefaultStore().get(stateAtom)?.since ?? 0
}

/** The server knows these, or will never take them. */
export function confirmHeardPosts(ownerId: string, ids: readonly string[]): void {
  change((entry, owner) =>
    owner === ownerId ? { ...entry, unsent: entry.unsent.filter((id) => !ids.includes(id)) } : entry,
  )
}

/** Calls back when something was heard, sent or merged. Returns the function that stops it. */
export function onHeardPostsChange(listener: () => void): () => void {
  return getDefaultStore().sub(stateAtom, listener)
}

/** Removes the account's history from this device, except what the server does not know yet. */
export function leaveHeardPosts(): void {
  const state = getDefaultStore().get(stateAtom)
  if (!state || state.ownerId === null) return
  if (state.unsent.length > 0)
    writeEntry(state.ownerId, { ids: new Set(state.unsent), unsent: state.unsent, since: 0 })
  else writeEntry(state.ownerId, null)
  getDefaultStore().set(stateAtom, null)
}

/** Takes over what another tab stored. */
export function syncHeardPosts({ key }: Pick<StorageEvent, 'key'>): void {
  const state = getDefaultStore().get(stateAtom)
  if (state && key === getKey(state.ownerId)) change((entry) => entry)
}

/** Changes the stored entry, which other tabs may have changed since it was read. */
function change(update: (entry: Entry, ownerId: string | null) => Entry): void {
  const state = getDefaultStore().get(stateAtom)
  if (!state) return
  const { ownerId } = state
  const stored = readEntry(ownerId)
  // Without storage, memory is all there is.
  const latest = stored === EMPTY ? state : stored
  const entry = update(latest, ownerId)
  if (entry !== latest) writeEntry(ownerId, entry)
  getDefaultStore().set(stateAtom, { ...entry, ownerId })
}

function readEntry(ownerId: string | null): Entry {
  const stored = readStored<StoredEntry>('local', getKey(ownerId), isStoredEntry)
  return stored ? { ...stored, ids: new Set(stored.ids) } : EMPTY
}

/** Null removes it. Without storage it is remembered until the page unloads. */
function writeEntry(ownerId: string | null, entry: Entry | null): void {
  const stored = entry && { ids: [...entry.ids], unsent: entry.unsent, since: entry.since }
  writeStored('local', getKey(ownerId), stored)
}

function isStoredEntry({ ids, unsent, since }: Partial<StoredEntry>): boolean {
  return Array.isArray(ids) && Array.isArray(unsent) && typeof since === 'number'
}
