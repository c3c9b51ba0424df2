/** Portuguese texts for moments: the parts of a recording that replies refer to. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/moments'

const counted = createPluralizer('pt')

export const MOMENTS: typeof English.MOMENTS = {
  choose: 'Escolher um momento',
  chooseOf: (title) => `Escolher um momento de ${title}`,
  changeOf: (title, range) => `Momento de ${title}: ${range}. Mudar`,
  group: (title) => `Momento de ${title}`,
  range: (from, to) => `${from} – ${to}`,
  hear: 'Ouvir este momento',
  pause: 'Pausar',
  whole: 'Responder ao post inteiro',
  holdToAnswer: 'Segure para responder',
  orTap: 'ou toque para começar, toque para parar',
  answer: 'Responder a isto',
  done: 'Pronto',
  replyHere: 'Responder a este momento',
  copyLink: 'Copiar link para este momento',
  hearBefore: (time) => `Ouvir a que isto responde, a partir de ${time}`,
  mark: (name, time) => `${name} responde em ${time}`,
  markOfMany: (count, time) =>
    `${counted(count, { one: '# resposta', many: '# de respostas', other: '# respostas' })} em ${time}`,
  repliesHere: (count) =>
    counted(count, { one: '# resposta aqui', many: '# de respostas aqui', other: '# respostas aqui' }),
  marks: (title) => `Respostas a momentos de ${title}`,
  byMoment: 'Por momento',
  repliesTo: (range) => `Respostas a ${range}`,
  showAll: 'Todas as respostas',
  playTogether: 'Tocar com as respostas',
  playTogetherHint: 'Cada resposta toca no momento a que responde.',
  playTogetherOf: (title) => `Tocar com as respostas: ${title}`,
  playedTogether: (title) => `${title}, com as respostas`,
  at: (range) => `em ${range}`,
  braidThread: 'Apps de podcast podem tocar isto e as respostas como uma só gravação',
  braidReply: 'Apps de podcast podem tocar esta resposta como parte da conversa',
}
