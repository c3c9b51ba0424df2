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
  next: 'À suivre sur Radio crépuscule',
  minutes: (count) => `${count} min`,
  start: (name) => `Commencer par ${name}`,
  faces: 'Qui y parle',
  programme: 'Au programme',
  parts: {
    messages: (count) => counted(count, { one: '# message non écouté', other: '# messages non écoutés' }),
    followed: (count) => `${count} de personnes que tu suis`,
    fading: (count) => counted(count, { one: '# va s’effacer', other: '# vont s’effacer' }),
  },
  show: (part) => `Afficher : ${part}`,
  heardAll: { title: 'Tu as tout écouté', text: 'On te prévient quand une personne que tu suis parle.' },
  playAgain: (minutes) => `Réécouter aujourd’hui · ${minutes} min`,
  playTonight: 'Écouter ce soir',
  tonightCount: (count) =>
    counted(count, { one: '# publication de ce soir', other: '# publications de ce soir' }),
  meet: 'Suis quelques personnes pour en faire la tienne',
  feed: 'Des personnes que tu suis',
  everyone: 'Tout le monde',
  loading: 'Chargement de Radio crépuscule',
  introduce: 'Annoncer qui parle',
  spokenName: (name) => `De ${name}`,
  make: 'Enregistrer ou chercher',
}
