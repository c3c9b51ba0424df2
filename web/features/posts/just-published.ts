/** The post that this device has just published: a bird lands on its card, once. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'

/** How long the feed may take to show the card (ms). */
const WAIT_MS = 20_000

const justPublishedAtom = atom<string | null>(null)

/** Lets the bird land on the card of a new post. Does nothing for users who prefer reduced motion. */
export function markJustPublished(id: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const store = getDefaultStore()
  store.set(justPublishedAtom, id)
  setTimeout(() => clearJustPublished(id), WAIT_MS)
}

/** Ends it, once it was seen or skipped. A later post is not affected. */
export function clearJustPublished(id: string): void {
  getDefaultStore().set(justPublishedAtom, (current) => (current === id ? null : current))
}

/** The id of the post that was just published, or null. */
export function useJustPublished(): string | null {
  return useAtomValue(justPublishedAtom)
}
