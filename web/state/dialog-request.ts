import { atom, getDefaultStore, useAtomValue } from 'jotai'

/** The request for a dialog that opens from anywhere: null while it is closed. Its component is a lazy chunk. */
export function createDialogRequest<T>() {
  const store = getDefaultStore()
  const requestAtom = atom<T | null>(null)
  return {
    get: () => store.get(requestAtom),
    open: (request: T) => store.set(requestAtom, request),
    close: () => store.set(requestAtom, null),
    useRequest: () => useAtomValue(requestAtom),
  }
}
