/** Spanish texts for moments: the parts of a recording that replies refer to. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/moments'

const counted = createPluralizer('es')

export const MOMENTS: typeof English.MOMENTS = {
  choose: 'Elegir un momento',
  chooseOf: (title) => `Elegir un momento de ${title}`,
  changeOf: (title, range) => `Momento de ${title}: ${range}. Cambiarlo`,
  group: (title) => `Momento de ${title}`,
  range: (from, to) => `${from} – ${to}`,
  hear: 'Oír este momento',
  pause: 'Pausa',
  whole: 'Mejor responder a toda la publicación',
  holdToAnswer: 'Mantén pulsado para responder',
  orTap: 'o toca para empezar, toca para parar',
  answer: 'Responder a esto',
  done: 'Listo',
  replyHere: 'Responder a este momento',
  copyLink: 'Copiar enlace a este momento',
  hearBefore: (time) => `Oír a qué responde, desde ${time}`,
  mark: (name, time) => `${name} responde en ${time}`,
  markOfMany: (count, time) =>
    `${counted(count, { one: '# respuesta', many: '# de respuestas', other: '# respuestas' })} en ${time}`,
  repliesHere: (count) =>
    counted(count, { one: '# respuesta aquí', many: '# de respuestas aquí', other: '# respuestas aquí' }),
  marks: (title) => `Respuestas a momentos de ${title}`,
  byMoment: 'Por momento',
  repliesTo: (range) => `Respuestas a ${range}`,
  showAll: 'Todas las respuestas',
  playTogether: 'Reproducir con respuestas',
  playTogetherHint: 'Cada respuesta suena en el momento al que responde.',
  playTogetherOf: (title) => `Reproducir con respuestas: ${title}`,
  playedTogether: (title) => `${title}, con respuestas`,
  at: (range) => `en ${range}`,
  braidThread: 'Las apps de podcasts pueden reproducir esto y sus respuestas como una sola grabación',
  braidReply: 'Las apps de podcasts pueden reproducir esta respuesta como parte de la conversación',
}
