/** Spanish texts for files shared from other apps. */
import type * as English from '../shared-in'

export const SHARED_IN: typeof English.SHARED_IN = {
  lost: 'Owlcast no pudo recibir lo que compartiste. Elige el archivo aquí o pega el enlace.',
  none: 'Comparte un enlace a un podcast o un archivo de audio: WAV, MP3, OGG o M4A, menos de 50 MB.',
  busy: 'Lo que compartiste espera hasta que publiques o descartes esta grabación.',
}
