/** Dutch texts for the reply policy: who may reply, and what others see. */
import type * as English from '../replies-from'

export const REPLIES_FROM_WORDS: typeof English.REPLIES_FROM_WORDS = {
  everyone: { name: 'Iedereen', hint: 'Iedereen kan antwoorden.' },
  followed: {
    name: 'Mensen die ik volg',
    hint: 'Alleen mensen die je volgt kunnen in dit gesprek antwoorden.',
  },
  mentioned: {
    name: 'Mensen die ik noem',
    hint: 'Alleen mensen die je met @ noemt in de titel of tekst kunnen in dit gesprek antwoorden.',
  },
  nobody: { name: 'Niemand', hint: 'Antwoorden staat uit.' },
}

export const REPLY_POLICY_FORM: typeof English.REPLY_POLICY_FORM = {
  label: 'Wie kan antwoorden',
  collaboratorsHint: 'Jij en wie met je meedoet kunnen altijd antwoorden.',
}

export const REPLY_LOCK: typeof English.REPLY_LOCK = {
  heading: 'Antwoorden is beperkt',
  signIn: (from) =>
    from === 'nobody'
      ? 'Log in om te antwoorden als het jouw post is of als je eraan meedoet.'
      : 'Log in om te zien of je kunt antwoorden.',
  signInButton: 'Inloggen',
  recordingSaved: 'Je opname is opgeslagen.',
  publishSeparatelyHint: 'Je kunt haar als losse post publiceren.',
  detach: 'Maak er een losse post van',
}
