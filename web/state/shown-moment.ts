/** Of which moment a thread shows the replies; one post at a time. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'

/** In ms: the replies to moments that start from `fromMs` to `toMs`, and where the last of these moments ends. */
type ShownMoment = { postId: string; fromMs: number; toMs: number; endMs: number }

const shownAtom = atom<ShownMoment | null>(null)

/** Shows the replies to some moments only; null shows all again. */
export function showMoment(moment: ShownMoment | null): void {
  getDefaultStore().set(shownAtom, moment)
}

/** The moment of which the thread of a post shows the replies; null for all. */
export function useShownMoment(postId: string): ShownMoment | null {
  const shown = useAtomValue(shownAtom)
  return shown?.postId === postId ? shown : null
}
