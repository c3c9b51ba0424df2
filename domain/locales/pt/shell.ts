/** Portuguese texts for the first view: the app's frame, home and post cards. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/shell'

const counted = createPluralizer('pt')

export const SHELL: typeof English.SHELL = {
  product: 'Owlcast',
  version: 'Owlcast 1.0 · vozes ao anoitecer',
  skip: 'Pular para o conteúdo',
  main: 'Principal',
  quick: 'Acesso rápido',
  menu: 'Menu',
  open: 'Abrir',
  closeMenu: 'Fechar o menu',
  record: 'Gravar',
  search: 'Buscar',
  notifications: 'Notificações',
  bell: (isNew) => (isNew ? 'Notificações, há novas' : 'Notificações'),
  back: 'Voltar',
  signIn: 'Entrar',
  signOut: 'Sair',
  upgrade: 'Seja Pro',
  upgradePrice: '$1/mês',
  plan: { free: 'Grátis', pro: 'Pro' },
  offline: 'Você está sem conexão. Suas gravações estão seguras neste dispositivo.',
}

export const VIEW_TITLES: typeof English.VIEW_TITLES = {
  home: 'Início',
  record: 'Gravar',
  profile: 'Perfil',
  member: 'Membro',
  settings: 'Configurações',
  graph: 'Rede de conversas de voz',
  search: 'Buscar',
  'my-squawks': 'Meus squawks',
  'my-hums': 'Meus HUMs',
  'my-nightingales': 'Meus Nightingales',
  'my-owlcasts': 'Meus Owlcasts',
  'mue-manager': 'Gerenciador de MUEs',
  moderation: 'Moderação',
  goodbye: 'Até mais',
  auth: 'Entrar',
  site: 'Visão geral',
}

export const MENU_TITLES: typeof English.MENU_TITLES = { graph: 'Rede de vozes' }

export const ERROR_SCREEN: typeof English.ERROR_SCREEN = {
  title: 'Algo deu errado',
  text: 'Algo deu errado do nosso lado. Seus posts publicados estão seguros.',
  reload: 'Recarregar',
  details: 'Detalhes do erro',
  error: 'Erro',
  view: 'Tela',
  request: 'Solicitação',
  copy: 'Copiar detalhes',
  copied: 'Copiado',
  partFailed: 'Uma parte do app não carregou.',
  reloadPage: 'Recarregar',
}

export const OFFLINE_PART: typeof English.OFFLINE_PART = {
  title: 'Esta parte ainda não está no seu dispositivo',
  text: 'Você está sem conexão. Ela abre quando a conexão voltar. Suas gravações estão seguras.',
  reload: 'Tentar de novo',
}

export const SESSION: typeof English.SESSION = {
  signedOut: 'Você saiu da conta.',
}

export const HOME: typeof English.HOME = {
  headline: 'Fale antes que anoiteça',
  lead: 'Grave um post de voz curto, ouça as respostas em voz alta e, em um dia, ele some.',
  start: 'Comece algo',
  fadingSoon: 'Somem em breve',
  newTonight: 'Novidades desta noite',
  radio: 'Rádio do anoitecer',
}

export const QUICK_SEARCH: typeof English.QUICK_SEARCH = {
  placeholder: 'Buscar posts e pessoas',
  shortPlaceholder: 'Buscar posts',
  label: 'Buscar squawks, HUMs, Nightingales, Owlcasts e mensagens MUE',
}

export const CACHED_POSTS: typeof English.CACHED_POSTS = { posts: 'Estes são os posts salvos' }

export const UI: typeof English.UI = {
  play: (title) => `Tocar: ${title}`,
  pause: (title) => `Pausar: ${title}`,
  seek: 'Posição',
  position: (elapsed, total) => `${elapsed} de ${total}`,
  close: 'Fechar',
  dismiss: 'Dispensar',
  retry: 'Tentar de novo',
  optional: 'opcional',
  loading: 'Carregando',
  slow: 'Está demorando mais que o normal.',
  sample: 'Amostra',
  isNew: 'novo',
  minutes: (count) => `${count} min`,
  unheardMinutes: (minutes) => counted(minutes, { one: '# minuto por ouvir', other: '# minutos por ouvir' }),
  unheard: (count) => `${count} por ouvir`,
  messages: 'Mensagens do app',
}

export const FEED: typeof English.FEED = {
  aside: 'Mais',
  upgrade: 'Seja Pro',
  showMore: 'Ver mais',
  loadingMore: 'Carregando mais',
}

export const POST: typeof English.POST = {
  with: 'com',
  expand: 'Ler mais',
  expandScript: 'Ler o roteiro inteiro',
  collapse: 'Ver menos',
  share: 'Compartilhar',
  shareLabel: (share, title) => `${share}: ${title}`,
  linkCopied: (link) => `Link copiado! ${link}`,
  copyManually: 'Copie este link',
  link: 'Link',
  moreActions: (title) => `Mais ações para ${title}`,
  playNext: 'Tocar em seguida',
  addToQueue: 'Adicionar à fila',
  queued: 'Adicionado à fila',
  report: 'Denunciar violação de direitos autorais',
  delete: 'Excluir',
  deleteLabel: (title) => `Excluir ${title}`,
  deleteTitle: (one) => `Excluir ${one}?`,
  deleteText: () => 'Tem certeza? Esta ação não pode ser desfeita.',
  cancelDelete: 'Manter',
  deleted: (one) => `Você excluiu: ${one}`,
}
