/** Italian texts for files shared from other apps. */
import type * as English from '../shared-in'

export const SHARED_IN: typeof English.SHARED_IN = {
  lost: 'Owlcast non ha potuto prendere ciò che hai condiviso. Scegli qui il file, o incolla il link.',
  none: 'Condividi il link di un podcast, o un file audio: WAV, MP3, OGG o M4A, meno di 50 MB.',
  busy: 'Ciò che hai condiviso aspetta che questa registrazione sia pubblicata o scartata.',
}
