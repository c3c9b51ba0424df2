/** Dutch texts for the reply policy: who may reply, and what others see. */
import type * as English from '../replies-from'

export const REPLIES_FROM_WORDS: typeof English.REPLIES_FROM_WORDS = {
  everyone: { name: 'Iedereen', hint: 'Wie het hoort, kan antwoorden.' },
  followed: {
    name: 'Mensen die ik volg',
    hint: 'Alleen mensen die je volgt kunnen antwoorden, hier en overal in het gesprek.',
  },
  mentioned: {
    name: 'Mensen die ik noem',
    hint: 'Alleen wie je met @ noemt in de titel of tekst kan antwoorden, hier en overal in het gesprek.',
  },
  nobody: { name: 'Niemand', hint: 'Het gesprek is gesloten voor antwoorden.' },
}

export const REPLIES_FROM_FORM: typeof English.REPLIES_FROM_FORM = {
  label: 'Wie kan antwoorden',
  always: 'Jij, en wie er met je aan meedoet, kunnen dat altijd.',
}

export const REPLY_LOCK: typeof English.REPLY_LOCK = {
  heading: 'Antwoorden is beperkt',
  signIn: (from) =>
    from === 'nobody'
      ? 'Log in om te antwoorden, als het van jou is of als je eraan meedoet.'
      : 'Log in om te antwoorden, als je een van hen bent.',
  button: 'Inloggen',
  kept: 'Je opname is bewaard.',
  alone: 'Je kunt haar publiceren als eigen stem, die nergens op antwoordt.',
  standAlone: 'Maak er een eigen stem van',
}
