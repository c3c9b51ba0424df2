/** Playback position of each post for this session: in memory, and in session storage to survive a reload. */
import { readStored, writeStored } from '../../state/stored'

const KEY = 'owlcast.places'
const POSITIONS_MAX = 200
/** A post left this close to its end starts from the beginning. */
const END_SECONDS = 1

const positions = new Map<string, number>(readPositions())

/** The position in seconds at which a post resumes. */
export function getPlaybackPosition(id: string): number {
  return positions.get(id) ?? 0
}

/** Stores where a post was left; start and end are not stored. */
export function setPlaybackPosition(id: string, seconds: number, length: number) {
  positions.delete(id)
  if (seconds > 0 && !(length > 0 && seconds > length - END_SECONDS)) positions.set(id, seconds)
  const oldest = positions.size > POSITIONS_MAX ? positions.keys().next().value : undefined
  if (oldest !== undefined) positions.delete(oldest)
}

/** Writes the positions to session storage, when the page unloads. */
export function savePlaybackPositions() {
  writeStored('session', KEY, [...positions])
}

/** Deletes all positions: another user follows. */
export function clearPlaybackPositions(): void {
  positions.clear()
  writeStored('session', KEY, null)
}

function readPositions(): [string, number][] {
  return (readStored<unknown[]>('session', KEY, Array.isArray) ?? []).filter(isPositionEntry)
}

function isPositionEntry(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1])
}
