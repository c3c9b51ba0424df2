/** French texts for the MUE Manager. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../mue-manager'

const counted = createPluralizer('fr')
const mues = (count: number) => counted(count, { one: '# MUE', many: '# de MUE', other: '# MUE' })
const samples = (count: number) => counted(count, { one: '# exemple de MUE', other: '# exemples de MUE' })

export const MUE_MANAGER: typeof English.MUE_MANAGER = {
  hint: 'Remplir la bibliothèque musicale, ou la charger depuis le stockage.',
  manage: 'Gérer',
  intro: 'De la musique que tout le monde peut ajouter à un enregistrement.',
  actions: 'Actions sur la bibliothèque',
  setup: 'Préparer la table',
  addSamples: 'Ajouter des exemples',
  sync: 'Synchroniser le stockage',
  refresh: 'Actualiser',
  empty:
    'Aucun MUE. Choisis «\u202fPréparer la table\u202f» et «\u202fAjouter des exemples\u202f» pour commencer.',
  loading: 'Chargement des MUE',
  ready: (count) => `La table des MUE est prête\u202f: ${mues(count)}.`,
  added: (added, absent) =>
    absent > 0
      ? `Ajout\u202f: ${samples(added)}. Encore sans fichier dans le stockage\u202f: ${absent}.`
      : `Ajout\u202f: ${samples(added)}.`,
  usingSamples: (count) => `${samples(count)} en service`,
  loaded: (count) => `Chargement terminé\u202f: ${mues(count)}.`,
  listing: 'Lecture du stockage…',
  measuring: (done, all) => `Mesure des durées\u202f: ${done} sur ${all}…`,
  working: 'En cours…',
  storageEmpty: 'Le stockage ne contient aucun MUE. La bibliothèque n’a pas changé.',
  synced: (count, more) =>
    more
      ? `Synchronisé. La bibliothèque compte maintenant ${mues(count)}. Le stockage contient plus de fichiers qu’on n’en lit d’un coup.`
      : `Synchronisé. La bibliothèque compte maintenant ${mues(count)}.`,
  confirm: {
    title: 'Remplacer la bibliothèque\u202f?',
    text: (now, then) =>
      `Dans la bibliothèque\u202f: ${mues(now)}. Dans le stockage\u202f: ${mues(then)}, qui en prennent la place. Les publications qui ont déjà une musique restent comme elles sont.`,
    cancel: 'Garder',
    replace: 'Remplacer',
  },
  seconds: (seconds) => `${Math.round(seconds)}\u00a0s`,
  mood: 'Ambiance',
  genre: 'Genre',
  playLabel: (name) => `Lire\u202f: ${name}`,
  stopLabel: (name) => `Arrêter\u202f: ${name}`,
}
