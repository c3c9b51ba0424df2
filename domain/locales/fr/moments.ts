/** French texts for moments: the parts of a recording that replies refer to. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/moments'

const counted = createPluralizer('fr')

export const MOMENTS: typeof English.MOMENTS = {
  choose: 'Choisir un moment',
  chooseOf: (title) => `Choisir un moment de ${title}`,
  changeOf: (title, range) => `Moment de ${title} : ${range}. Le changer`,
  group: (title) => `Moment de ${title}`,
  range: (from, to) => `${from} – ${to}`,
  hear: 'Écouter ce moment',
  pause: 'Pause',
  whole: 'Répondre plutôt à toute la publication',
  holdToAnswer: 'Maintiens pour répondre',
  orTap: 'ou touche pour démarrer, touche pour arrêter',
  answer: 'Répondre à ceci',
  done: 'Terminé',
  replyHere: 'Répondre à ce moment',
  copyLink: 'Copier le lien vers ce moment',
  hearBefore: (time) => `Écouter à quoi cela répond, à partir de ${time}`,
  mark: (name, time) => `${name} répond à ${time}`,
  markOfMany: (count, time) =>
    `${counted(count, { one: '# réponse', many: '# de réponses', other: '# réponses' })} à ${time}`,
  repliesHere: (count) =>
    counted(count, { one: '# réponse ici', many: '# de réponses ici', other: '# réponses ici' }),
  marks: (title) => `Réponses à des moments de ${title}`,
  byMoment: 'Par moment',
  repliesTo: (range) => `Réponses à ${range}`,
  showAll: 'Toutes les réponses',
  playTogether: 'Écouter avec les réponses',
  playTogetherHint: 'Chaque réponse passe au moment auquel elle répond.',
  playTogetherOf: (title) => `Écouter avec les réponses\u00a0: ${title}`,
  playedTogether: (title) => `${title}, avec les réponses`,
  at: (range) => `à ${range}`,
  braidThread: 'Les apps de podcasts peuvent lire ceci et ses réponses comme un seul enregistrement',
  braidReply: 'Les apps de podcasts peuvent lire cette réponse dans la conversation',
}
