/** Portuguese texts for the reply policy: who may reply, and what others see. */
import type * as English from '../replies-from'

export const REPLIES_FROM_WORDS: typeof English.REPLIES_FROM_WORDS = {
  everyone: { name: 'Todo mundo', hint: 'Qualquer pessoa pode responder.' },
  followed: {
    name: 'Pessoas que eu sigo',
    hint: 'Só quem você segue pode responder nesta conversa.',
  },
  mentioned: {
    name: 'Pessoas que eu menciono',
    hint: 'Só quem você menciona com @ no título ou no texto pode responder nesta conversa.',
  },
  nobody: { name: 'Ninguém', hint: 'As respostas estão desativadas.' },
}

export const REPLY_POLICY_FORM: typeof English.REPLY_POLICY_FORM = {
  label: 'Quem pode responder',
  collaboratorsHint: 'Você e quem colabora com você sempre podem responder.',
}

export const REPLY_LOCK: typeof English.REPLY_LOCK = {
  heading: 'As respostas são limitadas',
  signIn: (from) =>
    from === 'nobody'
      ? 'Entre para responder se o post for seu ou se você colabora nele.'
      : 'Entre para ver se você pode responder.',
  signInButton: 'Entrar',
  recordingSaved: 'Sua gravação está salva.',
  publishSeparatelyHint: 'Você pode publicá-la como um post à parte.',
  detach: 'Tornar um post à parte',
}
