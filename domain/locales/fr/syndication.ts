/** French texts for subscribing in podcast apps, and for the private addresses of feeds. */
import type * as English from '../en/syndication'

export const SUBSCRIBE: typeof English.SUBSCRIBE = {
  action: 'S’abonner dans une appli de podcasts',
  title: 'S’abonner dans une appli de podcasts',
  intro: 'Les nouvelles publications arrivent toutes seules dans ton appli de podcasts.',
  introExpiring: 'Celles qui s’effacent n’y sont pas, sauf si leur auteur les y a mises.',
  apps: 'Applis de podcasts',
  address: 'Adresse du flux',
  copy: 'Copier',
  copied: 'Adresse du flux copiée.',
  notCopied: 'La copie n’a pas marché. Sélectionne l’adresse et copie-la toi-même.',
  scan: 'Ou scanne avec ton téléphone',
  scanLabel: 'Code QR de l’adresse du flux',
  private: 'Tu as acheté quelque chose ici\u202f?',
  privateHint:
    'Une adresse privée lit en entier ce que tu as payé. Ne la partage pas\u00a0: quiconque l’a peut écouter aussi. Tu peux la supprimer dans tes réglages.',
  appName: 'Pour quelle appli\u202f?',
  appNameHint: 'Par exemple « Overcast sur mon téléphone »',
  create: 'Créer une adresse privée',
  created: 'Ton adresse privée. Nous ne la montrons que maintenant.',
}

export const PRIVATE_FEEDS: typeof English.PRIVATE_FEEDS = {
  title: 'Applis de podcasts',
  loading: 'Chargement de tes applis de podcasts',
  none: 'Aucune adresse privée',
  noneHint: 'Tu en crées une là où tu t’abonnes à quelqu’un\u00a0: sur son profil, un owlcast ou une chaîne.',
  used: 'Dernière utilisation',
  unused: 'Pas encore utilisée',
  end: 'Supprimer',
  endLabel: (name) => `Supprimer ${name}`,
  ended: 'Supprimée. Cette appli ne reçoit plus rien de nouveau.',
  expiring: 'Mettre aussi dans mes flux mes publications qui s’effacent',
  expiringHint: 'Les applis de podcasts gardent ce qu’elles ont téléchargé, même après son effacement ici.',
}
