/** French texts for creating an owlcast and recording into one. */
import { OWLCAST_FEE_CENTS } from '../../../domain/limits'
import { formatDollars } from '../../../domain/paywall'
import type * as English from '../new-owlcast'

export const NEW_OWLCAST: typeof English.NEW_OWLCAST = {
  title: 'Créer un Owlcast',
  from: (title) => `Il naît de «\u202f${title}\u202f».`,
  fromUntitled: 'Il naît de la voix que tu as entendue.',
  name: 'Nom',
  description: 'Description',
  tags: 'Tags',
  tagsHint: 'Des mots séparés par des espaces. Le # s’ajoute tout seul.',
  privacy: 'Visibilité',
  visibilities: { public: 'Public', unlisted: 'Non répertorié', private: 'Privé' },
  hints: {
    public: 'Tout le monde le trouve.',
    unlisted: 'Quiconque a le lien l’entend.',
    private: 'Réservé à toi et aux personnes que tu invites.',
  },
  proOnly: 'Non répertorié et privé font partie de Pro.',
  invitees: 'Invitations',
  inviteesHint: 'Noms d’utilisateur, e-mails ou numéros de téléphone, séparés par des virgules.',
  invited: 'Qui est concerné',
  inviteeTooLong: 'C’est trop long pour un nom ou une adresse.',
  unresolved: 'Vérifié à l’invitation.',
  byMail: 'par e-mail',
  byPhone:
    'les messages vers un téléphone ne sont pas encore possibles\u202f: tu reçois un lien à transmettre',
  fee: `Frais de création ${formatDollars(OWLCAST_FEE_CENTS)} – offerts`,
  cancel: 'Annuler',
  create: 'Créer l’Owlcast',
  creating: 'Création de ton Owlcast',
  stopped: 'Non créé. Ce que tu as écrit est toujours là.',
  sourceGone: 'La voix dont il est né s’est effacée. Touche encore une fois pour le créer sans elle.',
  madeBefore: 'Cet Owlcast était déjà créé, tel que tu l’as envoyé la première fois.',
  made: (name) => `«\u202f${name}\u202f» est créé.`,
  madeInviting: (name, sent) => `«\u202f${name}\u202f» est créé. ${sent}`,
  record: 'Enregistrer',
}

export const INTO: typeof English.INTO = {
  label: 'Enregistrer dans',
  fresh: 'Un nouveau',
  freshHint: 'Un nouvel Owlcast public\u202f: le titre est son nom, et il commence par cet enregistrement.',
  mineHint: 'Il y rejoint les autres enregistrements.',
  more: 'Créer avec prix, visibilité, invitations',
  loading: 'Recherche de tes Owlcasts',
  failed: 'Tes autres Owlcasts n’ont pas pu être chargés.',
}
