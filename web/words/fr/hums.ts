/** French texts for the form of a healing story and its script reader. */
import type * as English from '../hums'

export const HUM: typeof English.HUM = {
  heading: 'Commencer une histoire de guérison',
  intro:
    'Nous faisons de tes réponses un texte à lire à voix haute. D’autres peuvent ajouter leur voix après la tienne.',
  notAdvice: 'Des mots bienveillants, pas un avis médical.',
  recipientHeading: 'Pour qui est-elle\u202f?',
  recipientName: 'Nom de la personne',
  alias: 'Nom dans le texte',
  aliasHint: 'Les autres lisent et entendent ce nom. Laisse vide pour utiliser le nom de la personne.',
  condition: 'Ce dont elle souffre',
  outcomeHeading: 'Une fois que tout va bien',
  outcomeHint: 'au présent',
  presentOutcome: 'À quoi ressemble la vie une fois que tout va bien\u202f?',
  wholenessFeeling: 'Qu’est-ce que ça fait de le vivre\u202f?',
  meaningPurpose: 'Pourquoi est-ce important\u202f?',
  witnesses: 'Qui parle avec toi\u202f?',
  soundHeading: 'Comment doit-elle sonner\u202f?',
  emotionWords: 'Les mots qui l’accompagnent',
  tone: 'Ton',
  length: 'Longueur',
  language: 'Langue',
  spiritual: 'Langage spirituel',
  closure: 'Terminer par une phrase de conclusion',
  visibilityHeading: 'Qui peut la trouver\u202f?',
  consent: 'J’ai le droit de parler de cette personne',
  unlisted: 'Seulement avec le lien',
  unlistedHint: 'Conseillé si le texte dit le vrai nom.',
  saveAnswers: 'Sauvegarder mes réponses avec l’histoire',
  saveAnswersHint: 'Sinon elles restent sur cet appareil. Les autres ne les voient jamais.',
  create: 'Créer le texte',
  recreate: 'Recréer le texte',
  scriptHeading: 'Texte de l’intention de guérison',
  script: 'Texte',
  estimatedLength: (time) => `environ ${time}`,
  empty: 'Ton texte apparaît ici.',
  edit: 'Modifier le texte',
  done: 'Terminer',
  record: 'Lire et enregistrer',
  failed: 'Nous n’avons pas pu charger le texte. Réessaie.',
}

export const SCRIPT_READER: typeof English.SCRIPT_READER = {
  label: 'Lire à voix haute',
  slower: 'Plus lent',
  faster: 'Plus vite',
  startScrolling: 'Faire défiler avec moi',
  stopScrolling: 'Arrêter le défilement',
  speed: (percent) => `Rythme ${percent}\u202f%`,
}

export const HUM_EMOTION_LABELS: typeof English.HUM_EMOTION_LABELS = {
  love: 'amour',
  compassion: 'compassion',
  gratitude: 'gratitude',
  courage: 'courage',
  peace: 'paix',
  wonder: 'émerveillement',
  relief: 'soulagement',
}

export const HUM_TONE_LABELS: typeof English.HUM_TONE_LABELS = {
  classic: 'classique',
  gentle: 'doux',
  bold: 'audacieux',
}

export const HUM_LENGTH_LABELS: typeof English.HUM_LENGTH_LABELS = {
  short: 'courte',
  medium: 'moyenne',
  long: 'longue',
}
