/** Italian texts for feeds and their cards. */
import type * as English from '../feed'

export const FEED: typeof English.FEED = {
  aside: 'Altro',
  upgrade: 'Passa a Pro',
  showMore: 'Mostra altro',
  loadingMore: 'Caricamento',
}

export const POST: typeof English.POST = {
  with: 'con',
  expand: 'Leggi tutto',
  expandScript: 'Leggi tutto il testo',
  collapse: 'Mostra meno',
  share: 'Condividi',
  createFromLabel: (create, title) => `${create} a partire da ${title}`,
  shareLabel: (share, title) => `${share}: ${title}`,
  linkCopied: (link) => `Link copiato! ${link}`,
  copyManually: 'Copia questo link',
  link: 'Link',
  moreActions: (title) => `Altre azioni per ${title}`,
  playNext: 'Ascolta dopo',
  addToQueue: 'Aggiungi alla coda',
  queued: 'Aggiunto alla coda',
  report: 'Segnala il copyright',
  delete: 'Elimina',
  deleteLabel: (title) => `Elimina ${title}`,
  deleteTitle: (one) => `Eliminare ${one}?`,
  deleteText: () => 'Vuoi eliminare davvero? L’azione non si può annullare.',
  cancelDelete: 'Conserva',
  deleted: (one) => `${one}: eliminazione riuscita`,
}
