/** Spanish texts for the reply policy: who may reply, and what others see. */
import type * as English from '../replies-from'

export const REPLIES_FROM_WORDS: typeof English.REPLIES_FROM_WORDS = {
  everyone: { name: 'Todo el mundo', hint: 'Todo el mundo puede responder.' },
  followed: {
    name: 'Personas que sigo',
    hint: 'Solo las personas que sigues pueden responder en este hilo.',
  },
  mentioned: {
    name: 'Personas que menciono',
    hint: 'Solo las personas que mencionas con @ en el título o el texto pueden responder en este hilo.',
  },
  nobody: { name: 'Nadie', hint: 'Las respuestas están desactivadas.' },
}

export const REPLIES_FROM_FORM: typeof English.REPLIES_FROM_FORM = {
  label: 'Quién puede responder',
  always: 'Tú y quienes colaboran contigo siempre pueden responder.',
}

export const REPLY_LOCK: typeof English.REPLY_LOCK = {
  heading: 'Las respuestas están limitadas',
  signIn: (from) =>
    from === 'nobody'
      ? 'Inicia sesión para responder si es tu publicación o colaboras en ella.'
      : 'Inicia sesión para ver si puedes responder.',
  button: 'Iniciar sesión',
  kept: 'Tu grabación está guardada.',
  alone: 'Puedes publicarla por separado.',
  standAlone: 'Hacerla una publicación aparte',
}
