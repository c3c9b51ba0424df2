/**
 * Says the name of each author before their post, softly, with the browser's own voice. Silent where the browser has
 * none, and when the setting is off.
 */
import { getDefaultStore } from 'jotai'
import { getLocale } from '../../../domain/i18n/i18n'
import { RADIO } from '../../../domain/locales/en/radio'
import { player } from '../../audio/playback/player'
import { introductionsAtom } from '../../state/device-settings'

const VOLUME = 0.6
/** A browser may never report the end of speech, as in the background. */
const SPEECH_MAX_MS = 4000

let stopIntroducing: () => void = () => undefined

/** Whether this browser can speak. */
export function canIntroduce(): boolean {
  return 'speechSynthesis' in window
}

/** Introduces the posts of a programme, by id, until something else is played. */
export function startIntroductions(nameById: ReadonlyMap<string, string>): void {
  stopIntroducing()
  if (!canIntroduce()) return
  let introducedId: string | null = null
  let isSpeaking = false
  const update = () => {
    const { now, state } = player.getSnapshot()
    const name = now && nameById.get(now.id)
    if (!name) {
      // The intro of a post, or something else. Only the latter ends the programme.
      if (!now || !player.getSnapshot().next.some(({ id }) => nameById.has(id))) stop()
      return
    }
    if (isSpeaking && state === 'playing') return void speechSynthesis.cancel()
    if (now.id === introducedId || state !== 'loading') return
    introducedId = now.id
    if (!getDefaultStore().get(introductionsAtom) || speechSynthesis.getVoices().length === 0) return
    isSpeaking = true
    player.pause()
    void readAloud(RADIO.spokenName(name)).then(() => {
      isSpeaking = false
      const after = player.getSnapshot()
      if (after.now?.id === introducedId && after.state === 'paused') player.play()
    })
  }
  const unsubscribe = player.subscribe(update)
  const stop = () => {
    unsubscribe()
    if (isSpeaking) speechSynthesis.cancel()
  }
  stopIntroducing = stop
  update()
}

/** Resolves when the text was spoken, cancelled, or took too long. */
function readAloud(text: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = getLocale()
  utterance.volume = VOLUME
  utterance.onend = () => resolve()
  utterance.onerror = () => resolve()
  setTimeout(() => {
    resolve()
  }, SPEECH_MAX_MS)
  speechSynthesis.speak(utterance)
  return promise
}
