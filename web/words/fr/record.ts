/** French texts for the record screen. */
import { createPluralizer } from '../../../domain/i18n/plural'
import { endSentence } from '../../../domain/text/text'
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
  comingSoon: 'bientôt',
  comingSoonHint: 'Celui-ci est encore en préparation. Les autres sont prêts.',
  recorder: 'Enregistreur',
  details: 'Détails',
  openFailed: 'Impossible d’ouvrir cet enregistrement. Termine celui en cours ou recharge la page.',
  back: 'Retour',
  cancel: 'Annuler',
  limit: (limit) => `${limit} au plus`,
  limitAndRemaining: (limit, left) => `${limit} au plus · reste ${left}`,
  remaining: (left) => `reste ${left}`,
  recorded: 'Enregistré',
  waitingForMicrophone: 'En attente du micro',
  recording: 'Enregistrement en cours',
  paused: 'En pause',
  shortcutStart: 'ou touche',
  shortcutsRecording: 'Espace met en pause, Entrée arrête',
  shortcutsPaused: 'Espace reprend, Entrée arrête',
  pause: 'Pause',
  resume: 'Reprendre',
  stop: 'Arrêter l’enregistrement',
  redo: 'Refaire',
  listenBack: 'Réécouter',
  playPreview: 'Écouter l’enregistrement',
  stopPreview: 'Arrêter l’écoute',
  mixing: 'Mixage de la musique',
  seekPreview: 'Position dans ton enregistrement',
  voiceWithTrack: (track) => `Ta voix avec ${track}`,
  recordedTime: 'Temps enregistré',
  microphoneLevel: 'Niveau du micro',
  elapsed: (elapsed, total) => `${elapsed} sur ${total}`,
  microphone: 'Micro',
  defaultMicrophone: 'Micro par défaut',
  headphones: 'Mets un casque pour que ton micro ne capte pas la musique.',
  losslessLimit: (minutes) => `Le WAV sans perte est activé. Tu peux enregistrer jusqu’à ${minutes} minutes.`,
  upgradeHint: (minutes) => `Avec Pro, tu enregistres jusqu’à ${minutes} minutes.`,
  upgrade: 'Passer à Pro',
  showHow: 'Voir comment',
  allowMicrophoneHelp: 'Ouvre les réglages du site à côté de l’adresse, autorise le micro, puis réessaie.',
}

export const ANNOUNCEMENTS: typeof English.ANNOUNCEMENTS = {
  started: 'Enregistrement commencé',
  paused: 'Enregistrement en pause',
  resumed: 'Enregistrement repris',
  secondsLeft: (seconds) => counted(seconds, { one: 'Reste # seconde', other: 'Restent # secondes' }),
  stopped: (time) => `Enregistrement arrêté à ${time}. Réécoute, refais ou publie.`,
}

export const RECORD_FORM: typeof English.RECORD_FORM = {
  title: 'Titre',
  count: (n, max) => `${n} / ${max}`,
  tags: 'Tags',
  tagsRequired: () => 'requis ici',
  tagsHint: 'Sépare les tags par des espaces. Nous ajoutons le #.',
  description: 'Description',
  optional: 'facultatif',
}

export const DISCARD: typeof English.DISCARD = {
  heading: 'Abandonner cet enregistrement\u202f?',
  body: (time) => `Cet enregistrement dure ${time}. Cette action est irréversible.`,
  cancel: 'Garder',
  discard: 'Abandonner',
}

export const PUBLISH: typeof English.PUBLISH = {
  publishing: () => 'Publication en cours',
  stages: {
    mixing: 'Mixage de la musique',
    encoding: 'Compression',
    uploading: 'Envoi',
    posting: 'Publication',
  },
  attempt: (n, of) => `Essai ${n} sur ${of}`,
  progress: 'Publication',
  cancel: 'Annuler',
  cancelled: 'Non publié. Ton enregistrement est toujours là.',
  published: (name, link) => `${name}\u202f: c’est publié\u202f! Lien à partager\u202f: ${link}`,
  sent: (to) => `Envoyé à ${to}.`,
  phoneUnavailable: 'Les messages vers un téléphone ne sont pas encore disponibles. Envoie le lien toi-même.',
  copyLink: 'Copier le lien',
  linkCopied: 'Lien copié\u202f!',
  signInToPublish: 'Connecte-toi pour publier. Ton enregistrement reste ici.',
  signInToSend: 'Connecte-toi pour envoyer un message.',
  alreadyPublished: 'Tu as déjà publié cet enregistrement.',
  publishingInOtherTab: 'Un autre onglet publie cet enregistrement.',
  savedOffline: 'Enregistré. Ce sera publié quand tu seras en ligne.',
  savedAfterFailure: (failure) =>
    `${endSentence(failure.replace(/ Réessaie\.$/, ''))} Ton enregistrement est sauvegardé. Nous le publierons automatiquement.`,
}
