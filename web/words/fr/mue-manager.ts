/** French texts for the MUE Manager. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../mue-manager'

const counted = createPluralizer('fr')
const mues = (count: number) => counted(count, { one: '# MUE', many: '# de MUE', other: '# MUE' })
const samples = (count: number) => counted(count, { one: '# exemple de MUE', other: '# exemples de MUE' })

export const MANAGER: typeof English.MANAGER = {
  hint: 'Remplir la bibliothèque, ou la reprendre du stockage.',
  manage: 'Gérer',
  lead: 'La musique que tout le monde peut mettre sous sa voix.',
  actions: 'Que faire de la bibliothèque',
  setup: 'Préparer la table',
  samples: 'Ajouter des exemples',
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
  listing: 'Examen du stockage…',
  probing: (done, all) => `Mesure des durées\u202f: ${done} sur ${all}…`,
  working: 'En cours…',
  nothingStored: 'Le stockage ne contient aucun MUE. La bibliothèque reste comme elle est.',
  synced: (count, more) =>
    more
      ? `Synchronisé. La bibliothèque compte maintenant ${mues(count)}\u202f; le stockage contient plus de fichiers qu’on n’en lit d’un coup.`
      : `Synchronisé. La bibliothèque compte maintenant ${mues(count)}.`,
  confirm: {
    title: 'Remplacer la bibliothèque\u202f?',
    text: (now, then) =>
      `Dans la bibliothèque\u202f: ${mues(now)}. Dans le stockage\u202f: ${mues(then)}, qui en prennent la place. Les voix qui ont une musique de fond restent comme elles sont.`,
    keep: 'Garder',
    replace: 'Remplacer',
  },
  seconds: (seconds) => `${Math.round(seconds)}\u00a0s`,
  mood: 'Ambiance',
  genre: 'Genre',
  play: (name) => `Lire\u202f: ${name}`,
  stop: (name) => `Arrêter\u202f: ${name}`,
}
