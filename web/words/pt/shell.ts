/** Portuguese texts for the app shell: navigation, menu, empty states and errors. */
import type * as English from '../shell'

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
  bell: (count) => (count > 0 ? `Notificações, ${count} por ler` : 'Notificações'),
  back: 'Voltar',
  signIn: 'Entrar',
  signOut: 'Sair',
  upgrade: 'Seja Pro',
  upgradePrice: '$1/mês',
  plan: { free: 'Grátis', pro: 'Pro' },
  offline: 'Você está sem conexão. Suas gravações estão seguras neste dispositivo.',
  online: 'Sua conexão voltou.',
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
