/** French texts of imports. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/imports'

const counted = createPluralizer('fr')
const formatCount = (count: number) => count.toLocaleString('fr')

export const IMPORTS: typeof English.IMPORTS = {
  section: 'Importer',
  title: 'Importer un podcast',
  hint: 'Ses épisodes deviennent les enregistrements d’un Owlcast.',
  start: 'Importer',
  url: 'Adresse du flux RSS',
  lengths: (free, pro) =>
    `Les épisodes peuvent durer jusqu’à ${free} minutes, avec Pro jusqu’à ${pro}. Les plus longs sont laissés de côté, et tu vois lesquels.`,
  chooseFeed: 'Cette page a plusieurs flux. Lequel est-ce\u202f?',
  read: 'Lire le flux',
  loading: 'Chargement de tes importations…',
  none: 'Aucune importation pour l’instant.',
  list: 'Tes importations',
  putCode:
    'Montre que ce podcast est le tien\u00a0: mets ce code dans la description de son flux, puis appuie sur Vérifier. Tu pourras l’enlever ensuite.',
  check: 'Vérifier le flux',
  copy: 'Copier le code',
  copied: 'Copié.',
  remove: 'Retirer',
  orEmail: (to) => `Ou reçois un code par e-mail à ${to}.`,
  codeSent: (to) => `Nous avons envoyé un code à ${to}.`,
  send: 'Envoyer le code',
  sendAgain: 'Envoyer un nouveau code',
  typedCode: 'Code reçu par e-mail',
  confirm: 'Confirmer',
  running: (done, total) => `${formatCount(done)} épisodes sur ${formatCount(total)} traités.`,
  goesOn: 'Tu peux fermer cette fenêtre. L’importation continue toute seule.',
  progress: 'Progression de l’importation',
  cancel: 'Annuler',
  finished: 'L’importation est terminée.',
  cancelled: 'Tu as annulé l’importation.',
  imported: (count) => counted(count, { one: '# épisode importé.', other: '# épisodes importés.' }),
  refused: (count) => counted(count, { one: '# a été laissé de côté.', other: '# ont été laissés de côté.' }),
  beyond: (count, max) =>
    counted(count, {
      one: `Ce flux contient # autre épisode. Une importation ne prend que les ${formatCount(max)} premiers.`,
      other: `Ce flux contient # autres épisodes. Une importation ne prend que les ${formatCount(max)} premiers.`,
    }),
  capped: (max, megabytes) =>
    `Ce flux contient d’autres épisodes. Une importation ne prend que les ${formatCount(max)} premiers, et au plus ${megabytes}\u202fMo.`,
  cutOff: 'Ce flux s’arrête au milieu. La suite manque.',
  repeat: 'Chercher de nouveaux épisodes',
  open: 'Ouvrir l’Owlcast',
  episodes: 'Épisodes',
  more: 'Afficher plus',
  untitled: 'Sans titre',
  states: {
    waiting: 'En attente',
    imported: 'Importé',
    refused: 'Un problème est survenu. Cherche de nouveaux épisodes pour réessayer.',
  },
  problems: {
    too_long: 'Plus long que ce que permet ton offre',
    too_large: 'Le fichier est trop volumineux',
    wrong_type: 'Ce n’est pas un fichier MP3 ou WAV',
    damaged: 'Le fichier est abîmé ou incomplet',
    changes_format: 'Le fichier change de format de son en cours de route, et les navigateurs s’arrêtent là',
    wav_format: 'Un WAV doit être en mono 16 bits, à une fréquence d’échantillonnage courante',
    no_sound: 'Cet épisode n’a pas de son',
    bad_address: 'Son adresse ne peut pas être ouverte',
    repeated: 'Cet épisode figure deux fois dans le flux',
    unreachable: 'Impossible de charger le fichier',
    storage_full: 'Ton espace est plein',
    text_refused: 'Contient des mots que ce site n’autorise pas',
    failed: 'Un problème est survenu. Cherche de nouveaux épisodes pour réessayer.',
  },
}

export const ARCHIVE_IMPORT: typeof English.ARCHIVE_IMPORT = {
  title: 'Reprendre un export',
  hint: 'Tes publications, depuis un fichier zip téléchargé sur un site Owlcast.',
  open: 'Reprendre',
  intro: 'Choisis le fichier zip obtenu avec « Télécharger tes données », ici ou sur un autre site Owlcast.',
  choose: 'Choisir le fichier zip',
  reading: 'Lecture du fichier…',
  from: (username, site, date) => `Exporté par @${username} depuis ${site} le ${date}.`,
  take: 'Ce que tu veux reprendre',
  profile: 'Nom, couleur et image de ton profil',
  dates: 'Tes publications gardent leur date et sont marquées comme importées. Personne n’est averti.',
  messages: 'Les messages restent de côté, car les personnes avec qui tu as échangé ne sont pas ici.',
  orphans: (count) =>
    counted(count, {
      one: '1 réponse à la publication de quelqu’un d’autre vient pour toi seulement.',
      other: '# réponses aux publications d’autres personnes viennent pour toi seulement.',
    }),
  omitted: {
    expired: (count) =>
      counted(count, {
        one: '1 publication s’est effacée et reste de côté.',
        other: '# publications se sont effacées et restent de côté.',
      }),
    no_recording: (count) =>
      counted(count, {
        one: '1 publication n’a pas d’enregistrement dans ce fichier et reste de côté.',
        other: '# publications n’ont pas d’enregistrement dans ce fichier et restent de côté.',
      }),
    hidden: (count) =>
      counted(count, {
        one: '1 publication masquée par la modération reste de côté.',
        other: '# publications masquées par la modération restent de côté.',
      }),
    owlcast_missing: (count) =>
      counted(count, {
        one: '1 enregistrement dans l’Owlcast de quelqu’un d’autre reste de côté.',
        other: '# enregistrements dans les Owlcasts d’autres personnes restent de côté.',
      }),
  },
  unknown: (count) =>
    counted(count, {
      one: '1 publication est d’un type que ce site n’a pas.',
      other: '# publications sont d’un type que ce site n’a pas.',
    }),
  nothing: 'Il n’y a rien à reprendre dans ce fichier.',
  start: 'Reprendre maintenant',
  running: (done, total) => `${formatCount(done)} sur ${formatCount(total)} terminées.`,
  keepOpen:
    'Laisse cette fenêtre ouverte. Si ça s’interrompt, choisis de nouveau le même fichier\u00a0: seul ce qui manque sera repris.',
  progress: 'Progression de la reprise',
  cancel: 'Annuler',
  cancelled: 'Tu as arrêté ici. Ce qui est déjà repris reste.',
  resume: 'Continuer',
  another: 'Choisir un autre fichier',
  imported: (count) => counted(count, { one: '# publication reprise.', other: '# publications reprises.' }),
  known: (count) => counted(count, { one: '# était déjà ici.', other: '# étaient déjà ici.' }),
  refused: (count) =>
    counted(count, { one: '# est restée de côté\u00a0:', other: '# sont restées de côté\u00a0:' }),
  damaged: 'Le son manque ou est abîmé.',
  done: 'Terminé',
  problems: {
    not_zip: 'Ce n’est pas un fichier zip.',
    foreign:
      'Ce n’est pas un export d’Owlcast, ou il est ancien. Télécharge tes données de nouveau et choisis ce fichier.',
    newer: 'Cet export vient d’une version plus récente d’Owlcast. Ce site doit d’abord être mis à jour.',
    damaged: 'Ce fichier est abîmé ou incomplet. Télécharge-le de nouveau.',
    too_large:
      'Une fois décompressé, ce fichier dépasse ce qu’un export peut contenir. Nous avons donc arrêté.',
  },
}
