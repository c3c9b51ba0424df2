/** Italian texts for the reply policy: who may reply, and what others see. */
import type * as English from '../replies-from'

export const REPLIES_FROM_WORDS: typeof English.REPLIES_FROM_WORDS = {
  everyone: { name: 'Chiunque', hint: 'Chiunque può rispondere.' },
  followed: {
    name: 'Chi seguo',
    hint: 'Solo chi segui può rispondere in questa discussione.',
  },
  mentioned: {
    name: 'Chi menziono',
    hint: 'Solo chi menzioni con @ nel titolo o nel testo può rispondere in questa discussione.',
  },
  nobody: { name: 'Nessuno', hint: 'Le risposte sono disattivate.' },
}

export const REPLY_POLICY_FORM: typeof English.REPLY_POLICY_FORM = {
  label: 'Chi può rispondere',
  collaboratorsHint: 'Tu e chi collabora con te potete sempre rispondere.',
}

export const REPLY_LOCK: typeof English.REPLY_LOCK = {
  heading: 'Risposte limitate',
  signIn: (from) =>
    from === 'nobody'
      ? 'Accedi per rispondere se il post è tuo o se vi collabori.'
      : 'Accedi per vedere se puoi rispondere.',
  signInButton: 'Accedi',
  recordingSaved: 'La tua registrazione è salvata.',
  publishSeparatelyHint: 'Puoi pubblicarla come post a parte.',
  detach: 'Fanne un post a parte',
}
