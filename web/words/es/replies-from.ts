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

export const REPLY_POLICY_FORM: typeof English.REPLY_POLICY_FORM = {
  label: 'Quién puede responder',
  collaboratorsHint: 'Tú y quienes colaboran contigo siempre pueden responder.',
}

export const REPLY_LOCK: typeof English.REPLY_LOCK = {
  heading: 'Las respuestas están limitadas',
  signIn: (from) =>
    from === 'nobody'
      ? 'Inicia sesión para responder si es tu publicación o colaboras en ella.'
      : 'Inicia sesión para ver si puedes responder.',
  signInButton: 'Iniciar sesión',
  recordingSaved: 'Tu grabación está guardada.',
  publishSeparatelyHint: 'Puedes publicarla por separado.',
  detach: 'Hacerla una publicación aparte',
}
