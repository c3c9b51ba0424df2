/** French texts for choosing where a recording goes, after it was spoken. */
import type * as English from '../en/where'

export const WHERE: typeof English.WHERE = {
  heading: 'Où est-ce que ça va ?',
  speakFirst: 'Parle. Tu choisis ensuite où ça va.',
  chooseFirst: 'Choisir d’abord',
  chooseFirstHint: 'Tu peux changer d’avis après l’arrêt.',
  trim: 'Couper',
  title: 'Titre',
  fromWords: 'D’après tes mots',
  writing: 'Les mots arrivent…',
  inReplyTo: 'En réponse à…',
  later: 'Plus tard',
  sendTo: (name) => `Envoyer à ${name}`,
  sendToMany: (count) => `Envoyer à ${count}`,
  limit: (name, limit) => `${name} : ${limit} au plus.`,
  limitOfMessage: (limit) => `Un message dure ${limit} au plus.`,
  limitOfMessageTo: (name, limit) => `Un message à ${name} dure ${limit} au plus.`,
  length: (length) => `Le tien dure ${length}.`,
  trimTo: (limit) => `Couper à ${limit}`,
  chooseEnd: 'Choisir la fin',
}

export const WIRE: typeof English.WIRE = {
  other: 'À…',
  otherName: 'À quelqu’un d’autre',
  podcast: 'Podcast',
}

export const CONSEQUENCES: typeof English.CONSEQUENCES = {
  public: 'Tout le monde peut l’écouter.',
  publicChain: 'Tout le monde peut l’écouter et la poursuivre.',
  unlisted: 'Toute personne qui a le lien peut l’écouter.',
  unlistedChain: 'Toute personne qui a le lien peut l’écouter et la poursuivre.',
  price: (price) => `L’écoute coûte ${price}.`,
  gone: (hours) => `Disparaît dans ${hours} heures.`,
  stays: 'Ça reste.',
  recipient: (name) => `Écoute réservée à toi et à ${name}.`,
  recipients: (count) => `Écoute réservée à toi et à ces ${count} personnes.`,
  noRecipient: 'Écoute réservée à toi et à la personne que tu choisis.',
  conversation: 'Écoute réservée à vous deux.',
  owlcast: (title) => `Va dans ${title}.`,
  newOwlcast: 'Commence un nouvel Owlcast.',
  owlcastPublic: 'Public, écoute gratuite.',
  owlcastPublicPrice: (price) => `Public, écoute à ${price}.`,
  owlcastUnlisted: 'Avec le lien seulement, écoute gratuite.',
  owlcastUnlistedPrice: (price) => `Avec le lien seulement, écoute à ${price}.`,
  owlcastPrivate: 'Écoute réservée à ses membres.',
}

export const HOLD_STAGE: typeof English.HOLD_STAGE = {
  slide: 'Glisse vers un visage ou un oiseau et relâche',
  letGo: (to) => `Relâche : ${to}`,
  letGoHere: 'Relâche ici pour choisir tranquillement',
  nothingYet: 'Rien ne part encore : le titre vient ensuite',
  lock: 'Verrouiller',
}
