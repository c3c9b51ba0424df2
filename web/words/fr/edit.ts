/** French texts for editing a published post. */
import type * as English from '../edit'

export const EDIT: typeof English.EDIT = {
  edit: 'Modifier',
  editLabel: (title) => `Modifier ${title}`,
  heading: (noun) => `Modifier ${noun}`,
  title: 'Titre',
  defaultTitleHint: (title) => `Si tu laisses vide, le titre sera «\u202f${title}\u202f».`,
  name: 'Nom',
  description: 'Description',
  tags: 'Tags',
  tagsHint: 'Sépare les tags par des espaces. Nous ajoutons le #.',
  scriptReadOnly:
    'Tu ne peux pas changer le texte. Pour en utiliser un autre, enregistre l’histoire à nouveau.',
  confirmsAnonymity: 'Le titre et les tags ne disent pas de qui parle cette histoire, sauf si elle le dit.',
  restored: 'Nous avons récupéré ce que tu avais écrit.',
  cancel: 'Annuler',
  save: 'Sauvegarder',
  saving: 'Sauvegarde en cours',
  saved: 'Modifications sauvegardées',
  edited: 'Modifié',
}
