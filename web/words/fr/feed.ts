/** French texts for feeds and their cards. */
import type * as English from '../feed'

export const FEED: typeof English.FEED = {
  aside: 'Plus',
  upgrade: 'Passer à Pro',
  more: 'Afficher plus',
  loadingMore: 'Chargement de la suite',
}

export const POST: typeof English.POST = {
  with: 'avec',
  unfold: 'Lire la suite',
  unfoldScript: 'Lire tout le texte',
  fold: 'Afficher moins',
  share: 'Partager',
  growLabel: (create, title) => `${create} à partir de ${title}`,
  shareLabel: (share, title) => `${share}\u202f: ${title}`,
  copied: (link) => `Lien copié\u202f! ${link}`,
  copyByHand: 'Copie ce lien',
  link: 'Lien',
  more: (title) => `Plus d’actions pour ${title}`,
  playNext: 'Lire ensuite',
  addToQueue: 'Ajouter à la file d’attente',
  queued: 'Ajouté à la file d’attente',
  report: 'Signaler un droit d’auteur',
  delete: 'Supprimer',
  deleteLabel: (title) => `Supprimer ${title}`,
  deleteTitle: (one) => `Supprimer ${one}\u202f?`,
  deleteText: () => 'Veux-tu vraiment supprimer cela\u202f? Cette action est irréversible.',
  keep: 'Garder',
  deleted: (one) => `${one}\u202f: c’est supprimé`,
}
