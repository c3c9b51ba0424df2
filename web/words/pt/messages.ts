/** Portuguese texts for private messages (MUE). */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../messages'

const counted = createPluralizer('pt')

export const MESSAGES: typeof English.MESSAGES = {
  heading: 'Mues',
  list: 'Conversas',
  create: 'Nova mensagem MUE',
  search: 'Buscar mensagens',
  searchedLoaded: 'Buscando nas conversas mostradas até agora.',
  nothingFound: (query) => `Nenhum resultado para “${query}”`,
  count: (count, max) =>
    count >= max
      ? `Mais de ${max - 1} mensagens`
      : counted(count, { one: '# mensagem', many: '# de mensagens', other: '# mensagens' }),
  countShort: (count, max) => (count >= max ? `${max - 1}+` : String(count)),
  left: 'Conta excluída',
  from: (name) => `Mensagem de ${name}`,
  fromYou: 'Mensagem sua',
  you: 'Você',
  youSaid: (text) => `Você: ${text}`,
  voice: 'Mensagem de voz',
  more: (name) => `Mais ações para a conversa com ${name}`,
  moreOfMessage: (title) => `Mais ações para ${title}`,
  reply: 'Responder',
  share: 'Compartilhar',
  delete: 'Excluir',
  deliver: 'Enviar você o link',
  older: 'Ver mensagens anteriores',
  loadingOlder: 'Carregando mensagens anteriores',
  loadingThread: 'Carregando a conversa',
  noneChosen: {
    title: 'Escolha uma conversa',
    text: 'Ou comece uma nova.',
  },
  threadEmpty: { title: 'Nenhuma mensagem ainda', text: 'Envie a primeira.' },
  signedOut: {
    title: 'Entre para ver suas mensagens',
    text: 'Envie mensagens de voz e ouça as de outras pessoas.',
    action: 'Entrar',
    reason: 'Entre para ouvir e enviar mensagens.',
  },
  offline: 'Não foi possível atualizar. Estas são as mensagens salvas.',
  atHand: 'Você tem uma gravação que não foi enviada. Envie ou descarte primeiro.',
}

const facts = (count: number, more: boolean) =>
  more ? `Mais de ${count} mensagens` : MESSAGES.count(count, Number.POSITIVE_INFINITY)

export const REQUESTS: typeof English.REQUESTS = {
  heading: 'Solicitações',
  list: 'Solicitações de mensagem',
  link: (count, max) => `Solicitações (${count >= max ? `${max - 1}+` : count})`,
  back: 'Voltar a Mues',
  backTo: 'Voltar às solicitações',
  why: 'Primeiras mensagens de quem você não segue. Ninguém fica sabendo se você ouve, aceita ou exclui.',
  loading: 'Carregando solicitações',
  noneChosen: {
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
  asks: (name) => `${name} quer conversar com você. Ninguém fica sabendo se você ouve, aceita ou exclui.`,
  facts: (count, more) => `Solicitação · ${facts(count, more)}`,
}

export const THREAD: typeof English.THREAD = {
  label: (name) => `Conversa com ${name}`,
  back: 'Voltar a Mues',
  public: 'Público',
  facts: (count, more) => `Privado · ${facts(count, more)}`,
  play: 'Tocar conversa',
  stop: 'Parar',
  progress: (at, of) => `Tocando a mensagem ${at} de ${of}`,
  nth: (at, of) => `Mensagem ${at} de ${of}`,
  reply: 'Gravar resposta',
  noAudio: 'Esta mensagem não tem áudio',
  today: 'Hoje',
  yesterday: 'Ontem',
  left: 'Esta conta foi excluída. Suas mensagens continuam com você, e ninguém mais pode ouvi-las.',
  toMail: 'Esta pessoa recebe por e-mail. Você vê o nome quando ela responder.',
  toPhone: 'Ainda não há mensagens por telefone. Envie você o link.',
}

export const DELIVER: typeof English.DELIVER = {
  title: 'Envie você o link',
  text: 'A primeira pessoa que abrir este link pode ouvir a mensagem. Envie só para quem ela se destina.',
  link: 'Link',
  making: 'Criando um link',
  copy: 'Copiar link',
  copied: 'Link copiado!',
  copyByHand: 'Selecione o link e copie.',
  share: 'Compartilhar',
  sms: 'Abrir no app de SMS',
  body: (link) => `Uma mensagem de voz para você: ${link}`,
}

export const RECIPIENT: typeof English.RECIPIENT = {
  label: 'Para',
  placeholder: '@usuário, e-mail ou telefone',
  looking: 'Procurando…',
  isHere: (name) => `${name} está no Owlcast`,
  byMail: (address) => `Vamos enviar um link para ${address}.`,
  byPhone: (number) => `Ainda não há mensagens por telefone. Você recebe um link para enviar a ${number}.`,
  unresolved: 'Vamos verificar quando você enviar.',
  private: 'Privado',
  privateHint: (who) => `Só você e ${who} podem ouvir`,
  publicHint: 'Qualquer pessoa com o link pode ouvir',
  them: 'essa pessoa',
}
