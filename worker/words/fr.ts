/** Mails and text messages in French. */
import { createPluralizer } from '../../domain/plural'
import type * as English from './emails'

const counted = createPluralizer('fr')
const hoursOf = (hours: number) => counted(hours, { one: '# heure', other: '# heures' })
const daysOf = (days: number) => counted(days, { one: '# jour', other: '# jours' })

export const ACCOUNT_MAILS: typeof English.ACCOUNT_MAILS = {
  foot: 'Tu reçois cet e-mail parce que quelqu’un a saisi ton adresse sur Owlcast. Nous n’écrirons plus à ce sujet.',
  confirm: {
    subject: 'Confirme ton e-mail pour Owlcast',
    heading: (name) => `Bienvenue, ${name}`,
    asked: (username) =>
      `Quelqu’un, toi sans doute, a voulu créer le compte @${username} avec cette adresse. Confirme-la, et ta voix aura sa maison.`,
    lasts: (username, hours) =>
      `Le lien fonctionne une seule fois, pendant ${hoursOf(hours)}. Si tu n’as pas créé le compte @${username}, ne touche pas à cet e-mail\u202f: aucun compte ne s’ouvrira sans lui.`,
    action: 'Confirmer mon e-mail',
  },
  member: {
    subject: 'Tu as déjà un compte Owlcast',
    heading: 'Tu es déjà des nôtres',
    asked:
      'Quelqu’un, toi sans doute, a voulu s’inscrire avec cette adresse. Elle a déjà un compte, et rien n’a changé.',
    way: 'Connecte-toi comme avant\u202f; tu peux aussi y choisir un nouveau mot de passe. Si ce n’était pas toi, il n’y a rien à faire.',
    action: 'Se connecter',
  },
  reset: {
    subject: 'Choisis un nouveau mot de passe pour Owlcast',
    heading: 'Un nouveau mot de passe',
    asked:
      'Quelqu’un, toi sans doute, a oublié le mot de passe de ton compte. Appuie sur le bouton et choisis-en un nouveau.',
    lasts: (hours) =>
      `Le lien fonctionne une seule fois, pendant ${hoursOf(hours)}. Si ce n’était pas toi, ne touche pas à cet e-mail\u202f: rien n’a changé.`,
    action: 'Choisir un mot de passe',
  },
  first: {
    subject: 'Confirme ton e-mail pour Owlcast',
    heading: 'Une adresse pour ton compte',
    asked: (username) =>
      `Quelqu’un, toi sans doute, veut se connecter à @${username} avec cette adresse. Appuie sur le bouton là où la session de @${username} est ouverte, et choisis un mot de passe.`,
    lasts: (username, hours) =>
      `Le lien fonctionne une seule fois, pendant ${hoursOf(hours)}. Si @${username} n’est pas ton compte, ne touche pas à cet e-mail\u202f: il n’ouvre rien à personne d’autre.`,
    action: 'Confirmer mon e-mail',
  },
  changed: {
    subject: 'Ton mot de passe Owlcast a changé',
    heading: 'Ton mot de passe a changé',
    how: 'Il a été changé par un lien que nous avons envoyé à cette adresse, et toutes tes sessions ont été fermées.',
    otherwise:
      'Si ce n’était pas toi, quelqu’un lit tes e-mails\u202f: change d’abord ton mot de passe là-bas, puis ici.',
    action: 'Se connecter',
  },
}

export const WAY_MAILS: typeof English.WAY_MAILS = {
  'passkey-added': {
    subject: 'Une clé d’accès a été ajoutée à ton compte Owlcast',
    heading: 'Une nouvelle clé d’accès',
    message: 'Une clé d’accès a été ajoutée à ton compte. Qui la détient peut se connecter à ta place.',
  },
  'passkey-removed': {
    subject: 'Une clé d’accès a été retirée de ton compte Owlcast',
    heading: 'Une clé d’accès de moins',
    message: 'Une clé d’accès a été retirée de ton compte. Elle n’ouvre plus rien.',
  },
  'phone-set': {
    subject: 'Un numéro de téléphone a été ajouté à ton compte Owlcast',
    heading: 'Ton numéro de téléphone',
    message: 'Un numéro de téléphone a été ajouté à ton compte. Qui le détient peut se connecter à ta place.',
  },
  'phone-removed': {
    subject: 'Le numéro de téléphone a été retiré de ton compte Owlcast',
    heading: 'Aucun numéro de téléphone',
    message: 'Le numéro de téléphone a été retiré de ton compte. Personne ne se connecte plus avec lui.',
  },
}

