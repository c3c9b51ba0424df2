/** Portuguese texts for pauses that the player shortens, silence that is cut from a recording, and phrases struck out of it. */
import type * as English from '../en/pauses'

export const PAUSES: typeof English.PAUSES = {
  smartSpeed: 'Velocidade inteligente',
  smartSpeedHint: 'Acelera nas pausas, nunca nas palavras.',
  saved: (time) => `Tempo poupado neste dispositivo: ${time}`,
  trimSilence: 'Cortar o silêncio',
  trimmed: (time) => `Cortados ${time} de silêncio.`,
}

export const STRIKES: typeof English.STRIKES = {
  phrases: 'Frases da sua gravação. As pressionadas estão riscadas.',
  hint: 'Toque no que você não quis dizer. Toque de novo para trazer de volta.',
  show: 'Mostrar minhas palavras',
  onDevice: 'Escritas neste aparelho.',
  onDeviceOnce: (megabytes) => `Escritas neste aparelho. Baixa ${megabytes} MB uma vez.`,
  refused: 'Precisa sobrar pelo menos um segundo.',
}
