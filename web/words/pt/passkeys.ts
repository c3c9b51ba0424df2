/** Portuguese texts for passkeys in the settings. */
import type * as English from '../passkeys'

export const PASSKEYS: typeof English.PASSKEYS = {
  title: 'Chaves de acesso',
  withoutPassword: 'Entre sem senha',
  hint: 'Com seu dedo, seu rosto ou o bloqueio do seu dispositivo.',
  unknown: 'Este navegador não guarda chaves de acesso.',
  add: 'Adicionar chave de acesso',
  added: 'A chave de acesso foi adicionada. A partir de agora você pode entrar com ela.',
  since: 'Adicionada',
  used: 'último uso',
  unused: 'ainda não usada',
  rename: (name) => `Renomear ${name}`,
  renameTitle: 'Dê um nome a esta chave',
  name: 'Nome',
  save: 'Salvar',
  saved: 'Salvo.',
  remove: (name) => `Remover ${name}`,
  removeTitle: 'Remover esta chave de acesso?',
  removeText: (name) =>
    `“${name}” não abre mais sua conta. Talvez seu dispositivo ainda a mostre; você pode excluí-la lá.`,
  keep: 'Manter',
  confirmRemove: 'Remover chave',
  removed: 'A chave de acesso foi removida.',
  loading: 'Procurando suas chaves de acesso…',
  tryAgain: 'Tentar de novo',
}
