/** The keyboard shortcuts: keys, labels and actions. The help dialog is generated from this table. */
import { SEEK_STEP_SECONDS } from '../../../../domain/audio/playback.limits'
import type { ShortcutLabel } from '../../../../domain/locales/en/account'
import { hasTranscript } from '../../../api/transcripts/transcripts.queries'
import { player } from '../../../audio/playback/player'
import { openOverlay } from '../../../state/overlays'
import { isRecordScreenOpen } from '../../../state/record-screen'
import { pressReply, replyToPlaying } from '../../../state/reply-to-playing'
import { toggleSpokenReply } from '../../../state/spoken-reply'
import { goTo } from '../../../state/view'

/** Runs the action; `false` leaves the key to the browser. */
type ShortcutAction = () => unknown

export type Shortcut = {
  label: ShortcutLabel
  /** By `KeyboardEvent.key`, in lower case. */
  keys: Record<string, ShortcutAction>
  /** Has another meaning on the record screen. */
  notInRecorder?: true
}

export const SHORTCUTS: readonly Shortcut[] = [
  { label: 'playPause', keys: { ' ': togglePlayback }, notInRecorder: true },
  { label: 'record', keys: { r: () => isRecordScreenOpen() || goTo('record') } },
  { label: 'search', keys: { '/': focusSearch } },
  { label: 'cards', keys: { j: () => moveCard(1), k: () => moveCard(-1) } },
  { label: 'next', keys: { n: playNext }, notInRecorder: true },
  { label: 'reply', keys: { e: replyToFocused } },
  { label: 'replyToMoment', keys: { m: replyToMomentPlaying }, notInRecorder: true },
  { label: 'spokenReply', keys: { a: toggleSpokenReply }, notInRecorder: true },
  {
    label: 'seek',
    keys: { arrowleft: () => seekBy(-SEEK_STEP_SECONDS), arrowright: () => seekBy(SEEK_STEP_SECONDS) },
    notInRecorder: true,
  },
  { label: 'transcript', keys: { t: showWords }, notInRecorder: true },
  {
    label: 'speed',
    keys: { '[': () => player.stepRate(-1), ']': () => player.stepRate(1) },
    notInRecorder: true,
  },
  { label: 'help', keys: { '?': () => openOverlay('shortcuts') } },
]

function togglePlayback() {
  const { now } = player.getSnapshot()
  if (!now) return false
  player.toggle(now)
}

/** Opens the stage with the moment that sounds. */
function replyToMomentPlaying() {
  const { now } = player.getSnapshot()
  if (!now?.post) return false
  void import('../../../parts/moments/reply-to-moment-at').then(({ replyToMomentAt }) => replyToMomentAt(now))
}

/** Opens the full player at the spoken phrase. */
function showWords() {
  const { now } = player.getSnapshot()
  if (!now || !hasTranscript(now)) return false
  openOverlay('player', { atWords: true })
}

function playNext() {
  if (player.getSnapshot().next.length === 0) return false
  player.next()
}

/** Focuses the visible search field, else opens home with it. */
function focusSearch() {
  const field = [...document.querySelectorAll<HTMLElement>('[data-finder]')].find((element) =>
    element.checkVisibility(),
  )
  if (field) field.focus()
  else goTo('home', { search: '' })
}

function seekBy(seconds: number) {
  if (!player.getSnapshot().now) return false
  player.skip(seconds)
}

/** Focuses the next or previous card, relative to the focused one. */
function moveCard(step: 1 | -1) {
  const cards = [...document.querySelectorAll<HTMLElement>('#main article[tabindex]')]
  const at = cards.findIndex((card) => card.contains(document.activeElement))
  const next = at === -1 ? cards[0] : cards[at + step]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** Opens the recorder of the focused card or reply, else of the playing post. */
function replyToFocused() {
  const focusedPost = document.activeElement?.closest('[data-post]')
  if (focusedPost?.querySelector('[data-reply]')) return pressReply(focusedPost)
  const { now } = player.getSnapshot()
  if (now?.authorId === undefined) return false
  replyToPlaying(now)
}
