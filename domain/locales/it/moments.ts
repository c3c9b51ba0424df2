/** Italian texts for moments: the parts of a recording that replies refer to. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/moments'

const counted = createPluralizer('it')

export const MOMENTS: typeof English.MOMENTS = {
  choose: 'Scegli un momento',
  chooseOf: (title) => `Scegli un momento di ${title}`,
  changeOf: (title, range) => `Momento di ${title}: ${range}. Cambialo`,
  group: (title) => `Momento di ${title}`,
  range: (from, to) => `${from} – ${to}`,
  hear: 'Ascolta questo momento',
  pause: 'Pausa',
  whole: 'Rispondi invece a tutto il post',
  holdToAnswer: 'Tieni premuto per rispondere',
  orTap: 'o tocca per iniziare, tocca per fermare',
  answer: 'Rispondi a questo',
  done: 'Fatto',
  replyHere: 'Rispondi a questo momento',
  copyLink: 'Copia link a questo momento',
  hearBefore: (time) => `Ascolta a che cosa risponde, da ${time}`,
  mark: (name, time) => `${name} risponde a ${time}`,
  markOfMany: (count, time) =>
    `${counted(count, { one: '# risposta', many: '# di risposte', other: '# risposte' })} a ${time}`,
  repliesHere: (count) =>
    counted(count, { one: '# risposta qui', many: '# di risposte qui', other: '# risposte qui' }),
  marks: (title) => `Risposte a momenti di ${title}`,
  byMoment: 'Per momento',
  repliesTo: (range) => `Risposte a ${range}`,
  showAll: 'Tutte le risposte',
  playTogether: 'Riproduci con le risposte',
  playTogetherHint: 'Ogni risposta suona nel momento a cui risponde.',
  playTogetherOf: (title) => `Riproduci con le risposte: ${title}`,
  playedTogether: (title) => `${title}, con le risposte`,
  at: (range) => `a ${range}`,
  braidThread: 'Le app di podcast possono riprodurre questo e le risposte come un’unica registrazione',
  braidReply: 'Le app di podcast possono riprodurre questa risposta come parte della conversazione',
}
