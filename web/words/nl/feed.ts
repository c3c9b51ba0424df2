/** Dutch texts for feeds and their cards. */
import type * as English from '../feed'

export const FEED: typeof English.FEED = {
  aside: 'Meer',
  upgrade: 'Upgraden',
  more: 'Meer tonen',
  loadingMore: 'Meer laden',
}

export const POST: typeof English.POST = {
  with: 'met',
  unfold: 'Meer lezen',
  unfoldScript: 'Hele tekst lezen',
  fold: 'Minder tonen',
  share: 'Delen',
  growLabel: (create, title) => `${create} vanuit ${title}`,
  shareLabel: (share, title) => `${share}: ${title}`,
  copied: (link) => `Link gekopieerd! ${link}`,
  copyByHand: 'Kopieer deze link',
  link: 'Link',
  more: (title) => `Meer acties voor ${title}`,
  playNext: 'Hierna afspelen',
  addToQueue: 'Aan wachtrij toevoegen',
  queued: 'Aan de wachtrij toegevoegd',
  report: 'Auteursrecht melden',
  delete: 'Verwijderen',
  deleteLabel: (title) => `${title} verwijderen`,
  deleteTitle: (one) => `Wil je ${one} verwijderen?`,
  deleteText: () => 'Weet je het zeker? Dit kan niet ongedaan worden gemaakt.',
  keep: 'Bewaren',
  deleted: (one) => `${one} verwijderd`,
}
