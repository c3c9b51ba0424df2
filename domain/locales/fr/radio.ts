/** French texts for what home plays: Dusk Radio, and what visitors hear. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/radio'

const counted = createPluralizer('fr')

export const RADIO: typeof English.RADIO = {
  hearTonight: 'Écoute ce qui s’est dit ce soir',
  tonightFacts: (posts, minutes) =>
    `${counted(posts, { one: '# publication', other: '# publications' })} · ${minutes} min · sans compte`,
  playsFirst: (name) => `D’abord ${name}`,
  newCount: (count) => counted(count, { one: '# nouveau', other: '# nouveaux' }),
  playNew: 'Écouter les nouveautés',
  start: (name) => `Commencer par ${name}`,
  faces: 'Qui y parle',
  heardAll: {
    title: 'C’était tout.',
    leaving: (count) =>
      counted(count, { one: '# part au coucher du soleil.', other: '# partent au coucher du soleil.' }),
    text: 'À demain.',
  },
  playAgain: 'Réécouter',
  playTonight: 'Écouter ce soir',
  tonightCount: (count) =>
    counted(count, { one: '# publication de ce soir', other: '# publications de ce soir' }),
  meet: 'Suis quelques personnes pour en faire la tienne',
  feed: 'Des personnes que tu suis',
  loading: 'Chargement de Radio crépuscule',
  introduce: 'Annoncer les noms',
  leavingNext: 'Bientôt partis',
  saidTonight: 'Dit ce soir',
  playsThen: 'Ensuite',
  spokenName: (name) => `De ${name}`,
  make: 'Enregistrer ou chercher',
}
