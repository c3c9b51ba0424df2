/** Playback position of each post for this session: in memory, and in session storage to survive a reload. */
const KEY = 'owlcast.places'
const KEPT = 200
/** A post left this close to its end starts from the beginning. */
const END_SECONDS = 1

const places = new Map<string, number>(read())

/** The position in seconds at which a post resumes. */
export function placeOf(id: string): number {
  return places.get(id) ?? 0
}

/** Stores where a post was left; start and end are not stored. */
export function keepPlace(id: string, seconds: number, length: number) {
  places.delete(id)
  if (seconds > 0 && !(length > 0 && seconds > length - END_SECONDS)) places.set(id, seconds)
  const oldest = places.size > KEPT ? places.keys().next().value : undefined
  if (oldest !== undefined) places.delete(oldest)
}

/** Writes the positions to session storage, when the page unloads. */
export function savePlaces() {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...places]))
  } catch {
    // Full or blocked storage loses the positions only.
  }
}

function read(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPlace) : []
  } catch {
    return []
  }
}

function isPlace(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1])
}
