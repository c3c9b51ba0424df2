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
  read: 'Lire le flux',
  loading: 'Chargement de tes importations…',
  none: 'Aucune importation pour l’instant.',
  list: 'Tes importations',
  putCode:
    'Montre que ce podcast est le tien : mets ce code dans la description de son flux, puis appuie sur Vérifier. Tu pourras l’enlever ensuite.',
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
  capped: (max) => `Ce flux contient plus d’épisodes. Nous avons lu les ${formatCount(max)} premiers.`,
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
    unreachable: 'Impossible de charger le fichier',
    storage_full: 'Ton espace est plein',
    text_refused: 'Contient des mots que ce site n’autorise pas',
    failed: 'Un problème est survenu. Cherche de nouveaux épisodes pour réessayer.',
  },
}
