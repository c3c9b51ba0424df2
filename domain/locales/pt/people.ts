/** Portuguese texts for members, messages, invitations, notifications, contacts and moderation. */
import { createDateFormat } from '../../i18n/formats'
import { createPluralizer } from '../../i18n/plural'
import { isPermanentSuspension } from '../../moderation/moderation'
import type * as English from '../en/people'

const counted = createPluralizer('pt')

export const MESSAGES: typeof English.MESSAGES = {
  heading: 'MUEs',
  list: 'Conversas',
  create: 'Nova mensagem MUE',
  search: 'Buscar mensagens',
  searchScope: 'Buscando nas conversas mostradas até agora.',
  noResults: (query) => `Nenhum resultado para “${query}”`,
  count: (count, max) =>
    count >= max
      ? `Mais de ${max - 1} mensagens`
      : counted(count, { one: '# mensagem', many: '# de mensagens', other: '# mensagens' }),
  deletedAccount: 'Conta excluída',
  you: 'Você',
  youSaid: (text) => `Você: ${text}`,
  moreActions: (name) => `Mais ações para a conversa com ${name}`,
  moreMessageActions: (title) => `Mais ações para ${title}`,
  reply: 'Responder',
  share: 'Compartilhar',
  delete: 'Excluir',
  sendLink: 'Enviar o link por conta própria',
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
  stillSending: 'Sua última gravação ainda está sendo enviada. Tente de novo em instantes.',
}

export const REQUESTS: typeof English.REQUESTS = {
  heading: 'Solicitações',
  list: 'Solicitações de mensagem',
  link: (count, max) => `Solicitações (${count >= max ? `${max - 1}+` : count})`,
  back: 'Voltar aos MUEs',
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
  request: 'Solicitação',
}

export const THREAD: typeof English.THREAD = {
  label: (name) => `Conversa com ${name}`,
  back: 'Voltar aos MUEs',
  public: 'Público',
  private: 'Privado',
  play: 'Tocar conversa',
  stop: 'Parar',
  progress: (at, of) => `Tocando a mensagem ${at} de ${of}`,
  messagePosition: (at, of) => `Mensagem ${at} de ${of}`,
  reply: 'Gravar resposta',
  more: 'Adicionar um título, música ou outro post',
  unheard: 'Nova',
  heard: 'Ouvida',
  heardAt: (when) => `Ouvida ${when}`,
  notHeard: 'Ainda não ouvida',
  playUnheard: (count) =>
    counted(count, { one: 'Ouvir # mensagem não ouvida', other: 'Ouvir # mensagens não ouvidas' }),
  unheardCount: (count) => counted(count, { one: '# não ouvida', other: '# não ouvidas' }),
  noAudio: 'Esta mensagem não tem áudio',
  today: 'Hoje',
  yesterday: 'Ontem',
  accountDeleted: 'Esta conta foi excluída. Suas mensagens continuam com você, e ninguém mais pode ouvi-las.',
  emailHint: 'Esta pessoa recebe por e-mail. Você vê o nome quando ela responder.',
  emailRefused: 'Nossos e-mails não chegam a este endereço. Envie o link por conta própria.',
  phoneHint: 'Ainda não há mensagens por telefone. Envie o link por conta própria.',
}

export const DELIVERY: typeof English.DELIVERY = {
  title: 'Envie o link por conta própria',
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
  whoIsMeant: (name) => `Você quer dizer ${name}?`,
  emailHint: (address) => `Vamos enviar um link para ${address}.`,
  phoneHint: (number) => `Ainda não há mensagens por telefone. Você recebe um link para enviar a ${number}.`,
  unresolved: 'Vamos verificar quando você enviar.',
  sendToShown: (label) => `Enviar para ${label}`,
  private: 'Privado',
  privateHint: (who) => `Só você e ${who} podem ouvir`,
  publicHint: 'Qualquer pessoa com o link pode ouvir',
  replyHint: 'Sem destinatário, quem pode ouvir o post que você responde também pode ouvir.',
  fallbackName: 'essa pessoa',
}

export const SUGGESTIONS: typeof English.SUGGESTIONS = {
  label: 'Pessoas',
  followed: 'Pessoas que você segue',
  recent: 'Conversas recentes',
  contacts: 'Dos seus contatos',
  count: (count) => counted(count, { one: '# pessoa encontrada', other: '# pessoas encontradas' }),
}

