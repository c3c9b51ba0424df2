/** Spanish texts for the reply policy: who may reply, and what others see. */
import type * as English from '../replies-from'

export const REPLIES_FROM_WORDS: typeof English.REPLIES_FROM_WORDS = {
  everyone: { name: 'Todo el mundo', hint: 'Puede responder quien lo oiga.' },
  followed: {
    name: 'Personas que sigo',
    hint: 'Solo pueden responder las personas que sigues, aquí y en todo el hilo.',
  },
  mentioned: {
    name: 'Personas que menciono',
    hint: 'Solo pueden responder las personas que nombras con @ en el título o el texto, aquí y en todo el hilo.',
  },
  nobody: { name: 'Nadie', hint: 'El hilo está cerrado a respuestas.' },
}

export const REPLIES_FROM_FORM: typeof English.REPLIES_FROM_FORM = {
  label: 'Quién puede responder',
  always: 'Tú, y quienes colaboran contigo, siempre pueden.',
}

export const REPLY_LOCK: typeof English.REPLY_LOCK = {
  heading: 'Las respuestas están limitadas',
  signIn: (from) =>
    from === 'nobody'
      ? 'Inicia sesión para responder, si es tuyo o colaboras en ello.'
      : 'Inicia sesión para responder, si eres una de esas personas.',
  button: 'Iniciar sesión',
  kept: 'Tu grabación está guardada.',
  alone: 'Puedes publicarla como una voz propia, que no responde a nada.',
  standAlone: 'Convertirla en voz propia',
}
