/** German texts for feeds and their cards. */
import type * as English from '../feed'

export const FEED: typeof English.FEED = {
  aside: 'Mehr',
  upgrade: 'Upgraden',
  showMore: 'Mehr anzeigen',
  loadingMore: 'Mehr wird geladen',
}

export const POST: typeof English.POST = {
  with: 'mit',
  expand: 'Mehr lesen',
  expandScript: 'Ganzen Text lesen',
  collapse: 'Weniger anzeigen',
  share: 'Teilen',
  createFromLabel: (create, title) => `${create}, ausgehend von ${title}`,
  shareLabel: (share, title) => `${share}: ${title}`,
  linkCopied: (link) => `Link kopiert! ${link}`,
  copyManually: 'Kopiere diesen Link',
  link: 'Link',
  moreActions: (title) => `Weitere Aktionen für ${title}`,
  playNext: 'Als Nächstes anhören',
  addToQueue: 'Zur Warteschlange hinzufügen',
  queued: 'Zur Warteschlange hinzugefügt',
  report: 'Urheberrecht melden',
  delete: 'Löschen',
  deleteLabel: (title) => `${title} löschen`,
  deleteTitle: (one) => `${one} löschen?`,
  deleteText: () => 'Möchtest du das wirklich löschen? Das lässt sich nicht rückgängig machen.',
  cancelDelete: 'Behalten',
  deleted: (one) => `${one} gelöscht`,
}
