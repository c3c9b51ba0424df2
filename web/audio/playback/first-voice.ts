/**
 * The sound that the page plays before the app: `prerendered-hero.ts` makes the element, and the player goes on with it.
 */
import { FIRST_VOICE_ELEMENT, FIRST_VOICE_SLOT } from '../../../domain/posts/first-page'
import type { Playable } from './playable'
import type { PlayAllOptions } from './player-state'

/** The used part of the player, which imports this file. */
type ContinuingPlayer = {
  playAll: (items: readonly Playable[], options: PlayAllOptions) => void
  seekIn: (item: Playable, seconds: number) => void
}

function findFirstVoice(): HTMLAudioElement | null {
  return document.querySelector<HTMLAudioElement>(`audio#${FIRST_VOICE_ELEMENT}`)
}

/** The element that the page made, for one player; null if there is none, or it was taken. */
export function takeFirstVoice(): HTMLAudioElement | null {
  const element = findFirstVoice()
  element?.removeAttribute('id')
  return element
}

/** Whether the page shows its block. */
export function isFirstVoiceShown(): boolean {
  return document.querySelector(`.${FIRST_VOICE_SLOT}`)?.checkVisibility() ?? false
}

/** Whether the prerendered button has the focus. */
export function isFirstVoiceFocused(): boolean {
  return document.activeElement?.closest(`.${FIRST_VOICE_SLOT}`) != null
}

/**
 * Goes on with what a press before the app has started: plays the list from that sound, at the same place, or keeps the
 * place where it was paused. Stops a sound that is not in the list any more. Does nothing without such a press.
 */
export function resumeFirstVoice(
  { playAll, seekIn }: ContinuingPlayer,
  items: readonly Playable[],
  options: PlayAllOptions = {},
): void {
  const voice = findFirstVoice()
  if (voice?.dataset.pressed === undefined) return
  delete voice.dataset.pressed
  const url = voice.getAttribute('src')
  const item = items.find((each) => (each.intro ?? each).url === url)
  if (!item) voice.pause()
  else if (!voice.paused) playAll(items, { ...options, fromId: item.id })
  else if (!voice.ended) seekIn(item.intro ?? item, voice.currentTime)
}
