/** Portuguese texts for the reply policy: who may reply, and what others see. */
import type * as English from '../replies-from'

export const REPLIES_FROM_WORDS: typeof English.REPLIES_FROM_WORDS = {
  everyone: { name: 'Todo mundo', hint: 'Quem ouvir pode responder.' },
  followed: {
    name: 'Pessoas que eu sigo',
    hint: 'Só quem você segue pode responder, aqui e em toda a conversa.',
  },
  mentioned: {
    name: 'Pessoas que eu menciono',
    hint: 'Só quem você cita com @ no título ou no texto pode responder, aqui e em toda a conversa.',
  },
  nobody: { name: 'Ninguém', hint: 'A conversa está fechada para respostas.' },
}

export const REPLIES_FROM_FORM: typeof English.REPLIES_FROM_FORM = {
  label: 'Quem pode responder',
  always: 'Você, e quem colabora com você, sempre podem.',
}

export const REPLY_LOCK: typeof English.REPLY_LOCK = {
  heading: 'As respostas são limitadas',
  signIn: (from) =>
    from === 'nobody'
      ? 'Entre para responder, se for seu ou se você colabora nisto.'
      : 'Entre para responder, se você for uma dessas pessoas.',
  button: 'Entrar',
  kept: 'Sua gravação está guardada.',
  alone: 'Você pode publicá-la como uma voz própria, que não responde a nada.',
  standAlone: 'Tornar uma voz própria',
}