export const CONTACTS: typeof English.CONTACTS = {
  section: 'Sincronizar contatos',
  title: 'Contatos sincronizados',
  heading: 'Encontre quem você conhece',
  findHint: 'Veja quais dos seus contatos estão no Owlcast.',
  start: 'Sincronizar',
  startLabel: 'Sincronizar contatos',
  open: 'Abrir',
  openLabel: 'Abrir os contatos sincronizados',
  summary: (here, all) =>
    `No Owlcast: ${here} de ${counted(all, { one: '# contato', many: '# de contatos', other: '# contatos' })}.`,
  lastSynced: 'Última sincronização:',
  notSynced: 'Ainda não sincronizados.',

  intro: 'Seus contatos ficam neste dispositivo.',
  introText:
    'Verificamos os e-mails e telefones deles, sem guardá-los. Você vê quem quer ser encontrado. Ninguém fica sabendo que você procurou.',
  choose: 'Escolher contatos',
  file: 'Importar um arquivo',
  fileHint: 'Um arquivo .csv ou .vcf do Google, Outlook ou Apple. Você pode soltá-lo aqui.',
  dropHint: 'Solte o arquivo aqui',
  reading: 'Lendo seus contatos',
  checking: (done, all) => `Verificados ${done} de ${all}`,
  progress: 'Contatos verificados',
  cancel: 'Cancelar',
  offline: 'Você está sem conexão. Sincronize de novo quando voltar.',
  uncheckedCount: (count, daily) =>
    `${counted(count, { one: 'Falta # e-mail ou telefone', many: 'Faltam # de e-mails e telefones', other: 'Faltam # e-mails e telefones' })} para verificar. Sincronize de novo para continuar. Você pode verificar ${daily.toLocaleString('pt')} por dia.`,
  missingCountryCode: (count) =>
    counted(count, {
      one: 'Não podemos verificar # contato. Falta o código do país nos números.',
      other: 'Não podemos verificar # contatos. Falta o código do país nos números.',
    }),
  leftOut: {
    heading: 'Ficou de fora da última importação:',
    withoutAddress: (count) =>
      counted(count, { one: '# entrada sem e-mail nem número', other: '# entradas sem e-mail nem número' }),
    invalid: (count) =>
      counted(count, {
        one: '# e-mail ou número que não conseguimos ler',
        other: '# e-mails ou números que não conseguimos ler',
      }),
    fax: (count) => counted(count, { one: '# número de fax ou pager', other: '# números de fax ou pager' }),
    nested: (count) =>
      counted(count, {
        one: '# contato dentro de outro contato',
        other: '# contatos dentro de outro contato',
      }),
    tooMany: (count) =>
      counted(count, {
        one: '# e-mail ou número além de dez por contato',
        other: '# e-mails ou números além de dez por contato',
      }),
    overLimit: (count) =>
      counted(count, { one: '# contato acima do limite', other: '# contatos acima do limite' }),
  },
  limitReached: (count) => `Você pode sincronizar até ${count} contatos.`,
  storageFull:
    'Seu dispositivo está cheio e não conseguimos salvar seus contatos. Eles ficam aqui até você sair desta página.',

  search: 'Buscar contatos',
  noResults: (typed) => `Nenhum contato encontrado para “${typed}”`,
  matchedHeading: (count) => `No Owlcast (${count})`,
  noMatches: 'Ainda não encontramos nenhum dos seus contatos.',
  unmatchedHeading: (count) => `Convidar (${count})`,
  uncheckedHeading: (count) => `Ainda não verificados (${count})`,
  unmatchedHint: 'Não escrevemos para ninguém. Quem envia o convite é você.',
  follow: 'Seguir',
  following: 'Seguindo',
  followLabel: (name) => `Seguir ${name}`,
  followingLabel: (name) => `Seguindo ${name}`,
  followAll: 'Seguir todas as contas',
  followedAll: (count) =>
    counted(count, {
      one: 'Você segue mais # pessoa.',
      many: 'Você segue mais # de pessoas.',
      other: 'Você segue mais # pessoas.',
    }),
  share: 'Compartilhar seu link',
  more: 'Ver mais',
  emailLabel: (name) => `Convidar ${name} por e-mail`,
  smsLabel: (name) => `Convidar ${name} por SMS`,
  linkLabel: (name) => `Compartilhar seu link com ${name}`,

  syncAgain: 'Sincronizar de novo',
  remove: 'Remover contatos sincronizados',
  removeTitle: 'Remover os contatos sincronizados?',
  removeText: 'Tiramos os contatos deste dispositivo. Você continua seguindo as mesmas pessoas.',
  keepContacts: 'Manter',
  confirmRemove: 'Remover',
  removed: 'Contatos removidos deste dispositivo.',
}

