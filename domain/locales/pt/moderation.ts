/** Portuguese texts of reports, decisions and appeals: for moderators, for authors, and in emails. */
import { createDateFormat } from '../../i18n/formats'
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/moderation'

const counted = createPluralizer('pt')
const DAY = createDateFormat('pt', { dateStyle: 'long' })

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
  copyright: 'Direitos autorais',
  flagged: 'Uma palavra que este site observa',
}

export const MODERATOR: typeof English.MODERATOR = {
  tabs: { appeals: 'Recursos', people: 'Pessoas', rules: 'Regras' },
  warn: (name) => `Advertir ${name}`,
  more: (of) => `Mais ações para ${of}`,
  history: 'Histórico',
  held: 'Apagado ou expirado. Guardado até você decidir.',
  bySite: 'uma regra deste site',
  ask: {
    warn: (name) => `Advertir ${name}?`,
    hide: (title) => `Ocultar “${title}”?`,
    suspend: (name) => `Suspender ${name}?`,
  },
  askMany: {
    dismiss: (count) => counted(count, { one: 'Arquivar # denúncia', other: 'Arquivar # denúncias' }),
    hide: (count) => counted(count, { one: 'Ocultar # post?', other: 'Ocultar # posts?' }),
  },
  rule: 'Qual regra?',
  words: 'Suas palavras para a pessoa',
  wordsHint: 'Ela lê isto, a regra e como recorrer. Nunca fica sabendo quem denunciou.',
  cancel: 'Cancelar',
  confirm: { warn: 'Advertir', hide: 'Ocultar', suspend: 'Suspender' },
  warned: 'Advertência enviada.',
  select: (of) => `Selecionar ${of}`,
  selected: (count) => counted(count, { one: '# selecionada', other: '# selecionadas' }),
  clear: 'Limpar seleção',
  decidedMany: (count) => counted(count, { one: '# decidida', other: '# decididas' }),
  refusedMany: (count, why) =>
    `${counted(count, { one: '# ficou de fora', other: '# ficaram de fora' })}: ${why}`,
  noAppeals: 'Nenhum recurso em espera',
  noAppealsText: 'Cada decisão aceita um recurso, por duas semanas.',
  theirAppeal: 'O recurso',
  yourWords: 'As palavras recebidas',
  decidedBy: (username) => `Decidido por @${username}`,
  uphold: 'Manter a decisão',
  overturn: 'Voltar atrás',
  otherDecides: 'Esta decisão foi sua, então outra pessoa decide o recurso.',
  appealDone: {
    upheld: 'A decisão fica. A pessoa recebeu o aviso.',
    overturned: 'Decisão desfeita. A pessoa recebeu o aviso.',
  },
  loadingAppeals: 'Carregando recursos',
  searchPeople: 'Nome, @usuário ou e-mail',
  searchHint: 'Digite um nome para achar um membro, seu histórico e sua função.',
  nobody: 'Nenhum membro encontrado',
  loadingPeople: 'Carregando membros',
  historyOf: (name) => `Histórico de ${name}`,
  openHistory: (name) => `Abrir o histórico de ${name}`,
  loadingHistory: 'Carregando o histórico',
  since: (at) => `Membro desde ${DAY.format(at)}`,
  posts: (count) => counted(count, { one: '# post', other: '# posts' }),
  roles: { member: 'Membro', moderator: 'Moderação', admin: 'Administração' },
  role: 'Função',
  roleDone: 'Função alterada. A pessoa recebeu o aviso.',
  note: 'Nota para a moderação',
  addNote: 'Adicionar nota',
  noEntries: 'Sem denúncias, decisões ou notas.',
  reported: (reason) => `Denúncia: ${reason}`,
  noted: 'Nota',
  acted: {
    dismiss: 'Denúncias arquivadas',
    warn: 'Advertência',
    hide: 'Publicação oculta',
    show: 'Publicação visível de novo',
    suspend: 'Conta suspensa',
    release: 'Fim da suspensão',
  },
  helloActed: { hide: 'Olá oculto', show: 'Olá visível de novo' },
  suspendedDays: (days) =>
    days === null
      ? 'Suspensão permanente'
      : counted(days, { one: 'Suspensão de # dia', other: 'Suspensão de # dias' }),
  by: (username) => `por @${username}`,
  appeal: {
    open: 'Recurso em espera',
    upheld: 'Recurso analisado, a decisão fica',
    overturned: 'Recurso analisado, decisão desfeita',
  },
  remove: 'Remover conta',
  removeAsk: (name) => `Remover a conta de ${name}?`,
  removeText: 'Tudo o que a pessoa fez é apagado e não volta.',
  removeName: (username) => `Digite ${username} para confirmar`,
  removed: 'A conta está sendo apagada.',
}

