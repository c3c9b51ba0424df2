/** THE table of keyboard shortcuts: keys, words and what they do. The help dialog is drawn from it. */
import { getDefaultStore } from 'jotai'
import { SEEK_STEP_SECONDS } from '../../../domain/limits'
import { player } from '../../audio/player'
import { overlayAtom } from '../../state/overlay'
import { goTo } from '../../state/view'
import type { ShortcutWords } from '../../words/shortcuts'

/** Does its work; `false` leaves the key to the browser. */
type Run = () => unknown

export type Shortcut = {
  words: ShortcutWords
  /** By `KeyboardEvent.key`, in lower case. */
  keys: Record<string, Run>
  /** Means something else while the record screen is open. */
  notInRecorder?: true
}

export const SHORTCUTS: readonly Shortcut[] = [
  { words: 'playPause', keys: { ' ': playOrPause }, notInRecorder: true },
  { words: 'record', keys: { r: () => goTo('record') } },
  { words: 'search', keys: { '/': search } },
  { words: 'cards', keys: { j: () => moveCard(1), k: () => moveCard(-1) } },
  { words: 'reply', keys: { e: replyHere } },
  {
    words: 'seek',
    keys: { arrowleft: () => seekBy(-SEEK_STEP_SECONDS), arrowright: () => seekBy(SEEK_STEP_SECONDS) },
    notInRecorder: true,
  },
  {
    words: 'speed',
    keys: { '[': () => player.stepRate(-1), ']': () => player.stepRate(1) },
    notInRecorder: true,
  },
  { words: 'help', keys: { '?': () => getDefaultStore().set(overlayAtom, 'shortcuts') } },
]

function playOrPause() {
  const { now } = player.getSnapshot()
  if (!now) return false
  player.toggle(now)
}

/** To the search field of the page, or to that of home. */
function search() {
  const field = [...document.querySelectorAll<HTMLElement>('[data-finder]')].find((one) =>
    one.checkVisibility(),
  )
  if (field) field.focus()
  else goTo('home', { search: '' })
}

function seekBy(seconds: number) {
  if (!player.getSnapshot().now) return false
  player.skip(seconds)
}

/** Focuses the next or previous card of the page, counted from the one in focus. */
function moveCard(step: 1 | -1) {
  const cards = [...document.querySelectorAll<HTMLElement>('#main article[tabindex]')]
  const at = cards.findIndex((card) => card.contains(document.activeElement))
  const next = at === -1 ? cards[0] : cards[at + step]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** Opens the recorder under the card in focus, or under the reply in it. */
function replyHere() {
  const voice = document.activeElement?.closest('[data-post]')
  const button = voice?.querySelector<HTMLElement>('[data-reply]')
  if (!button) return false
  if (!voice?.querySelector(':scope > :is(.replypanel, .replyclosed)')) button.click()
}