export const NO_IMPORT: typeof English.NO_IMPORT = {
  size: 'O arquivo tem mais de 5 MB.',
  type: 'Só arquivos .csv e .vcf podem ser lidos.',
  empty: 'O arquivo não tem e-mails nem números de telefone.',
  unreadable: 'Não conseguimos ler o arquivo.',
}

export const INVITE: typeof English.INVITE = {
  subject: 'Me ouça no Owlcast',
  text: (link) => `Estou no Owlcast, onde as pessoas falam em vez de digitar. Me ouça aqui: ${link}`,
}

export const FOUND_BY: typeof English.FOUND_BY = {
  email: 'Quem tem meu e-mail pode me encontrar',
  phone: 'Quem tem meu número pode me encontrar',
  hint: 'Desligado até você ligar. As pessoas veem seu perfil público.',
  noEmail: 'Você ainda não adicionou um e-mail.',
  noPhone: 'Você ainda não adicionou um número de telefone.',
  loading: 'Carregando quem pode encontrar você',
}

const MONTH = createDateFormat('pt', { month: 'long', year: 'numeric' })

export const MEMBER: typeof English.MEMBER = {
  loading: 'Carregando o perfil',
  loadingPosts: 'Carregando os posts',
  memberSince: (at) => `No Owlcast desde ${MONTH.format(at)}`,
  pro: 'Pro',
  postCount: (count) => counted(count, { one: '# post', many: '# de posts', other: '# posts' }),
  followerCount: (count) =>
    counted(count, { one: '# seguidor', many: '# de seguidores', other: '# seguidores' }),
  followingCount: (count) => `${count.toLocaleString('pt')} seguindo`,
  follow: 'Seguir',
  followed: 'Seguindo',
  followLabel: (name) => `Seguir ${name}`,
  followingLabel: (name) => `Seguindo ${name}`,
  signInToFollow: (name) => `Entre para seguir ${name}.`,
  ownProfile: 'É assim que as outras pessoas veem seu perfil.',
  edit: 'Editar perfil',
  message: 'Mensagem',
  messageLabel: (name) => `Mensagem para ${name}`,
  signInToMessage: (name) => `Entre para enviar uma mensagem para ${name}.`,
  shareLabel: (name) => `Compartilhar o perfil de ${name}`,
  filterLabel: 'Mostrar',
  all: 'Tudo',
  empty: (name) => `${name} ainda não publicou nada`,
  emptyText: 'Os posts públicos dessa pessoa aparecem aqui.',
  emptyOfKind: (many) => `Nada em ${many} ainda`,
  showAll: 'Ver tudo',
  notFound: 'Conteúdo não encontrado',
  notFoundText: 'Não encontramos essa pessoa. Talvez tenha mudado de nome ou saído do Owlcast.',
  back: 'Voltar ao Owlcast',
  followsYou: 'segue você',
  stillHere: 'Ainda aqui',
  kept: 'Fica',
  allPosts: 'Todas as publicações',
  emptyShelves: 'O que você publicar aparece aqui.',
}

export const HELLO: typeof English.HELLO = {
  play: (name, time) => `Ouvir o olá de ${name}, ${time}`,
  playOwn: (time) => `Ouvir o seu olá, ${time}`,
  failed: 'Este olá não pode ser ouvido agora.',
  quote: (text) => `“${text}”`,
  record: 'Gravar um olá',
  again: (time) => `Novo olá, até ${time}`,
  intro: (time) => `Diga quem você é em até ${time}. Quem abrir o seu perfil pode ouvir.`,
  text: 'O que você diz',
  textHint: 'Uma linha abaixo do seu nome. Deixe vazia e tentamos escrevê-la.',
  save: 'Salvar olá',
  cancel: 'Cancelar',
  saved: 'O seu olá está no seu perfil.',
  edit: 'O seu olá',
  remove: 'Excluir olá',
  removeTitle: 'Excluir o seu olá?',
  removeText: 'A gravação e o texto somem para todos.',
  keep: 'Manter',
  removed: 'O seu olá foi excluído.',
}

