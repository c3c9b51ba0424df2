/** French texts for share pages, embeds and link previews. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../share'

const counted = createPluralizer('fr')

export const SHARE: typeof English.SHARE = {
  product: 'Owlcast',
  signIn: 'Se connecter',
  openOwlcast: 'Ouvrir Owlcast',
  skip: 'Aller au contenu',
  reply: 'Répondre',
  copyLink: 'Copier le lien',
  report: 'Signaler un droit d’auteur',
  linkCopied: 'Lien copié\u202f!',
  copyManually: 'Le lien n’a pas pu être copié. Tu peux le copier ici\u202f:',
  linkLabel: 'Lien vers cette publication',
  tags: 'Tags',
  recordings: (count) => `Enregistrements (${count})`,
  noRecordings: 'Pas encore d’enregistrements',
  untitled: 'Sans titre',
  more: 'Plus',
  recordedIn: 'Enregistré dans',
  free: 'Écoute gratuite',
  priceToListen: (price) => `${price} pour écouter`,
  preview: (seconds) =>
    `Tu peux écouter ${counted(seconds, { one: 'la première seconde', other: 'les # premières secondes' })} gratuitement.`,
  previews: (seconds) =>
    `Tu peux écouter jusqu’à ${counted(seconds, { one: '# seconde', other: '# secondes' })} de chaque enregistrement gratuitement.`,
  listenToAll: 'Tout écouter dans Owlcast',
  sample: 'Démo',
  length: 'Durée',
  contents: 'Enregistrements',
  author: 'Par',
  messageWaiting: 'Un message vocal t’attend',
  openHint:
    'Quelqu’un t’a envoyé ce lien, qui ne marche qu’une fois. Touche Ouvrir pour écouter le message dans ce navigateur, maintenant et plus tard.',
  open: 'Ouvrir',
  newLink: 'M’envoyer un nouveau lien',
  newLinkSent:
    'Si ce lien venait de nous, nous en avons envoyé un nouveau à la même adresse. Cela peut prendre une minute.',
  footer: 'Partagé depuis Owlcast, le réseau social mystique où la voix passe d’abord.',
  loading: 'Chargement',
  notFound: 'Contenu introuvable',
  expiryHint: 'Les squawks s’effacent après un jour ou deux. Celui-ci a peut-être expiré.',
  back: 'Retour à Owlcast',
  retry: 'Réessayer',
  details: 'Détails techniques',
  copyDetails: 'Copier les détails',
  detailsCopied: 'Détails copiés\u202f!',
  present: 'présent',
  none: 'aucun',
  listenOnOwlcast: 'Écouter sur Owlcast',
  edited: 'Modifié',
  routerWorks: 'Le routeur de partage fonctionne.',
  by: (author) => `par ${author}`,
  with: (names) => `avec ${names}`,
  summary: (kind, author, length, tags) =>
    [`${kind} par ${author}`, length, tags].filter((part) => part !== '').join(' · '),
  recordingCount: (count) =>
    counted(count, { one: '# enregistrement', many: '# d’enregistrements', other: '# enregistrements' }),
  positionInList: (at, of) => `${at} sur ${of}`,
  pageTitle: (title) => `${title} · Owlcast`,
  audioOf: (title) => `Son de ${title}`,
}

export const SHARED_MEMBER: typeof English.SHARED_MEMBER = {
  pageTitle: (name, username) => `${name} (@${username}) · Owlcast`,
  pro: 'Pro',
  memberSince: (day) => `Membre depuis le ${day}`,
  followers: (count) =>
    counted(count, { one: '#\u00a0abonné', many: '# d’abonnés', other: '#\u00a0abonnés' }),
  follow: 'Suivre sur Owlcast',
  newestPosts: 'Dernières publications',
  empty: 'Pas de publication publique en ce moment.',
  listenMore: 'En écouter plus dans Owlcast',
  summary: (name, voices, newest) =>
    voices === 0
      ? `${name} est sur Owlcast, où l’on parle.`
      : `Écoute ${name} sur Owlcast. Dernière publication\u202f: ${newest}`,
  pictureOf: (name) => `Photo de ${name}`,
}

export const DETAIL_LABELS: typeof English.DETAIL_LABELS = {
  url: 'URL',
  pathname: 'Chemin',
  searchParams: 'Paramètres',
  contentType: 'Type de contenu',
  id: 'ID',
  token: 'Jeton',
  invitation: 'Invitation',
  message: 'Erreur',
  requestId: 'Requête',
}
