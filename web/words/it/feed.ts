/** Italian texts for feeds and their cards. */
import type * as English from '../feed'

export const FEED: typeof English.FEED = {
  aside: 'Altro',
  upgrade: 'Passa a Pro',
  more: 'Mostra altro',
  loadingMore: 'Caricamento',
}

export const POST: typeof English.POST = {
  with: 'con',
  unfold: 'Leggi tutto',
  unfoldScript: 'Leggi tutto il testo',
  fold: 'Mostra meno',
  share: 'Condividi',
  growLabel: (create, title) => `${create} a partire da ${title}`,
  shareLabel: (share, title) => `${share}: ${title}`,
  copied: (link) => `Link copiato! ${link}`,
  copyByHand: 'Copia questo link',
  link: 'Link',
  more: (title) => `Altre azioni per ${title}`,
  playNext: 'Ascolta dopo',
  addToQueue: 'Aggiungi alla coda',
  queued: 'Aggiunto alla coda',
  report: 'Segnala il copyright',
  delete: 'Elimina',
  deleteLabel: (title) => `Elimina ${title}`,
  deleteTitle: (one) => `Eliminare ${one}?`,
  deleteText: () => 'Vuoi eliminare davvero? L’azione non si può annullare.',
  keep: 'Conserva',
  deleted: (one) => `${one}: eliminazione riuscita`,
}
