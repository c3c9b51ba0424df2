/** Spanish texts for files shared from other apps. */
import type * as English from '../shared-in'

export const SHARED_IN: typeof English.SHARED_IN = {
  lost: 'No pudimos abrir lo que compartiste. Elige el archivo aquí o pega el enlace.',
  none: 'Comparte un enlace a un podcast o un archivo de audio (WAV, MP3, OGG o M4A) de menos de 50 MB.',
  recordingOpen: 'Primero publica o descarta esta grabación. Luego abriremos lo que compartiste.',
}
