/** Dutch texts for moments: the parts of a recording that replies refer to. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/moments'

const counted = createPluralizer('nl')

export const MOMENTS: typeof English.MOMENTS = {
  choose: 'Kies een moment',
  chooseOf: (title) => `Kies een moment van ${title}`,
  changeOf: (title, range) => `Moment van ${title}: ${range}. Wijzigen`,
  group: (title) => `Moment van ${title}`,
  range: (from, to) => `${from} – ${to}`,
  hear: 'Dit moment horen',
  pause: 'Pauze',
  whole: 'Liever op de hele post antwoorden',
  holdToAnswer: 'Houd ingedrukt om te antwoorden',
  orTap: 'of tik om te starten, tik om te stoppen',
  answer: 'Hierop antwoorden',
  done: 'Klaar',
  replyHere: 'Op dit moment antwoorden',
  copyLink: 'Link naar dit moment kopiëren',
  hearBefore: (time) => `Hoor waar dit op antwoordt, vanaf ${time}`,
  mark: (name, time) => `${name} antwoordt op ${time}`,
  markOfMany: (count, time) => `${counted(count, { one: '# antwoord', other: '# antwoorden' })} op ${time}`,
  repliesHere: (count) => counted(count, { one: '# antwoord hierop', other: '# antwoorden hierop' }),
  marks: (title) => `Antwoorden op momenten van ${title}`,
  byMoment: 'Per moment',
  repliesTo: (range) => `Antwoorden op ${range}`,
  showAll: 'Alle antwoorden',
  playTogether: 'Met antwoorden afspelen',
  playTogetherHint: 'Elk antwoord klinkt bij het moment waarop het reageert.',
  playTogetherOf: (title) => `Met antwoorden afspelen: ${title}`,
  playedTogether: (title) => `${title}, met antwoorden`,
  at: (range) => `op ${range}`,
  braidThread: 'Podcast-apps mogen dit en de antwoorden als één opname afspelen',
  braidReply: 'Podcast-apps mogen dit antwoord als deel van het gesprek afspelen',
}
