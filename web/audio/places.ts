/** Where each voice was left, for this session: in memory, and in the tab's storage so that a reload keeps it. */
const KEY = 'owlcast.places'
const KEPT = 200
/** What was left this close to its end starts again from the beginning. */
const END_SECONDS = 1

const places = new Map<string, number>(read())

/** The seconds at which a voice goes on. */
export function placeOf(id: string): number {
  return places.get(id) ?? 0
}

/** Keeps where a voice was left; the start and the end are not worth keeping. */
export function keepPlace(id: string, seconds: number, length: number) {
  places.delete(id)
  if (seconds > 0 && !(length > 0 && seconds > length - END_SECONDS)) places.set(id, seconds)
  const oldest = places.size > KEPT ? places.keys().next().value : undefined
  if (oldest !== undefined) places.delete(oldest)
}

/** Writes them down, when the page is about to go. */
export function savePlaces() {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...places]))
  } catch {
    // A full or forbidden storage costs only the places.
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
