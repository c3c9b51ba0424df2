/** French texts for what home plays: Dusk Radio, and what visitors hear. */
import type * as English from '../en/radio'

export const RADIO: typeof English.RADIO = {
  hearTonight: 'Écoute ce qui s’est dit ce soir',
  tonightFacts: (posts, minutes) =>
    `${posts === 1 ? '1 post' : `${posts} posts`} · ${minutes} min · sans compte`,
  playsFirst: (name) => `D’abord ${name}`,
  newCount: (count) => (count > 1 ? `${count} nouveaux` : `${count} nouveau`),
  playNew: 'Écouter les nouveautés',
  next: 'À suivre sur Radio crépuscule',
  minutes: (count) => `${count} min`,
  start: (name) => `Commencer par ${name}`,
  faces: 'Qui y parle',
  programme: 'Au programme',
  parts: {
    messages: (count) => (count > 1 ? `${count} messages non écoutés` : `${count} message non écouté`),
    followed: (count) => `${count} de personnes que tu suis`,
    fading: (count) => (count > 1 ? `${count} vont s’effacer` : `${count} va s’effacer`),
  },
  show: (part) => `Afficher : ${part}`,
  heardAll: { title: 'Tu as tout écouté', text: 'On te prévient quand une personne que tu suis parle.' },
  playAgain: (minutes) => `Réécouter aujourd’hui · ${minutes} min`,
  playTonight: 'Écouter ce soir',
  tonightCount: (count) => (count > 1 ? `${count} posts de ce soir` : `${count} post de ce soir`),
  meet: 'Suis quelques personnes pour en faire la tienne',
  feed: 'Des personnes que tu suis',
  everyone: 'Tout le monde',
  loading: 'Chargement de Radio crépuscule',
  introduce: 'Annoncer qui parle',
  spokenName: (name) => `De ${name}`,
  make: 'Enregistrer ou chercher',
}
