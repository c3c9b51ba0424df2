/** Portuguese texts for feeds and their cards. */
import type * as English from '../feed'

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
  createFromLabel: (create, title) => `${create} a partir de ${title}`,
  shareLabel: (share, title) => `${share}: ${title}`,
  linkCopied: (link) => `Link copiado! ${link}`,
  copyManually: 'Copie este link',
  link: 'Link',
  moreActions: (title) => `Mais ações para ${title}`,
  playNext: 'Tocar em seguida',
  addToQueue: 'Adicionar à fila',
  queued: 'Adicionado à fila',
  report: 'Denunciar direitos autorais',
  delete: 'Excluir',
  deleteLabel: (title) => `Excluir ${title}`,
  deleteTitle: (one) => `Excluir ${one}?`,
  deleteText: () => 'Tem certeza? Esta ação não pode ser desfeita.',
  cancelDelete: 'Manter',
  deleted: (one) => `Você excluiu: ${one}`,
}