export const CONTENT_RULES: typeof English.CONTENT_RULES = {
  hint: 'Procuramos palavras em títulos, textos, tags e nomes. Endereços e domínios não podem se cadastrar.',
  kind: 'O quê',
  kinds: { word: 'Palavra ou frase', email: 'Endereço de e-mail', domain: 'Domínio de e-mail' },
  value: 'Palavra, endereço ou domínio',
  action: 'O que acontece',
  actions: { flag: 'Avisar a moderação', refuse: 'Recusar' },
  add: 'Adicionar regra',
  added: 'Regra adicionada',
  remove: 'Remover',
  removeLabel: (value) => `Remover a regra para ${value}`,
  removed: 'Regra removida',
  none: 'Ainda não há regras.',
  loading: 'Carregando regras',
}

export const OWN_DECISIONS: typeof English.OWN_DECISIONS = {
  title: 'Decisões sobre você',
  hint: 'O que a moderação decidiu, por quê, e seus recursos.',
  loading: 'Carregando decisões',
  none: 'Nenhuma decisão sobre você.',
  acted: {
    warn: 'Você recebeu uma advertência',
    hide: 'Ocultamos seu post',
    suspend: 'Suspendemos sua conta',
  },
  helloHidden: 'Ocultamos o seu olá',
  about: (title) => `Sobre “${title}”`,
  rule: (rule) => `A regra: ${rule}`,
  words: 'A moderação escreveu',
  appealUntil: (at) => `Você pode recorrer até ${DAY.format(at)}.`,
  tooLate: 'O prazo para recorrer terminou.',
  appeal: 'Recorrer',
  why: 'Por que devemos mudar isso?',
  send: 'Enviar recurso',
  sent: 'Obrigado. A moderação vai analisar.',
  yourAppeal: 'Seu recurso',
  outcome: {
    open: 'A moderação vai analisar seu recurso.',
    upheld: 'Analisamos de novo. A decisão fica.',
    overturned: 'Analisamos de novo e desfizemos a decisão.',
  },
  byOther: 'Outra pessoa da moderação decidiu.',
  bySame: 'A mesma pessoa decidiu, porque não há outra.',
}

export const DECISION_EMAIL: typeof English.DECISION_EMAIL = {
  subject: {
    warn: 'Uma advertência da moderação',
    hide: 'Ocultamos seu post',
    suspend: 'Sua conta está suspensa',
  },
  about: (title) => `É sobre “${title}”.`,
  rule: (rule) => `A regra: ${rule}. Uma pessoa decidiu isso.`,
  words: (words) => `A moderação escreveu: ${words}`,
  length: (days) =>
    days === null
      ? 'A suspensão não tem data de fim.'
      : counted(days, { one: 'A suspensão termina após # dia.', other: 'A suspensão termina após # dias.' }),
  appeal: (days) =>
    `Você pode recorrer por ${days} dias, em Configurações, Segurança, Decisões sobre você. Se possível, outra pessoa analisa.`,
  action: 'Ver a decisão',
  footer: 'Você recebeu este e-mail porque a moderação decidiu algo sobre você ou seu post.',
}

export const APPEAL_EMAIL: typeof English.APPEAL_EMAIL = {
  subject: { upheld: 'Seu recurso: a decisão fica', overturned: 'Seu recurso: desfizemos a decisão' },
}

export const REMOVAL_EMAIL: typeof English.REMOVAL_EMAIL = {
  subject: 'Removemos sua conta',
  text: 'A administração removeu sua conta. Tudo nela está sendo apagado.',
}

export const REPORTS_EMAIL: typeof English.REPORTS_EMAIL = {
  subject: (count) => counted(count, { one: '# denúncia em espera', other: '# denúncias em espera' }),
  text: 'Há membros esperando uma decisão.',
  action: 'Abrir as denúncias',
  footer: 'Você recebeu este e-mail porque modera este site, no máximo um por hora.',
  unsubscribe: 'Não receber mais estes e-mails',
}