export const PEOPLE: typeof English.PEOPLE = {
  followers: 'Seguidores',
  following: 'Seguindo',
  loading: 'Carregando pessoas',
  empty: { followers: 'Ainda não tem seguidores.', following: 'Ainda não segue ninguém.' },
  more: 'Ver mais',
}

export const FOLLOWING_FEED: typeof English.FOLLOWING_FEED = {
  filterLabel: 'Ver posts de',
  all: 'Tudo',
  following: 'Seguindo',
  empty: 'Nada de novo de quem você segue',
  emptyText: 'Siga outras pessoas e os posts delas aparecem aqui.',
  showAll: 'Ver todos os posts',
  findPeople: 'Encontre quem você conhece',
}

export const INVITATIONS: typeof English.INVITATIONS = {
  add: 'Convidar para colaborar',
  invite: 'Convidar para colaborar',
  addTo: (title) => `Convidar para colaborar em ${title}`,
  placeholder: '@usuário ou e-mail',
  send: 'Enviar',
  cancel: 'Cancelar',
  sent: (name) => `Convite enviado para ${name}!`,
  sentWithoutEmail: (name) =>
    `${name} vai encontrar seu convite no Owlcast. Hoje não recebe mais convites por e-mail.`,
  sentCount: (sent, all) => `Convites enviados: ${sent} de ${all}`,
  allSent: (count) => counted(count, { one: '# convite enviado.', other: '# convites enviados.' }),
  notSent: (to) => `Não enviado para ${to}`,
  retry: 'Tentar de novo',
  done: 'Pronto',
  viewInvited: 'Ver quem você convidou',
  shareLink: (name) => `Não podemos enviar e-mail para ${name}. Envie você este link:`,
  link: 'Link do convite',
  copy: 'Copiar link',
  copied: 'Link copiado!',

  listTitle: 'Quem colabora',
  listEmpty: 'Você ainda não convidou ninguém.',
  listFailed: 'Não conseguimos carregar os convites.',
  emailRefused: 'Nossos e-mails não chegam a este endereço. Convide de outra forma.',
  revoke: 'Cancelar convite',
  revokeLabel: (name) => `Cancelar convite de ${name}`,
  remove: 'Remover',
  removeLabel: (name) => `Remover ${name}`,
  revoked: (name) => `${name} não tem mais convite.`,
  removed: (name) => `${name} não colabora mais.`,

  heading: 'Convites',
  invitedBy: (inviter) => `${inviter} convidou você para colaborar`,
  pendingCount: (count) => counted(count, { one: 'Você tem # convite', other: 'Você tem # convites' }),
  view: 'Ver',
  dismiss: 'Agora não',
  postBy: (title, username) => `“${title}”, de @${username}`,
  accept: 'Aceitar',
  acceptLabel: (title) => `Aceitar: ${title}`,
  decline: 'Recusar',
  declineLabel: (title) => `Recusar: ${title}`,
  accepted: (title) => `Agora você colabora em “${title}”.`,
  declined: 'Convite recusado.',
  undo: 'Desfazer',
  collaborationEnded: (title) => `Você não colabora mais em “${title}”.`,
}

export const INVITATION_STATE_WORDS: typeof English.INVITATION_STATE_WORDS = {
  pending: 'Convite enviado',
  accepted: 'Colabora',
  declined: 'Recusado',
  revoked: 'Cancelado',
  expired: 'Expirado',
}

