/** French texts for editing a published post. */
import type * as English from '../edit'

export const EDIT: typeof English.EDIT = {
  edit: 'Modifier',
  editLabel: (title) => `Modifier ${title}`,
  heading: (noun) => `Modifier ${noun}`,
  title: 'Titre',
  titleEmpty: (title) => `Sans titre, cela s’appelle «\u202f${title}\u202f».`,
  name: 'Nom',
  description: 'Description',
  tags: 'Tags',
  tagsHint: 'Des mots séparés par des espaces. Le # s’ajoute tout seul.',
  scriptFixed: 'Le texte reste tel qu’il a été lu. Enregistre l’histoire à nouveau pour le changer.',
  namesNobody:
    'Titre et tags ne disent pas de qui parle cette histoire, au-delà de ce qu’elle dit elle-même.',
  restored: 'Ce que tu avais écrit est de retour.',
  cancel: 'Annuler',
  save: 'Sauvegarder',
  saving: 'Sauvegarde en cours',
  saved: 'Modifications sauvegardées',
  edited: 'Modifié',
}
