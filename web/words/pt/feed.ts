/** Portuguese texts for feeds and their cards. */
import type * as English from '../feed'

export const FEED: typeof English.FEED = {
  aside: 'Mais',
  upgrade: 'Seja Pro',
  more: 'Ver mais',
  loadingMore: 'Carregando mais',
}

export const POST: typeof English.POST = {
  with: 'com',
  unfold: 'Ler mais',
  unfoldScript: 'Ler o roteiro inteiro',
  fold: 'Ver menos',
  share: 'Compartilhar',
  growLabel: (create, title) => `${create} a partir de ${title}`,
  shareLabel: (share, title) => `${share}: ${title}`,
  copied: (link) => `Link copiado! ${link}`,
  copyByHand: 'Copie este link',
  link: 'Link',
  more: (title) => `Mais ações para ${title}`,
  playNext: 'Tocar em seguida',
  addToQueue: 'Adicionar à fila',
  queued: 'Adicionado à fila',
  report: 'Denunciar direitos autorais',
  delete: 'Excluir',
  deleteLabel: (title) => `Excluir ${title}`,
  deleteTitle: (one) => `Excluir ${one}?`,
  deleteText: () => 'Tem certeza? Esta ação não pode ser desfeita.',
  keep: 'Manter',
  deleted: (one) => `Você excluiu: ${one}`,
}
