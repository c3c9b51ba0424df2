/** Spanish texts for pauses that the player shortens, silence that is cut from a recording, and phrases struck out of it. */
import type * as English from '../en/pauses'

export const PAUSES: typeof English.PAUSES = {
  smartSpeed: 'Velocidad inteligente',
  smartSpeedHint: 'Acelera en las pausas, nunca en las palabras.',
  saved: (time) => `Tiempo ahorrado en este dispositivo: ${time}`,
  trimSilence: 'Quitar el silencio',
  trimmed: (time) => `Se quitaron ${time} de silencio.`,
}

export const STRIKES: typeof English.STRIKES = {
  phrases: 'Frases de tu grabación. Las pulsadas están tachadas.',
  hint: 'Toca lo que no querías decir. Tócalo otra vez para recuperarlo.',
  show: 'Mostrar mis palabras',
  onDevice: 'Se escriben en este dispositivo.',
  onDeviceOnce: (megabytes) => `Se escriben en este dispositivo. Descarga ${megabytes} MB una vez.`,
  refused: 'Tiene que quedar al menos un segundo.',
}
