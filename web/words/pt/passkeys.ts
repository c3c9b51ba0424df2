/** Portuguese texts for passkeys in the settings. */
import type * as English from '../passkeys'

export const PASSKEYS: typeof English.PASSKEYS = {
  title: 'Chaves de acesso',
  withoutPassword: 'Entre sem senha',
  hint: 'Com sua digital, seu rosto ou o bloqueio de tela.',
  unsupported: 'Este navegador não aceita chaves de acesso.',
  add: 'Adicionar chave de acesso',
  added: 'Chave de acesso adicionada. A partir de agora você pode entrar com ela.',
  addedAt: 'Adicionada',
  lastUsed: 'último uso',
  neverUsed: 'ainda não usada',
  rename: (name) => `Renomear ${name}`,
  renameTitle: 'Dê um nome a esta chave',
  name: 'Nome',
  save: 'Salvar',
  saved: 'Salvo.',
  remove: (name) => `Remover ${name}`,
  removeTitle: 'Remover esta chave de acesso?',
  removeText: (name) =>
    `Você não poderá mais entrar com “${name}”. Talvez seu dispositivo ainda a mostre. Você pode excluí-la lá.`,
  cancel: 'Manter',
  confirmRemove: 'Remover chave',
  removed: 'Chave de acesso removida.',
  loading: 'Carregando suas chaves de acesso…',
  tryAgain: 'Tentar de novo',
}
