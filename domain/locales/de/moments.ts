/** German texts for moments: the parts of a recording that replies refer to. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/moments'

const counted = createPluralizer('de')

export const MOMENTS: typeof English.MOMENTS = {
  choose: 'Moment auswählen',
  chooseOf: (title) => `Moment auswählen: ${title}`,
  changeOf: (title, range) => `Moment von ${title}: ${range}. Ändern`,
  group: (title) => `Moment von ${title}`,
  range: (from, to) => `${from} – ${to}`,
  hear: 'Diesen Moment hören',
  pause: 'Pause',
  whole: 'Lieber auf den ganzen Beitrag antworten',
  holdToAnswer: 'Halten, um hierauf zu antworten',
  orTap: 'oder tippen zum Starten, tippen zum Beenden',
  answer: 'Hierauf antworten',
  done: 'Fertig',
  replyHere: 'Auf diesen Moment antworten',
  copyLink: 'Link zu diesem Moment kopieren',
  hearBefore: (time) => `Hören, worauf das antwortet, ab ${time}`,
  mark: (name, time) => `${name} antwortet bei ${time}`,
  markOfMany: (count, time) => `${counted(count, { one: '# Antwort', other: '# Antworten' })} bei ${time}`,
  repliesHere: (count) => counted(count, { one: '# Antwort hierauf', other: '# Antworten hierauf' }),
  marks: (title) => `Antworten auf Momente von ${title}`,
  byMoment: 'Nach Moment',
  repliesTo: (range) => `Antworten auf ${range}`,
  showAll: 'Alle Antworten',
  playTogether: 'Mit Antworten abspielen',
  playTogetherHint: 'Jede Antwort erklingt an der Stelle, auf die sie antwortet.',
  playTogetherOf: (title) => `Mit Antworten abspielen: ${title}`,
  playedTogether: (title) => `${title}, mit Antworten`,
  at: (range) => `bei ${range}`,
  braidThread: 'Podcast-Apps dürfen das mit seinen Antworten als eine Aufnahme abspielen',
  braidReply: 'Podcast-Apps dürfen diese Antwort als Teil des Gesprächs abspielen',
}
