/** Spanish texts for feeds and their cards. */
import type * as English from '../feed'

export const FEED: typeof English.FEED = {
  aside: 'Más',
  upgrade: 'Pásate a Pro',
  more: 'Ver más',
  loadingMore: 'Cargando más',
}

export const POST: typeof English.POST = {
  with: 'con',
  unfold: 'Leer más',
  unfoldScript: 'Leer el guion completo',
  fold: 'Ver menos',
  share: 'Compartir',
  growLabel: (create, title) => `${create} a partir de ${title}`,
  shareLabel: (share, title) => `${share}: ${title}`,
  copied: (link) => `¡Enlace copiado! ${link}`,
  copyByHand: 'Copia este enlace',
  link: 'Enlace',
  more: (title) => `Más acciones para ${title}`,
  playNext: 'Reproducir a continuación',
  addToQueue: 'Añadir a la cola',
  queued: 'Añadido a la cola',
  report: 'Denunciar derechos de autor',
  delete: 'Eliminar',
  deleteLabel: (title) => `Eliminar ${title}`,
  deleteTitle: (one) => `¿Eliminar ${one}?`,
  deleteText: () => '¿Seguro que quieres continuar? Esta acción no se puede deshacer.',
  keep: 'Conservar',
  deleted: (one) => `Se eliminó: ${one}`,
}