export const WAY_MAIL: typeof English.WAY_MAIL = {
  where: (browser, system) => [browser, system].filter(Boolean).join(' sur '),
  doneIn: (where) => `Cela s’est passé dans ${where}.`,
  otherwise:
    'Si ce n’était pas toi, va voir tes réglages\u202f: annule-le, déconnecte-toi partout ailleurs et choisis un nouveau mot de passe.',
  action: 'Ouvrir mes réglages',
  foot: 'Tu reçois cet e-mail parce qu’il concerne la façon dont ton compte s’ouvre.',
}

export const MESSAGE_MAIL: typeof English.MESSAGE_MAIL = {
  subject: (sender) => `${sender} t’a envoyé un message vocal`,
  untitled: 'Message vocal',
  waits: (title, username) =>
    `«\u202f${title}\u202f», de @${username}, t’attend. Pas besoin de compte pour l’écouter.`,
  about: 'Owlcast est un lieu pour les voix\u202f: on y enregistre ce qu’on a à dire et on se répond.',
  lasts: (days) =>
    `Le lien est valable ${daysOf(days)} et revient à la première personne qui ouvre le message\u202f: garde-le pour toi.`,
  action: 'Ouvrir le message',
  foot: (username) =>
    `Tu reçois cet e-mail parce que @${username} a saisi ton adresse sur Owlcast. Si ce nom ne te dit rien, n’y touche pas.`,
  refuse: 'Ne plus m’envoyer de messages d’Owlcast',
}

export const REFUSAL_PAGE: typeof English.REFUSAL_PAGE = {
  ask: {
    heading: 'Plus d’e-mails de ce genre ?',
    text: 'Sur Owlcast, on peut envoyer un message vocal à une adresse e-mail. Appuie sur le bouton, et la tienne n’en recevra plus. Les e-mails qui concernent ton propre compte arriveront toujours.',
    button: 'Ne plus recevoir ces e-mails',
  },
  refused: {
    heading: 'Le calme est revenu',
    text: 'Cette adresse ne reçoit plus d’e-mails au sujet de messages vocaux. Tu peux fermer cette page.',
    button: 'Finalement, je les veux',
  },
  welcome: {
    heading: 'Tu auras de nouveau des nouvelles',
    text: 'Quand quelqu’un enverra un message vocal à cette adresse, un e-mail te l’apportera.',
  },
  broken: {
    heading: 'Ce lien n’est pas entier',
    text: 'Ouvre-le de nouveau depuis l’e-mail, ou copie-le en entier. Rien n’a été changé.',
  },
  home: 'Aller sur Owlcast',
}

export const INVITATION_MAIL: typeof English.INVITATION_MAIL = {
  subject: (inviter) => `${inviter} t’invite à participer`,
  titled: (title, content) => `«\u202f${title}\u202f» (${content})`,
  asks: (username, voice) =>
    `@${username} aimerait que ton nom figure à côté du sien\u202f: ${voice}. À toi de décider\u202f: rien ne change avant ton accord.`,
  lasts: (days) =>
    `L’invitation est valable ${daysOf(days)} et pour cette adresse\u202f: connecte-toi avec elle pour accepter.`,
  lastsForMember: (days) =>
    `L’invitation est valable ${daysOf(days)} et n’est que pour toi\u202f: connecte-toi pour accepter.`,
  footForMember: (username) =>
    `Tu reçois cet e-mail parce que @${username} a choisi ton nom sur Owlcast pour une invitation. Ton adresse ne lui est pas montrée.`,
  action: 'Ouvrir l’invitation',
}

export const FAREWELL_MAIL: typeof English.FAREWELL_MAIL = {
  subject: 'Tes données ont été supprimées',
  deleted: (day) =>
    `Le ${day}, tu as supprimé ton compte Owlcast et tout ce qu’il contenait\u202f: ton profil, tes voix, tes messages et tes façons de te connecter.`,
  kept: 'Voici ce qui a été gardé, et pourquoi\u202f:',
  otherwise:
    'Si ce n’était pas toi, quelqu’un avait ton compte en main. Ce qui est supprimé ne peut pas revenir\u202f; vérifie qui lit tes e-mails.',
  foot: 'Tu reçois cet e-mail parce que ton compte avait cette adresse. C’est le dernier\u202f: nous avons oublié l’adresse avec le reste.',
}

export const TEXTS: typeof English.TEXTS = {
  code: (code, minutes) =>
    `${code} est ton code Owlcast. Il sert une fois, pendant ${counted(minutes, { one: '# minute', other: '# minutes' })}. Ne le donne à personne.`,
  oldNumber:
    'Ton compte Owlcast a maintenant un autre numéro. Si ce n’était pas toi\u202f: remets le tien dans les réglages, là où ta session est encore ouverte, et déconnecte-toi partout ailleurs.',
}
