/** French texts for feeds and their cards. */
import type * as English from '../feed'

export const FEED: typeof English.FEED = {
  aside: 'Plus',
  upgrade: 'Passer à Pro',
  showMore: 'Afficher plus',
  loadingMore: 'Chargement de la suite',
}

export const POST: typeof English.POST = {
  with: 'avec',
  expand: 'Lire la suite',
  expandScript: 'Lire tout le texte',
  collapse: 'Afficher moins',
  share: 'Partager',
  createFromLabel: (create, title) => `${create} à partir de ${title}`,
  shareLabel: (share, title) => `${share}\u202f: ${title}`,
  linkCopied: (link) => `Lien copié\u202f! ${link}`,
  copyManually: 'Copie ce lien',
  link: 'Lien',
  moreActions: (title) => `Plus d’actions pour ${title}`,
  playNext: 'Lire ensuite',
  addToQueue: 'Ajouter à la file d’attente',
  queued: 'Ajouté à la file d’attente',
  report: 'Signaler un droit d’auteur',
  delete: 'Supprimer',
  deleteLabel: (title) => `Supprimer ${title}`,
  deleteTitle: (one) => `Supprimer ${one}\u202f?`,
  deleteText: () => 'Veux-tu vraiment supprimer cela\u202f? Cette action est irréversible.',
  cancelDelete: 'Garder',
  deleted: (one) => `${one}\u202f: c’est supprimé`,
}
