/**
 * Values in the storage of this browser: `local` for all tabs, `session` for this one. Storage may be blocked, missing
 * or full: then nothing is read, and nothing is written.
 */
type Area = 'local' | 'session'

const getStorage = (area: Area) => (area === 'local' ? localStorage : sessionStorage)

/** Returns the stored text; null without one. */
export function readStoredText(area: Area, key: string): string | null {
  try {
    return getStorage(area).getItem(key)
  } catch {
    return null
  }
}

/** Returns the stored object or list; null without one, and for one that `isValid` refuses or fails to read. */
export function readStored<Value extends object>(
  area: Area,
  key: string,
  isValid: (stored: Partial<Value>) => boolean = () => true,
): Value | null {
  try {
    const stored = JSON.parse(readStoredText(area, key) ?? 'null')
    return typeof stored === 'object' && stored !== null && isValid(stored) ? stored : null
  } catch {
    return null
  }
}

/** Stores a text as it is and anything else as JSON; null removes it. Returns false when storage refuses. */
export function writeStored(area: Area, key: string, value: string | object | null): boolean {
  try {
    const storage = getStorage(area)
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Removes everything whose key begins with `prefix`. */
export function removeStored(area: Area, prefix: string): void {
  try {
    const storage = getStorage(area)
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
  } catch {
    // Blocked storage holds nothing.
  }
}
