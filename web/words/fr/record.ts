/** French texts for the record screen. */
import { createPluralizer } from '../../../domain/plural'
import { endSentence } from '../../../domain/text'
import type * as English from '../record'

const counted = createPluralizer('fr')

export const START_LABELS: typeof English.START_LABELS = {
  plain: 'Enregistrer',
  reading: 'Lire et enregistrer',
  song: 'Enregistrer ma chanson',
  overTrack: 'Enregistrer sur le MUE',
}

export const PUBLISH_LABELS: typeof English.PUBLISH_LABELS = {
  mue: { alone: 'Envoyer', withTrack: 'Envoyer' },
  squawk: { alone: 'Publier le squawk', withTrack: 'Squawk + MUE' },
  nightingale: { alone: 'Chanson', withTrack: 'Chanson' },
}

export const RECORD: typeof English.RECORD = {
  heading: 'Enregistrer',
  modes: 'Qu’enregistres-tu\u202f?',
  soon: 'bientôt',
  soonHint: 'Ce type de voix est encore en construction. Les autres sont prêts.',
  deck: 'Enregistreur',
  details: 'Détails',
  notOpened: 'Cet enregistrement n’a pas pu être ouvert ici.',
  back: 'Retour',
  cancel: 'Annuler',
  limit: (limit) => `${limit} au plus`,
  toGo: (limit, left) => `${limit} au plus · reste ${left}`,
  left: (left) => `reste ${left}`,
  recorded: 'Enregistré',
  asking: 'En attente du micro',
  recording: 'Enregistrement en cours',
  paused: 'En pause',
  shortcutStart: 'ou touche',
  shortcutsRecording: 'Espace met en pause, Entrée arrête',
  shortcutsPaused: 'Espace reprend, Entrée arrête',
  pause: 'Pause',
  resume: 'Reprendre',
  stop: 'Arrêter l’enregistrement',
  redo: 'Refaire',
  listen: 'Réécouter',
  playPreview: 'Écouter l’enregistrement',
  stopPreview: 'Arrêter l’écoute',
  mixing: 'La musique se glisse sous ta voix',
  seekPreview: 'Position dans ton enregistrement',
  voiceWith: (track) => `Ta voix, avec ${track} en dessous`,
  timer: 'Temps enregistré',
  level: 'Niveau du micro',
  elapsed: (elapsed, total) => `${elapsed} sur ${total}`,
  microphone: 'Micro',
  microphoneDefault: 'Au choix de l’appareil',
  headphones: 'Mets un casque, pour que la musique ne revienne pas par ton micro.',
  losslessCapped: (minutes) => `Le WAV sans perte est activé\u202f: ${minutes} minutes au plus.`,
  upgradeHint: (minutes) => `Pro enregistre ${minutes} minutes.`,
  upgrade: 'Passer à Pro',
  how: 'Comment',
  howToAllow: 'Ouvre les réglages du site à côté de l’adresse, autorise le micro, puis réessaie.',
}

export const ANNOUNCE: typeof English.ANNOUNCE = {
  started: 'Enregistrement commencé',
  paused: 'Enregistrement en pause',
  resumed: 'L’enregistrement reprend',
  left: (seconds) => counted(seconds, { one: 'Reste # seconde', other: 'Restent # secondes' }),
  stopped: (time) => `Enregistrement arrêté à ${time}. Réécoute, refais ou publie.`,
}

export const FORM: typeof English.FORM = {
  title: 'Titre',
  count: (n, max) => `${n} / ${max}`,
  tags: 'Tags',
  tagsNeeded: () => 'requis ici',
  tagsHint: 'Des mots séparés par des espaces. Le # s’ajoute tout seul.',
  description: 'Description',
  optional: 'facultatif',
}

export const DISCARD: typeof English.DISCARD = {
  heading: 'Abandonner cet enregistrement\u202f?',
  body: (time) => `Tu as parlé ${time}. Cette action est irréversible.`,
  keep: 'Garder',
  discard: 'Abandonner',
}

export const PUBLISH: typeof English.PUBLISH = {
  publishing: () => 'Publication en cours',
  stages: {
    mixing: 'La musique se glisse sous ta voix',
    encoding: 'Plus petit pour le voyage',
    uploading: 'En route',
    posting: 'Presque fini',
  },
  attempt: (n, of) => `Essai ${n} sur ${of}`,
  progress: 'Publication',
  cancel: 'Annuler',
  cancelled: 'Non publié. Ton enregistrement est toujours là.',
  done: (name, link) => `${name}\u202f: c’est publié\u202f! Lien à partager\u202f: ${link}`,
  sent: (name, to) => `${name} envoyé à ${to}.`,
  phoneNotYet: 'Les messages vers un téléphone ne sont pas encore possibles\u202f: envoie le lien toi-même.',
  copy: 'Copier le lien',
  copied: 'Lien copié\u202f!',
  signIn: 'Connecte-toi pour publier. Ton enregistrement attend ici.',
  signInToSend: 'Connecte-toi pour envoyer un message.',
  gone: 'Cet enregistrement a déjà été publié.',
  busy: 'Un autre onglet publie cet enregistrement.',
  waitsOffline: 'Enregistré. Ce sera publié quand tu seras en ligne.',
  waits: (failure) =>
    `${endSentence(failure.replace(/ Réessaie\.$/, ''))} Ton enregistrement est en sécurité sur cet appareil et partira tout seul.`,
}
