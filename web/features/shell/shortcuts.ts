/** THE table of keyboard shortcuts: keys, words and what they do. The help dialog is drawn from it. */
import { getDefaultStore } from 'jotai'
import { overlayAtom } from '../../state/overlay'
import { goTo } from '../../state/view'
import { SHORTCUT_WORDS } from '../../words/shortcuts'

export type Shortcut = {
  words: string
  /** `KeyboardEvent.key`, in lower case. */
  keys: Record<string, () => void>
  /** Left to the recorder while its screen is open. */
  notInRecorder?: true
}

export const SHORTCUTS: readonly Shortcut[] = [
  { words: SHORTCUT_WORDS.record, keys: { r: () => goTo('record') } },
  {
    words: SHORTCUT_WORDS.cards,
    keys: { j: () => moveCard(1), k: () => moveCard(-1) },
  },
  { words: SHORTCUT_WORDS.help, keys: { '?': () => getDefaultStore().set(overlayAtom, 'shortcuts') } },
]

/** Focuses the next or previous card of the page, counted from the one in focus. */
function moveCard(step: 1 | -1) {
  const cards = [...document.querySelectorAll<HTMLElement>('#main article[tabindex]')]
  const at = cards.findIndex((card) => card.contains(document.activeElement))
  const next = at === -1 ? cards[0] : cards[at + step]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}
