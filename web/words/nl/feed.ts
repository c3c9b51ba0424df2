/** Dutch texts for feeds and their cards. */
import type * as English from '../feed'

export const FEED: typeof English.FEED = {
  aside: 'Meer',
  upgrade: 'Upgraden',
  showMore: 'Meer tonen',
  loadingMore: 'Meer laden',
}

export const POST: typeof English.POST = {
  with: 'met',
  expand: 'Meer lezen',
  expandScript: 'Hele tekst lezen',
  collapse: 'Minder tonen',
  share: 'Delen',
  createFromLabel: (create, title) => `${create} vanuit ${title}`,
  shareLabel: (share, title) => `${share}: ${title}`,
  linkCopied: (link) => `Link gekopieerd! ${link}`,
  copyManually: 'Kopieer deze link',
  link: 'Link',
  moreActions: (title) => `Meer acties voor ${title}`,
  playNext: 'Hierna afspelen',
  addToQueue: 'Aan wachtrij toevoegen',
  queued: 'Aan de wachtrij toegevoegd',
  report: 'Auteursrecht melden',
  delete: 'Verwijderen',
  deleteLabel: (title) => `${title} verwijderen`,
  deleteTitle: (one) => `Wil je ${one} verwijderen?`,
  deleteText: () => 'Weet je het zeker? Dit kan niet ongedaan worden gemaakt.',
  cancelDelete: 'Bewaren',
  deleted: (one) => `${one} verwijderd`,
}
