/** Portuguese texts for private messages (MUE). */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../messages'

const counted = createPluralizer('pt')

export const MESSAGES: typeof English.MESSAGES = {
  heading: 'Mues',
  list: 'Conversas',
  create: 'Nova mensagem MUE',
  search: 'Buscar mensagens',
  searchScope: 'Buscando nas conversas mostradas até agora.',
  noResults: (query) => `Nenhum resultado para “${query}”`,
  count: (count, max) =>
    count >= max
      ? `Mais de ${max - 1} mensagens`
      : counted(count, { one: '# mensagem', many: '# de mensagens', other: '# mensagens' }),
  countShort: (count, max) => (count >= max ? `${max - 1}+` : String(count)),
  deletedAccount: 'Conta excluída',
  from: (name) => `Mensagem de ${name}`,
  fromYou: 'Mensagem sua',
  you: 'Você',
  youSaid: (text) => `Você: ${text}`,
  voiceMessage: 'Mensagem de voz',
  moreActions: (name) => `Mais ações para a conversa com ${name}`,
  moreMessageActions: (title) => `Mais ações para ${title}`,
  reply: 'Responder',
  share: 'Compartilhar',
  delete: 'Excluir',
  sendLink: 'Enviar você o link',
  showEarlier: 'Ver mensagens anteriores',
  loadingEarlier: 'Carregando mensagens anteriores',
  loadingThread: 'Carregando a conversa',
  noneSelected: {
    title: 'Escolha uma conversa',
    text: 'Ou comece uma nova.',
  },
  emptyThread: { title: 'Nenhuma mensagem ainda', text: 'Envie a primeira.' },
  signedOut: {
    title: 'Entre para ver suas mensagens',
    text: 'Envie mensagens de voz e ouça as de outras pessoas.',
    action: 'Entrar',
    reason: 'Entre para ouvir e enviar mensagens.',
  },
  offline: 'Não foi possível atualizar. Estas são as mensagens salvas.',
  unsentRecording: 'Você tem uma gravação que não foi enviada. Envie ou descarte primeiro.',
}

const facts = (count: number, more: boolean) =>
  more ? `Mais de ${count} mensagens` : MESSAGES.count(count, Number.POSITIVE_INFINITY)

export const REQUESTS: typeof English.REQUESTS = {
  heading: 'Solicitações',
  list: 'Solicitações de mensagem',
  link: (count, max) => `Solicitações (${count >= max ? `${max - 1}+` : count})`,
  back: 'Voltar a Mues',
  backToRequests: 'Voltar às solicitações',
  hint: 'Primeiras mensagens de quem você não segue. Ninguém fica sabendo se você ouve, aceita ou exclui.',
  loading: 'Carregando solicitações',
  noneSelected: {
    title: 'Escolha uma solicitação',
    text: 'Ouça primeiro, depois decida.',
  },
  onlyRequests: 'As mensagens de quem você não segue estão em Solicitações. Você também pode enviar uma.',
  empty: {
    title: 'Nenhuma solicitação',
    text: 'As primeiras mensagens de quem você não segue aparecem aqui. Você não recebe notificação.',
  },
  offline: 'Não foi possível atualizar. Estas são as solicitações salvas.',
  accept: 'Aceitar',
  acceptLabel: (name) => `Aceitar mensagens de ${name}`,
  delete: 'Excluir',
  deleteLabel: (name) => `Excluir a solicitação de ${name}`,
  accepted: (name) => `${name} agora está nas suas conversas`,
  deleted: (name) => `Solicitação de ${name} excluída`,
  open: 'Abrir',
  prompt: (name) => `${name} quer conversar com você. Ninguém fica sabendo se você ouve, aceita ou exclui.`,
  summary: (count, more) => `Solicitação · ${facts(count, more)}`,
}

export const THREAD: typeof English.THREAD = {
  label: (name) => `Conversa com ${name}`,
  back: 'Voltar a Mues',
  public: 'Público',
  summary: (count, more) => `Privado · ${facts(count, more)}`,
  play: 'Tocar conversa',
  stop: 'Parar',
  progress: (at, of) => `Tocando a mensagem ${at} de ${of}`,
  messagePosition: (at, of) => `Mensagem ${at} de ${of}`,
  reply: 'Gravar resposta',
  noAudio: 'Esta mensagem não tem áudio',
  today: 'Hoje',
  yesterday: 'Ontem',
  accountDeleted: 'Esta conta foi excluída. Suas mensagens continuam com você, e ninguém mais pode ouvi-las.',
  emailHint: 'Esta pessoa recebe por e-mail. Você vê o nome quando ela responder.',
  phoneHint: 'Ainda não há mensagens por telefone. Envie você o link.',
}

export const DELIVERY: typeof English.DELIVERY = {
  title: 'Envie você o link',
  text: 'A primeira pessoa que abrir este link pode ouvir a mensagem. Envie só para quem ela se destina.',
  link: 'Link',
  creating: 'Criando um link',
  copy: 'Copiar link',
  copied: 'Link copiado!',
  copyManually: 'Selecione o link e copie.',
  share: 'Compartilhar',
  sms: 'Abrir no app de SMS',
  smsText: (link) => `Uma mensagem de voz para você: ${link}`,
}

export const RECIPIENT: typeof English.RECIPIENT = {
  label: 'Para',
  placeholder: '@usuário, e-mail ou telefone',
  searching: 'Procurando…',
  onOwlcast: (name) => `${name} está no Owlcast`,
  emailHint: (address) => `Vamos enviar um link para ${address}.`,
  phoneHint: (number) => `Ainda não há mensagens por telefone. Você recebe um link para enviar a ${number}.`,
  unresolved: 'Vamos verificar quando você enviar.',
  private: 'Privado',
  privateHint: (who) => `Só você e ${who} podem ouvir`,
  publicHint: 'Qualquer pessoa com o link pode ouvir',
  fallbackName: 'essa pessoa',
}
