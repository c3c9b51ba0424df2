/** Atoms of settings that are kept in local storage, the same in every tab. */
import { atomWithStorage, createJSONStorage } from 'jotai/utils'
import { readStoredText } from './stored'

const storage = createJSONStorage<unknown>()
const { getItem } = storage
/** jotai parses missing values too and catches the error: most settings are unset, and each error records a stack at page load. */
storage.getItem = (key, initial) => (readStoredText('local', key) === null ? initial : getItem(key, initial))

/** Returns an atom that reads the stored value at once. */
export function createStoredAtom<Value>(key: string, initial: Value) {
  return atomWithStorage<Value>(key, initial, storage as ReturnType<typeof createJSONStorage<Value>>, {
    getOnInit: true,
  })
}
