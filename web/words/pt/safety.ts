/** Portuguese texts for muting, blocking and reporting. */
import type * as English from '../safety'

export const PERSON_ACTIONS: typeof English.PERSON_ACTIONS = {
  mute: (name) => `Silenciar ${name}`,
  unmute: (name) => `Deixar de silenciar ${name}`,
  block: (name) => `Bloquear ${name}`,
  unblock: (name) => `Desbloquear ${name}`,
  reportPost: 'Denunciar',
  reportPerson: (name) => `Denunciar ${name}`,
  more: (name) => `Mais sobre ${name}`,
  signIn: 'Entre para denunciar, silenciar ou bloquear alguém.',
}

export const SAFETY_TOASTS: typeof English.SAFETY_TOASTS = {
  muted: (name) => `Você não vai ver os posts de ${name}. Não enviamos nenhum aviso.`,
  unmuted: (name) => `Você volta a ver os posts de ${name}`,
  blocked: (name) => `Você bloqueou ${name}`,
  unblocked: (name) => `Você desbloqueou ${name}`,
  undo: 'Desfazer',
}

export const BLOCK: typeof English.BLOCK = {
  title: (name) => `Bloquear ${name}?`,
  text: [
    'Vocês não podem se encontrar, se ouvir, se seguir, se convidar nem se escrever. Vocês deixam de se seguir, e convites abertos terminam. Suas mensagens ficam ocultas, mas não são excluídas.',
    'Não enviamos nenhum aviso. Seus posts públicos continuam públicos: sem entrar na conta, essa pessoa pode ouvi-los.',
  ],
  cancel: 'Cancelar',
  confirm: 'Bloquear',
}

export const REASONS: typeof English.REASONS = {
  harassment: 'Assédio ou bullying',
  hate: 'Ódio contra um grupo de pessoas',
  violence: 'Ameaças ou violência',
  sexual: 'Conteúdo sexual sem consentimento ou com menores',
  self_harm: 'Suicídio ou automutilação',
  private_facts: 'Dados privados ou voz de outra pessoa',
  impersonation: 'Finge ser outra pessoa',
  spam: 'Spam ou fraude',
  other: 'Outra coisa',
}

export const REPORT: typeof English.REPORT = {
  titlePost: 'Denunciar este post',
  titlePerson: (name) => `Denunciar ${name}`,
  about: (title) => `Sobre “${title}”`,
  hint: 'A moderação vai analisar. A pessoa não fica sabendo quem denunciou.',
  emergencyHint: 'Se alguém estiver em perigo agora, ligue para o número de emergência da sua região.',
  reason: 'O que há de errado?',
  details: 'Algo mais que devemos saber?',
  send: 'Enviar denúncia',
  cancel: 'Cancelar',
  sent: 'Agradecemos. A moderação vai analisar.',
}

export const SAFETY: typeof English.SAFETY = {
  title: 'Segurança',
  lists: {
    blocks: {
      title: 'Pessoas bloqueadas',
      hint: 'Vocês não podem se ouvir nem se escrever.',
      none: 'Você não bloqueou ninguém.',
      end: 'Desbloquear',
      endLabel: (name) => `Desbloquear ${name}`,
    },
    mutes: {
      title: 'Pessoas silenciadas',
      hint: 'Você não vê os posts dessas pessoas. Não enviamos nenhum aviso.',
      none: 'Você não silenciou ninguém.',
      end: 'Deixar de silenciar',
      endLabel: (name) => `Deixar de silenciar ${name}`,
    },
  },
  show: 'Mostrar',
  showLabel: (title) => `Mostrar ${title.toLowerCase()}`,
  loading: 'Carregando pessoas',
  more: 'Ver mais',
}

export const BLOCKED_MEMBER: typeof English.BLOCKED_MEMBER = {
  title: (name) => `Você bloqueou ${name}`,
  text: 'Vocês não podem se ouvir nem se escrever. Não enviamos nenhum aviso.',
  unblock: 'Desbloquear',
  muted: 'Sem voz para você',
}
