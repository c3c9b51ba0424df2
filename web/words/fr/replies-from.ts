/** French texts for the reply policy: who may reply, and what others see. */
import type * as English from '../replies-from'

export const REPLIES_FROM_WORDS: typeof English.REPLIES_FROM_WORDS = {
  everyone: { name: 'Tout le monde', hint: 'Tout le monde peut répondre.' },
  followed: {
    name: 'Les gens que je suis',
    hint: 'Seules les personnes que tu suis peuvent répondre dans cette discussion.',
  },
  mentioned: {
    name: 'Les gens que je mentionne',
    hint: 'Seules les personnes que tu mentionnes avec @ dans le titre ou le texte peuvent répondre dans cette discussion.',
  },
  nobody: { name: 'Personne', hint: 'Les réponses sont désactivées.' },
}

export const REPLY_POLICY_FORM: typeof English.REPLY_POLICY_FORM = {
  label: 'Qui peut répondre',
  collaboratorsHint: 'Toi et les personnes qui participent pouvez toujours répondre.',
}

export const REPLY_LOCK: typeof English.REPLY_LOCK = {
  heading: 'Réponses limitées',
  signIn: (from) =>
    from === 'nobody'
      ? 'Connecte-toi pour répondre si c’est ta publication ou si tu y participes.'
      : 'Connecte-toi pour voir si tu peux répondre.',
  signInButton: 'Se connecter',
  recordingSaved: 'Ton enregistrement est conservé.',
  publishSeparatelyHint: 'Tu peux le publier à part.',
  detach: 'En faire une publication à part',
}
