/** Italian texts for the reply policy: who may reply, and what others see. */
import type * as English from '../replies-from'

export const REPLIES_FROM_WORDS: typeof English.REPLIES_FROM_WORDS = {
  everyone: { name: 'Chiunque', hint: 'Chi ascolta può rispondere.' },
  followed: {
    name: 'Chi seguo',
    hint: 'Solo chi segui può rispondere, qui e in tutta la discussione.',
  },
  mentioned: {
    name: 'Chi menziono',
    hint: 'Solo chi nomini con @ nel titolo o nel testo può rispondere, qui e in tutta la discussione.',
  },
  nobody: { name: 'Nessuno', hint: 'La discussione è chiusa alle risposte.' },
}

export const REPLIES_FROM_FORM: typeof English.REPLIES_FROM_FORM = {
  label: 'Chi può rispondere',
  always: 'Tu, e chi vi partecipa con te, potete sempre.',
}

export const REPLY_LOCK: typeof English.REPLY_LOCK = {
  heading: 'Risposte limitate',
  signIn: (from) =>
    from === 'nobody'
      ? 'Accedi per rispondere, se è tuo o se vi partecipi.'
      : 'Accedi per rispondere, se ne fai parte.',
  button: 'Accedi',
  kept: 'La tua registrazione è conservata.',
  alone: 'Puoi pubblicarla come voce a sé, che non risponde a niente.',
  standAlone: 'Fanne una voce a sé',
}