export const PERSON_ACTIONS: typeof English.PERSON_ACTIONS = {
  mute: (name) => `Silenciar ${name}`,
  unmute: (name) => `Deixar de silenciar ${name}`,
  block: (name) => `Bloquear ${name}`,
  unblock: (name) => `Desbloquear ${name}`,
  reportPost: 'Denunciar',
  reportPerson: (name) => `Denunciar ${name}`,
  reportHello: (name) => `Denunciar o olá de ${name}`,
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

export const REPORT: typeof English.REPORT = {
  titlePost: 'Denunciar este post',
  titlePerson: (name) => `Denunciar ${name}`,
  about: (title) => `Sobre “${title}”`,
  hint: 'A moderação vai analisar. A pessoa não fica sabendo quem denunciou.',
  viewedHint: 'A moderação poderá ouvir e ler, mesmo que seja privado.',
  emergencyHint: 'Se alguém estiver em perigo agora, ligue para o número de emergência da sua região.',
  reason: 'O que há de errado?',
  details: 'Algo mais que devemos saber?',
  send: 'Enviar denúncia',
  cancel: 'Cancelar',
  sent: 'Agradecemos. A moderação vai analisar.',
}

export const SAFETY: typeof English.SAFETY = {
  title: 'Segurança',
  shareHeard: 'Mostrar a quem envia o que você ouviu',
  shareHeardHint: 'Desligado até você ligar. Quem envia vê quais das novas mensagens você ouviu, e quando.',
  loadingShareHeard: 'Carregando o que quem envia vê',
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

const MOMENT = createDateFormat('pt', { dateStyle: 'medium', timeStyle: 'short' })

export const MODERATION: typeof English.MODERATION = {
  intro:
    'Denúncias dos membros. Cada decisão fica registrada. Contamos à pessoa o que foi decidido, nunca quem denunciou.',
  hint: 'Denúncias dos membros, e o que foi decidido.',
  open: 'Moderar',
  queueLabel: 'Quais denúncias',
  queue: { open: 'Em espera', decided: 'Decididas' },
  loading: 'Carregando denúncias',
  empty: { open: 'Nenhuma denúncia em espera', decided: 'Nenhuma decisão ainda' },
  emptyText: { open: 'Novas denúncias aparecem aqui, com o mais denunciado primeiro.', decided: '' },
  aboutPerson: (name) => `Sobre ${name}`,
  helloOf: (name) => `O olá de ${name}`,
  reportCount: (count) => counted(count, { one: '# denúncia', many: '# de denúncias', other: '# denúncias' }),
  reportedBy: '· denúncia de',
  deletedUser: 'alguém que saiu',
  hidden: 'Oculto',
  private: 'Privado',
  unavailable: 'Expirou ou foi excluído',
  suspended: (until) =>
    isPermanentSuspension(until) ? 'Conta suspensa de vez' : `Conta suspensa até ${MOMENT.format(until)}`,
  listen: 'Ouvir',
  listenLabel: (title) => `Ouvir ${title} em uma nova aba`,
  view: 'Ouvir e ler',
  viewLabel: (title) => `Ouvir e ler ${title}`,
  viewNote: 'Registramos que você abriu isto.',
  clip: 'O trecho do podcast',
  dismiss: 'Arquivar',
  dismissLabel: (of) => `Arquivar as denúncias sobre ${of}`,
  hide: 'Ocultar',
  hideLabel: (title) => `Ocultar ${title} de todo mundo`,
  show: 'Mostrar de novo',
  showLabel: (title) => `Mostrar de novo: ${title}`,
  suspend: 'Suspender',
  suspendLabel: (name) => `Suspender a conta de ${name}`,
  release: (name) => `Encerrar a suspensão de ${name}`,
  suspendFor: (days) =>
    days === null
      ? 'Suspender de vez'
      : counted(days, { one: 'Suspender por # dia', other: 'Suspender por # dias' }),
  done: {
    dismiss: 'Denúncias arquivadas',
    hide: 'Oculto. Está em “Decididas”.',
    show: 'Visível de novo',
    suspend: 'Conta suspensa. O aviso foi enviado.',
    release: 'A conta não está mais suspensa',
  },
  moreReports: (count) => `mais ${count}`,
}

const SUSPENSION_MOMENT = createDateFormat('pt', { dateStyle: 'long', timeStyle: 'short' })

export const SUSPENSION: typeof English.SUSPENSION = {
  label: 'Sua conta está suspensa',
  heading: (until) =>
    isPermanentSuspension(until)
      ? 'Sua conta está suspensa de vez'
      : `Sua conta está suspensa até ${SUSPENSION_MOMENT.format(until)}`,
  allowedActions:
    'Você ainda pode ouvir, denunciar e baixar ou excluir seus dados. O que você gravar fica neste dispositivo.',
  decision: 'Ver o motivo ou recorrer',
  manageData: 'Baixar ou excluir seus dados',
}

export const NOTIFICATIONS: typeof English.NOTIFICATIONS = {
  title: 'Notificações do navegador',
  hint: 'Neste dispositivo, quando o Owlcast não está na tela.',
  openOnly: 'Neste dispositivo, enquanto o Owlcast estiver aberto em uma aba.',
  blocked: 'Bloqueadas. Você pode permitir as notificações nas configurações do navegador.',
  unsupported: 'Este navegador não mostra notificações.',
  enabled: 'As notificações estão ligadas neste dispositivo.',
  disabled: 'As notificações estão desligadas neste dispositivo.',
}

export const SYSTEM_NOTIFICATION: typeof English.SYSTEM_NOTIFICATION = {
  message: 'Nova mensagem MUE',
  reply: 'Nova resposta',
  mention: 'Mencionaram você',
  invite: 'Convite',
  new_post: 'Novo post',
  every_squawk: 'Novos squawks',
  expiry: 'Some em breve',
  report: 'Nova denúncia',
  system: 'Owlcast',
}

export const NOTIFICATION_SETTINGS: typeof English.NOTIFICATION_SETTINGS = {
  caption: 'Sobre o que avisamos você, e onde',
  reasonColumn: 'Avisar sobre',
  inAppColumn: 'No app',
  pushColumn: 'Push',
  inAppLabel: (what) => `${what}, no app`,
  pushLabel: (what) => `${what}, push`,
  reasons: {
    message: { title: 'Mensagens', hint: 'Alguém envia um MUE para você' },
    reply: { title: 'Respostas', hint: 'Aos seus posts e aos posts em que você colabora' },
    mention: { title: 'Menções', hint: 'Alguém menciona seu @nome' },
    invite: { title: 'Convites', hint: 'Alguém convida você para colaborar' },
    new_post: { title: 'Quem você segue', hint: 'Os novos posts dessas pessoas' },
    every_squawk: {
      title: 'Cada squawk novo',
      hint: 'Todos os squawks, um resumo, a cada 30 minutos no máximo',
    },
    expiry: { title: 'Posts que somem', hint: 'Duas horas antes de os seus posts sumirem' },
    report: { title: 'Denúncias', hint: 'Para a moderação: alguém denuncia algo' },
  },
  words: 'O que foi dito, nas notificações push',
  wordsHint:
    'A primeira frase de posts públicos, nunca de mensagens. Uma notificação pode chegar um minuto depois.',
  quietHours: 'Horas de silêncio',
  quietHoursHint: 'Sem notificações push até elas acabarem. No app você continua vendo tudo.',
  from: 'Das',
  to: 'Até',
  timeZone: (name) => `Fuso horário: ${name.replaceAll('_', ' ')}`,
  loading: 'Carregando suas escolhas',
}

const voices = (count: number) => counted(count, { one: '# voz', many: '# de vozes', other: '# vozes' })

const same = <T>(sentence: T) => ({ one: sentence, many: sentence })

const MEANWHILE = '. Você ainda pode ouvir, e baixar ou excluir seus dados.'

export const NOTICES: typeof English.NOTICES = {
  heading: 'Notificações',
  markRead: 'Marcar como lida',
  markAllRead: 'Marcar tudo como lido',
  markedAllRead: 'Todas as notificações foram marcadas como lidas.',
  unread: 'não lida',
  list: 'Todas as notificações',
  deleted: 'Notificação excluída.',
  undo: 'Desfazer',
  loadEarlier: 'Notificações anteriores',
  loading: 'Carregando notificações',
  loadingEarlier: 'Carregando as anteriores',
  offline: 'Você está sem conexão. Esta lista pode estar desatualizada.',
  stale: 'Não foi possível atualizar esta lista. Ela pode estar desatualizada.',
  empty: {
    title: 'Nenhuma notificação ainda',
    text: 'Respostas, menções, mensagens e convites vão aparecer aqui.',
  },
}

export const NOTICE_SENTENCES: typeof English.NOTICE_SENTENCES = {
  someone: 'Alguém',
  ownPost: 'um dos seus posts',
  system: {
    'webhook.disabled': [
      { name: 'Um dos seus webhooks foi desativado' },
      '. O endereço falhou vezes demais. Você pode reativá-lo nas configurações.',
    ],
    'plan.ended': [{ name: 'Seu plano Pro terminou' }, '. Tudo o que você fez com ele fica como está.'],
    'refund.failed': [
      { name: 'Um reembolso não chegou até você' },
      '. Seu banco o devolveu. Quem cuida deste site já sabe.',
    ],
    'payout.refused': [
      { name: 'Seu banco recusou um pagamento' },
      '. Confira seus dados bancários na Stripe, nas configurações, em Ganhos.',
    ],
    'moderation.hello_hidden': [
      { name: 'A moderação ocultou o seu olá' },
      '. Por enquanto ninguém pode ouvir. As configurações dizem por quê, em Segurança.',
    ],
    'moderation.hello_shown': ['A moderação voltou a mostrar o seu olá.'],
    'moderation.suspended': [{ name: 'Sua conta está suspensa por enquanto' }, MEANWHILE],
    'moderation.suspended_for_good': [{ name: 'Sua conta está suspensa permanentemente' }, MEANWHILE],
    'moderation.released': ['Sua conta não está mais suspensa.'],
    'moderation.warned': [
      { name: 'A moderação advertiu você' },
      '. O motivo está nas configurações, em Segurança.',
    ],
    'moderation.appeal_upheld': ['Analisamos seu recurso. ', { name: 'A decisão fica' }, '.'],
    'moderation.appeal_overturned': ['Analisamos seu recurso e ', { name: 'desfizemos a decisão' }, '.'],
    'moderation.role_member': ['Você não modera mais este site. Obrigado por ter feito isso.'],
    'moderation.role_moderator': [
      { name: 'Agora você modera este site' },
      '. As denúncias estão nas configurações, em Segurança.',
    ],
    'moderation.role_admin': [{ name: 'Agora você administra este site' }, '.'],
  },
  hidden: (voice) => ['A moderação ocultou ', voice, '. Por enquanto ninguém pode ouvir.'],
  restored: (voice) => ['A moderação voltou a mostrar ', voice, '.'],
  replied: {
    chain: {
      one: ({ who, what }) => [who, ' somou uma voz a ', what],
      many: ({ who, what, count }) => [`Mais ${voices(count)} em `, what, ', a última de ', who],
    },
    cast: {
      one: ({ who, what }) => [who, ' adicionou uma gravação a ', what],
      many: ({ who, what, count }) => [
        counted(count, {
          one: '# gravação nova em ',
          many: '# de gravações novas em ',
          other: '# gravações novas em ',
        }),
        what,
        ', a última de ',
        who,
      ],
    },
    voice: {
      one: ({ who, what }) => [who, ' respondeu a ', what],
      many: ({ who, what, count }) => [
        counted(count, {
          one: '# resposta a ',
          many: '# de respostas a ',
          other: '# respostas a ',
        }),
        what,
        ', a última de ',
        who,
      ],
    },
  },
  events: {
    message: {
      one: ({ who }) => [who, ' enviou um MUE para você'],
      many: ({ who, count }) => [
        who,
        ` enviou ${counted(count, { one: '# MUE', many: '# de MUEs', other: '# MUEs' })} para você`,
      ],
    },
    mention: same(({ who, what }) => [who, ' mencionou você em ', what]),
    invite: same(({ who, what }) => [who, ' convidou você para colaborar em ', what]),
    new_post: {
      one: ({ who, what }) => [who, ' compartilhou ', what],
      many: ({ who, what, count }) => [
        who,
        ` compartilhou ${counted(count, { one: '# post', many: '# de posts', other: '# posts' })}; o mais recente: `,
        what,
      ],
    },
    every_squawk: same(({ who, what }) => ['Há squawks novos; o mais recente: ', what, ', de ', who]),
    report: {
      one: () => ['Há uma nova denúncia em espera.'],
      many: ({ count }) => [
        `Há ${counted(count, { one: '# nova denúncia', many: '# de novas denúncias', other: '# novas denúncias' })} em espera.`,
      ],
    },
    expiry: same(({ what }) => [what, ' some em breve. Ouça de novo enquanto dá.']),
  },
}
