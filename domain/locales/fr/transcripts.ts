/** French texts for the spoken words of posts: reading, correcting, settings, words made on the device. */
import type * as English from '../en/transcripts'

export const TRANSCRIPT: typeof English.TRANSCRIPT = {
  waiting: 'Nous écrivons les paroles. Environ une minute.',
  edited: 'Paroles modifiées',
  more: 'plus',
  less: 'moins',
  moreOf: (title) => `plus de ${title}`,
  lessOf: (title) => `moins de ${title}`,
  open: 'Transcription',
  heading: (title) => `Ce qui a été dit dans ${title}`,
  loading: 'Chargement des paroles',
  phrase: (time, text) => `${time}, ${text}`,
  playFrom: (time, title) => `Écouter ${title} à partir de ${time}`,
}

export const TRANSCRIPT_PROBLEM_TEXTS: typeof English.TRANSCRIPT_PROBLEM_TEXTS = {
  no_speech: 'Pas de paroles ici. On dirait de la musique ou du bruit.',
  unsupported_language: 'Pas encore de paroles pour cette langue.',
  unreadable: 'Pas de paroles ici. Nous n’avons pas pu lire le son.',
  not_configured: 'Pas de paroles ici. Ce site ne les écrit pas encore.',
  failed: 'Pas de paroles ici. Elles n’ont pas pu être écrites.',
}

export const WORDS_EDITOR: typeof English.WORDS_EDITOR = {
  make: 'Écrire les paroles',
  heading: 'Corriger les paroles',
  makeHeading: 'Paroles de cette publication',
  hint: 'Tes changements gardent leur place dans le son.',
  segment: (time) => `Paroles à ${time}`,
  playFrom: (time) => `Écouter à partir de ${time}`,
  language: 'Langue parlée',
  again: 'Les écrire à nouveau',
  againHint: 'Mauvaise langue ? Choisis la bonne. Tes corrections sont remplacées.',
  start: 'Écrire les paroles',
  makeHint: 'On peut lire en écoutant, et la recherche trouve ce que tu as dit.',
  privateHint: 'Ce message est privé. Un service vocal l’écoute une fois pour écrire les paroles.',
  remove: 'Retirer les paroles',
  removeHeading: 'Retirer les paroles ?',
  removeText: 'On ne peut plus lire, et la recherche ne trouve plus ce que tu as dit. Le son reste.',
  keep: 'Les garder',
  cancel: 'Annuler',
  save: 'Enregistrer les paroles',
  saving: 'Enregistrement des paroles',
  saved: 'Paroles enregistrées',
  requested: 'Nous écrivons les paroles.',
  newest: 'Ce qui est enregistré maintenant',
  removed: 'Paroles retirées',
}

export const WORDS_CHOICE: typeof English.WORDS_CHOICE = {
  language: 'Langue parlée',
  write: 'Écrire les paroles',
  writeHint: 'On peut lire en écoutant, et la recherche trouve ce que tu as dit.',
  privateHint: 'Les paroles des messages privés ne vont jamais à un service vocal, sauf si tu l’actives.',
  setting: 'Paroles pour mes publications publiques',
  settingHint:
    'Nous écrivons ce que tu dis, pour qu’on puisse le lire et le trouver. Tu choisis à chaque publication.',
  loadingSetting: 'Chargement de ton choix sur les paroles',
}

export const DEVICE_WORDS: typeof English.DEVICE_WORDS = {
  whenAsked: 'Privé. Les paroles ne s’affichent qu’à ta demande, sur cet appareil.',
  show: 'Afficher les paroles',
  hide: 'Masquer les paroles',
  askHeading: 'Afficher les paroles sur cet appareil ?',
  askText: (megabytes) =>
    `Ton navigateur les écrit : le message ne quitte jamais cet appareil. Il télécharge ${megabytes} Mo une fois.`,
  download: (megabytes) => `Télécharger ${megabytes} Mo`,
  notNow: 'Pas maintenant',
  making: 'Écriture des paroles sur cet appareil',
  progress: (percent) => `${percent} %`,
  cancel: 'Annuler',
  made: 'Fait sur cet appareil',
}

export const TITLE_PROPOSAL: typeof English.TITLE_PROPOSAL = {
  ask: (title) => `L’appeler « ${title} » ?`,
}
