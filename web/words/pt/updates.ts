/** Portuguese texts for app updates and installation. */
import type * as English from '../updates'

export const UPDATES: typeof English.UPDATES = {
  ready: 'Há uma versão nova',
  reload: 'Recarregar',
}

export const INSTALL: typeof English.INSTALL = {
  title: 'App',
  install: 'Instalar o app',
  hint: 'Abre em uma janela própria, funciona sem conexão e abre podcasts que você compartilha de outros apps.',
  manualSteps:
    'No Safari: Compartilhar e depois Adicionar à Tela de Início. No Mac: Arquivo e depois Adicionar ao Dock.',
}
