/** Italian texts for files shared from other apps. */
import type * as English from '../shared-in'

export const SHARED_IN: typeof English.SHARED_IN = {
  lost: 'Non è stato possibile aprire ciò che hai condiviso. Scegli qui il file o incolla il link.',
  none: 'Condividi il link di un podcast o un file audio (WAV, MP3, OGG o M4A) di meno di 50 MB.',
  recordingOpen: 'Prima pubblica o scarta questa registrazione. Poi apriremo ciò che hai condiviso.',
}
