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
  left: 'Alguém que saiu',
  from: (name) => `Mensagem de ${name}`,
  fromYou: 'Mensagem sua',
  you: 'Você',
  youSaid: (text) => `Você: ${text}`,
  voice: 'Mensagem de voz',
  more: (name) => `Mais sobre a conversa com ${name}`,
  moreOfMessage: (title) => `Mais ações para ${title}`,
  reply: 'Responder',
  share: 'Compartilhar',
  delete: 'Excluir',
  deliver: 'Enviar você o link',
  older: 'Ver mensagens anteriores',
  loadingOlder: 'Carregando mensagens anteriores',
  loadingThread: 'Carregando a conversa',
  noneChosen: {
    title: 'Que voz você quer ouvir?',
    text: 'Escolha uma conversa ou comece uma nova.',
  },
  threadEmpty: { title: 'Nada dito ainda', text: 'Sua primeira mensagem abre esta conversa.' },
  signedOut: {
    title: 'Mensagens são entre duas pessoas',
    text: 'Entre para ouvir as suas e enviar uma.',
    action: 'Entrar',
    reason: 'Entre para ler e enviar mensagens.',
  },
  offline: 'Sem conexão: mensagens como foram carregadas pela última vez',
  atHand: 'Você tem uma gravação pendente. Envie ou descarte primeiro.',
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
    title: 'Quem quer conversar com você?',
    text: 'Ouça uma solicitação aqui antes de responder.',
  },
  onlyRequests:
    'O que escreveram para você pela primeira vez espera em Solicitações. Você também pode enviar sua voz para alguém.',
  empty: {
    title: 'Nenhuma solicitação',
    text: 'As primeiras mensagens de quem você não segue esperam aqui, sem barulho.',
  },
  offline: 'Sem conexão: solicitações como foram carregadas pela última vez',
  accept: 'Aceitar',
  acceptLabel: (name) => `Aceitar mensagens de ${name}`,
  delete: 'Excluir',
  deleteLabel: (name) => `Excluir a solicitação de ${name}`,
  accepted: (name) => `${name} agora está entre suas conversas`,
  deleted: (name) => `A solicitação de ${name} foi excluída`,
  open: 'Abrir',
  asks: (name) => `${name} quer conversar com você, e não fica sabendo se você ouve, aceita ou exclui.`,
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
  left: 'Esta pessoa saiu do Owlcast. O que você disse continua seu; ninguém ouve mais nada daqui.',
  toMail: 'Esta pessoa recebe por e-mail. O nome aparece quando ela responder.',
  toPhone: 'Ainda não há mensagens por telefone: envie você o link.',
}

export const DELIVER: typeof English.DELIVER = {
  title: 'Envie você o link',
  text: 'Quem abrir este link primeiro pode ouvir a mensagem. Entregue a quem ela se destina.',
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
  byMail: (address) => `Por e-mail para ${address}: vai receber um link.`,
  byPhone: (number) =>
    `Para ${number}: ainda não há mensagens por telefone. Você recebe um link para enviar.`,
  unresolved: 'Isto é verificado quando você enviar.',
  private: 'Privado',
  privateHint: (who) => `Só você e ${who} podem ouvir`,
  publicHint: 'Qualquer pessoa com o link pode ouvir',
  them: 'essa pessoa',
}
