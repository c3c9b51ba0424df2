/** Spanish texts for feeds and their cards. */
import type * as English from '../feed'

export const FEED: typeof English.FEED = {
  aside: 'Más',
  upgrade: 'Pásate a Pro',
  showMore: 'Ver más',
  loadingMore: 'Cargando más',
}

export const POST: typeof English.POST = {
  with: 'con',
  expand: 'Leer más',
  expandScript: 'Leer el guion completo',
  collapse: 'Ver menos',
  share: 'Compartir',
  createFromLabel: (create, title) => `${create} a partir de ${title}`,
  shareLabel: (share, title) => `${share}: ${title}`,
  linkCopied: (link) => `¡Enlace copiado! ${link}`,
  copyManually: 'Copia este enlace',
  link: 'Enlace',
  moreActions: (title) => `Más acciones para ${title}`,
  playNext: 'Reproducir a continuación',
  addToQueue: 'Añadir a la cola',
  queued: 'Añadido a la cola',
  report: 'Denunciar derechos de autor',
  delete: 'Eliminar',
  deleteLabel: (title) => `Eliminar ${title}`,
  deleteTitle: (one) => `¿Eliminar ${one}?`,
  deleteText: () => '¿Seguro que quieres continuar? Esta acción no se puede deshacer.',
  cancelDelete: 'Conservar',
  deleted: (one) => `Se eliminó: ${one}`,
}
