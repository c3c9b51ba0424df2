/** French texts for the reply policy: who may reply, and what others see. */
import type * as English from '../replies-from'

export const REPLIES_FROM_WORDS: typeof English.REPLIES_FROM_WORDS = {
  everyone: { name: 'Tout le monde', hint: 'Quiconque entend peut répondre.' },
  followed: {
    name: 'Les gens que je suis',
    hint: 'Seules les personnes que tu suis peuvent répondre, ici et dans toute la discussion.',
  },
  mentioned: {
    name: 'Les gens que je mentionne',
    hint: 'Seules les personnes nommées avec @ dans le titre ou le texte peuvent répondre, ici et dans toute la discussion.',
  },
  nobody: { name: 'Personne', hint: 'La discussion est fermée aux réponses.' },
}

export const REPLIES_FROM_FORM: typeof English.REPLIES_FROM_FORM = {
  label: 'Qui peut répondre',
  always: 'Toi, et les personnes qui y participent avec toi, le pouvez toujours.',
}

export const REPLY_LOCK: typeof English.REPLY_LOCK = {
  heading: 'Réponses limitées',
  signIn: (from) =>
    from === 'nobody'
      ? 'Connecte-toi pour répondre, si c’est à toi ou si tu y participes.'
      : 'Connecte-toi pour répondre, si tu en fais partie.',
  button: 'Se connecter',
  kept: 'Ton enregistrement est gardé.',
  alone: 'Tu peux le publier comme une voix à part, qui ne répond à rien.',
  standAlone: 'En faire une voix à part',
}
