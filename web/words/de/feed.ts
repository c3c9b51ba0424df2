/** German texts for feeds and their cards. */
import type * as English from '../feed'

export const FEED: typeof English.FEED = {
  aside: 'Mehr',
  upgrade: 'Upgraden',
  more: 'Mehr anzeigen',
  loadingMore: 'Mehr wird geladen',
}

export const POST: typeof English.POST = {
  with: 'mit',
  unfold: 'Mehr lesen',
  unfoldScript: 'Ganzen Text lesen',
  fold: 'Weniger anzeigen',
  share: 'Teilen',
  growLabel: (create, title) => `${create}, ausgehend von ${title}`,
  shareLabel: (share, title) => `${share}: ${title}`,
  copied: (link) => `Link kopiert! ${link}`,
  copyByHand: 'Kopiere diesen Link',
  link: 'Link',
  more: (title) => `Weitere Aktionen für ${title}`,
  playNext: 'Als Nächstes anhören',
  addToQueue: 'Zur Warteschlange hinzufügen',
  queued: 'Zur Warteschlange hinzugefügt',
  report: 'Urheberrecht melden',
  delete: 'Löschen',
  deleteLabel: (title) => `${title} löschen`,
  deleteTitle: (one) => `${one} löschen?`,
  deleteText: () => 'Möchtest du das wirklich löschen? Das lässt sich nicht rückgängig machen.',
  keep: 'Behalten',
  deleted: (one) => `${one} gelöscht`,
}
