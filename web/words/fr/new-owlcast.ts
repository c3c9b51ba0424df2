/** French texts for creating an owlcast and recording into one. */

import { formatDollars } from '../../../domain/billing/paywall'
import { OWLCAST_FEE_CENTS } from '../../../domain/limits'
import type * as English from '../new-owlcast'

export const NEW_OWLCAST: typeof English.NEW_OWLCAST = {
  title: 'Créer un Owlcast',
  startedFrom: (title) => `À partir de «\u202f${title}\u202f».`,
  startedFromUntitled: 'À partir de la publication que tu as écoutée.',
  name: 'Nom',
  description: 'Description',
  tags: 'Tags',
  tagsHint: 'Sépare les tags par des espaces. Nous ajoutons le #.',
  privacy: 'Visibilité',
  visibilities: { public: 'Public', unlisted: 'Non répertorié', private: 'Privé' },
  hints: {
    public: 'Tout le monde peut le trouver.',
    unlisted: 'Toute personne qui a le lien peut l’écouter.',
    private: 'Réservé à toi et aux personnes que tu invites.',
  },
  proOnly: 'Non répertorié et privé nécessitent Pro.',
  invitees: 'Invitations',
  inviteesHint: 'Noms d’utilisateur, e-mails ou numéros de téléphone, séparés par des virgules.',
  inviteeList: 'Personnes à inviter',
  inviteeTooLong: 'C’est trop long pour un nom ou une adresse.',
  unresolved: 'Nous le vérifierons à l’invitation.',
  byEmail: 'par e-mail',
  byPhone:
    'les messages vers un téléphone ne sont pas encore possibles\u202f: tu recevras un lien à partager',
  fee: `Frais de création ${formatDollars(OWLCAST_FEE_CENTS)} – offerts`,
  cancel: 'Annuler',
  create: 'Créer l’Owlcast',
  creating: 'Création de ton Owlcast',
  notCreated: 'Non créé. Ton texte est toujours là.',
  sourceGone:
    'La publication de départ n’existe plus. Touche encore «\u202fCréer l’Owlcast\u202f» pour continuer sans elle.',
  alreadyCreated: 'Cet Owlcast était déjà créé, avec ce que tu avais envoyé la première fois.',
  created: (name) => `«\u202f${name}\u202f» est prêt.`,
  createdWithInvitations: (name, sent) => `«\u202f${name}\u202f» est prêt. ${sent}`,
  record: 'Enregistrer',
}

export const OWLCAST_CHOICE: typeof English.OWLCAST_CHOICE = {
  label: 'Publier dans',
  newOwlcast: 'Nouvel Owlcast',
  newOwlcastHint: 'Crée un Owlcast public avec ce titre. C’est son premier enregistrement.',
  existingOwlcastHint: 'Ajoute cet enregistrement aux autres.',
  moreOptions: 'Plus d’options',
  loading: 'Chargement de tes Owlcasts',
  failed: 'Nous n’avons pas pu charger tes autres Owlcasts.',
}
