/**
 * Says the name of each author of Dusk Radio before their post, softly, with the browser's own voice. Silent where the
 * browser has none, and when the setting is off.
 */
import { getDefaultStore } from 'jotai'
import { getLocale } from '../../../domain/i18n/i18n'
import { RADIO } from '../../../domain/locales/en/radio'
import { HOME } from '../../../domain/locales/en/shell'
import { player } from '../../audio/playback/player'
import { canIntroduce, introductionsAtom } from '../../state/device-settings'

const VOLUME = 0.6
/** A browser may never report the end of speech, as in the background. */
const SPEECH_MAX_MS = 4000

let stopIntroducing: () => void = () => undefined

/** Introduces the posts of Dusk Radio until something else is played. */
export function startIntroductions(): void {
  stopIntroducing()
  if (!canIntroduce()) return
  let introducedId: string | null = null
  let isSpeaking = false
  const update = () => {
    const { now, state, name } = player.getSnapshot()
    if (!now || name !== HOME.radio) return stop()
    if (isSpeaking && state === 'playing') return void speechSynthesis.cancel()
    // The clip before a post has no author to name.
    if (!now.post || now.id === introducedId || state !== 'loading') return
    introducedId = now.id
    if (!getDefaultStore().get(introductionsAtom) || speechSynthesis.getVoices().length === 0) return
    isSpeaking = true
    player.pause()
    void readAloud(RADIO.spokenName(now.author)).then(() => {
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
