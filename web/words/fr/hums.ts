/** French texts for the form of a healing story and its script reader. */
import type * as English from '../hums'

export const HUM: typeof English.HUM = {
  heading: 'Commencer une histoire de guérison',
  intro:
    'Nous faisons de tes réponses un texte que tu lis à voix haute, puis d’autres ajoutent leur voix à la tienne.',
  notAdvice: 'Des mots bienveillants, pas un avis médical.',
  who: 'Pour qui est-elle\u202f?',
  recipientName: 'Nom de la personne',
  alias: 'Nom dans le texte',
  aliasHint: 'Ce que tout le monde lit et entend à la place. Sinon, le texte dit le nom de la personne.',
  condition: 'Ce dont elle souffre',
  well: 'À quoi ressemble aller bien\u202f?',
  wellHint: 'au présent',
  presentOutcome: 'Ce qui va déjà bien',
  wholenessFeeling: 'Sentiment de plénitude',
  meaningPurpose: 'Sens et but',
  witnesses: 'Témoins',
  sound: 'Comment doit-elle sonner\u202f?',
  emotionWords: 'Mots d’émotion',
  tone: 'Ton',
  length: 'Longueur',
  language: 'Langue',
  spiritual: 'Langage spirituel',
  closure: 'Ajouter une conclusion',
  theirs: 'Qui peut la trouver\u202f?',
  consent: 'J’ai le droit de parler de cette personne',
  unlisted: 'Seulement avec le lien',
  unlistedHint: 'Conseillé tant que le texte dit le vrai nom.',
  keep: 'Garder mes réponses avec l’histoire',
  keepHint: 'Sinon elles restent sur cet appareil. Les autres ne les voient jamais.',
  create: 'Créer le texte',
  again: 'Recréer le texte',
  card: 'Texte de l’intention de guérison',
  script: 'Texte',
  about: (time) => `environ ${time}`,
  empty: 'Ton texte apparaît ici.',
  edit: 'Modifier le texte',
  done: 'Terminer',
  record: 'Lire et enregistrer',
  failed: 'Le texte n’a pas pu être chargé. Réessaie.',
}

export const READING: typeof English.READING = {
  label: 'Lire à voix haute',
  slower: 'Plus lent',
  faster: 'Plus vite',
  follow: 'Faire défiler avec moi',
  hold: 'Arrêter le défilement',
  pace: (percent) => `Rythme ${percent}\u202f%`,
}

export const EMOTION_WORDS: typeof English.EMOTION_WORDS = {
  love: 'amour',
  compassion: 'compassion',
  gratitude: 'gratitude',
  courage: 'courage',
  peace: 'paix',
  wonder: 'émerveillement',
  relief: 'soulagement',
}

export const TONE_WORDS: typeof English.TONE_WORDS = {
  classic: 'classique',
  gentle: 'doux',
  bold: 'audacieux',
}

export const LENGTH_WORDS: typeof English.LENGTH_WORDS = {
  short: 'courte',
  medium: 'moyenne',
  long: 'longue',
}
