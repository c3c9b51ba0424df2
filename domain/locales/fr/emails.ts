/** French texts for emails and text messages. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/emails'

const counted = createPluralizer('fr')

const hoursOf = (hours: number) => counted(hours, { one: '# heure', other: '# heures' })

const daysOf = (days: number) => counted(days, { one: '# jour', other: '# jours' })

export const ACCOUNT_EMAILS: typeof English.ACCOUNT_EMAILS = {
  footer:
    'Tu reçois cet e-mail parce que quelqu’un a saisi ton adresse sur Owlcast. Nous n’écrirons plus à ce sujet.',
  confirm: {
    subject: 'Confirme ton e-mail pour Owlcast',
    heading: (name) => `Bienvenue, ${name}`,
    asked: (username) =>
      `Quelqu’un, toi sans doute, a voulu créer le compte @${username} avec cette adresse. Confirme-la pour commencer.`,
    lasts: (username, hours) =>
      `Le lien fonctionne une seule fois, pendant ${hoursOf(hours)}. Si tu n’as pas créé le compte @${username}, ignore cet e-mail\u00a0: aucun compte ne sera créé.`,
    action: 'Confirmer mon e-mail',
  },
  member: {
    subject: 'Tu as déjà un compte Owlcast',
    heading: 'Tu as déjà un compte',
    asked:
      'Quelqu’un, toi sans doute, a voulu s’inscrire avec cette adresse. Elle a déjà un compte, et rien n’a changé.',
    signInHint:
      'Connecte-toi comme avant. Tu peux aussi y choisir un nouveau mot de passe. Si ce n’était pas toi, tu n’as rien à faire.',
    action: 'Se connecter',
  },
  reset: {
    subject: 'Choisis un nouveau mot de passe pour Owlcast',
    heading: 'Choisis un nouveau mot de passe',
    asked:
      'Quelqu’un, toi sans doute, a demandé un nouveau mot de passe pour ton compte. Appuie sur le bouton pour en choisir un.',
    lasts: (hours) =>
      `Le lien fonctionne une seule fois, pendant ${hoursOf(hours)}. Si ce n’était pas toi, ignore cet e-mail\u00a0: ton mot de passe ne change pas.`,
    action: 'Choisir un mot de passe',
  },
  first: {
    subject: 'Confirme ton e-mail pour Owlcast',
    heading: 'Ajoute cette adresse à ton compte',
    asked: (username) =>
      `Quelqu’un, toi sans doute, veut se connecter à @${username} avec cette adresse. Appuie sur le bouton dans le navigateur où tu es sur le compte @${username}, puis choisis un mot de passe.`,
    lasts: (username, hours) =>
      `Le lien fonctionne une seule fois, pendant ${hoursOf(hours)}. Si @${username} n’est pas ton compte, ignore cet e-mail. Le lien ne marche pour personne d’autre.`,
    action: 'Confirmer mon e-mail',
  },
  changed: {
    subject: 'Ton mot de passe Owlcast a changé',
    heading: 'Ton mot de passe a changé',
    explanation:
      'Il a été changé avec un lien que nous avons envoyé à cette adresse. Nous avons fermé toutes tes sessions.',
    ended: (list) => `Ceci ne fonctionne plus\u00a0: ${list}.`,
    paused: (list) =>
      `Nous avons suspendu ceci, car quelqu’un d’autre a pu l’ajouter\u00a0: ${list}. Ouvre tes réglages, active ce qui est à toi et retire le reste.`,
    kept: (list) => `Ceci fonctionne toujours\u00a0: ${list}. Vérifie que c’est bien à toi.`,
    ways: {
      counted: (way, count) => `${way} (${count})`,
      accessTokens: 'jetons d’accès',
      privateFeeds: 'adresses privées pour applis de podcasts',
      passkeys: 'clés d’accès',
      phone: (digits) => `la connexion avec ton numéro qui finit par ${digits}`,
      webhooks: 'webhooks',
      google: 'la connexion avec Google',
      payouts: (day) => `ton compte pour les versements, ajouté le ${day}`,
    },
    notYou:
      'Si ce n’était pas toi, quelqu’un peut lire tes e-mails. Change d’abord le mot de passe de ta messagerie, puis celui-ci.',
    action: 'Se connecter',
  },
}

export const SIGN_UP_EMAILS: typeof English.SIGN_UP_EMAILS = {
  footer: (site) => `Tu reçois cet e-mail à cause d’une inscription sur ${site}.`,
  request: {
    subject: (site) => `Quelqu’un veut rejoindre ${site}`,
    heading: 'Quelqu’un attend',
    text: (site) => `Il y a une nouvelle demande pour rejoindre ${site}. Tu peux l’accepter ou la refuser.`,
    action: 'Voir qui attend',
  },
  approved: {
    subject: (site) => `Tu peux maintenant rejoindre ${site}`,
    heading: (name) => `Bienvenue, ${name}`,
    text: (site) => `Ton inscription sur ${site} a été acceptée. Connecte-toi comme à ton inscription.`,
    action: 'Se connecter',
  },
  declined: {
    subject: (site) => `Ton inscription sur ${site}`,
    heading: 'Ton inscription a été refusée',
    text: (site) => `Tu ne peux pas rejoindre ${site} cette fois. Nous avons supprimé ce que tu avais saisi.`,
  },
}

export const SIGN_IN_METHOD_EMAILS: typeof English.SIGN_IN_METHOD_EMAILS = {
  'passkey-added': {
    subject: 'Une clé d’accès a été ajoutée à ton compte Owlcast',
    heading: 'Nouvelle clé d’accès',
    message:
      'Une clé d’accès a été ajoutée à ton compte. Toute personne qui l’a peut se connecter à ta place.',
  },
  'passkey-removed': {
    subject: 'Une clé d’accès a été retirée de ton compte Owlcast',
    heading: 'Clé d’accès retirée',
    message: 'Une clé d’accès a été retirée de ton compte. Elle ne permet plus de se connecter.',
  },
  'phone-set': {
    subject: 'Un numéro de téléphone a été ajouté à ton compte Owlcast',
    heading: 'Numéro de téléphone ajouté',
    message:
      'Un numéro de téléphone a été ajouté à ton compte. Toute personne qui l’a peut se connecter à ta place.',
  },
  'phone-removed': {
    subject: 'Le numéro de téléphone a été retiré de ton compte Owlcast',
    heading: 'Numéro de téléphone retiré',
    message: 'Le numéro de téléphone a été retiré de ton compte. Il ne permet plus de se connecter.',
  },
}

export const SIGN_IN_METHOD_EMAIL: typeof English.SIGN_IN_METHOD_EMAIL = {
  where: (browser, system) => [browser, system].filter(Boolean).join(' sur '),
  doneIn: (where) => `Cela s’est passé dans ${where}.`,
  notYou:
    'Si ce n’était pas toi, ouvre tes réglages. Annule le changement, déconnecte-toi partout ailleurs et choisis un nouveau mot de passe.',
  action: 'Ouvrir mes réglages',
  footer: 'Tu reçois cet e-mail parce qu’il concerne la connexion à ton compte.',
}

export const RETRIED_ADDRESS_EMAIL: typeof English.RETRIED_ADDRESS_EMAIL = {
  subject: 'Les e-mails d’Owlcast t’arrivent à nouveau',
  heading: 'Les e-mails t’arrivent à nouveau',
  text: 'Tu nous as demandé de réessayer cette adresse. Tu lis ceci, donc ça marche, et nous t’enverrons des e-mails comme avant.',
}

export const MESSAGE_EMAIL: typeof English.MESSAGE_EMAIL = {
  subject: (sender) => `${sender} t’a envoyé un message vocal`,
  untitled: 'Message vocal',
  intro: (title, username) =>
    `«\u00a0${title}\u00a0», de @${username}, t’attend. Pas besoin de compte pour l’écouter.`,
  about: 'Sur Owlcast, on enregistre ce qu’on a à dire et on se répond.',
  validity: (days) =>
    `Le lien est valable ${daysOf(days)} et seulement pour la première personne qui ouvre le message\u00a0: garde-le pour toi.`,
  action: 'Ouvrir le message',
  footer: (username) =>
    `Tu reçois cet e-mail parce que @${username} a saisi ton adresse sur Owlcast. Si tu ne connais pas cette personne, ignore-le.`,
  unsubscribe: 'Ne plus recevoir ces e-mails',
}

export const UNSUBSCRIBE_PAGE: typeof English.UNSUBSCRIBE_PAGE = {
  ask: {
    heading: 'Ne plus recevoir ces e-mails\u202f?',
    text: 'Sur Owlcast, on peut envoyer un message vocal à une adresse e-mail. Appuie sur le bouton et nous ne t’écrirons plus à ce sujet. Tu recevras toujours les e-mails qui concernent ton propre compte.',
    button: 'Ne plus recevoir ces e-mails',
  },
  refused: {
    heading: 'Tu ne recevras plus ces e-mails',
    text: 'Nous n’envoyons plus d’e-mails sur les messages vocaux à cette adresse. Tu peux fermer cette page.',
    button: 'Les recevoir à nouveau',
  },
  welcome: {
    heading: 'Tu recevras à nouveau ces e-mails',
    text: 'Quand quelqu’un enverra un message vocal à cette adresse, nous t’écrirons.',
  },
  broken: {
    heading: 'Ce lien n’est pas complet',
    text: 'Ouvre-le de nouveau depuis l’e-mail, ou copie-le en entier. Rien n’a été changé.',
  },
  home: 'Aller sur Owlcast',
}

export const INVITATION_EMAIL: typeof English.INVITATION_EMAIL = {
  subject: (inviter) => `${inviter} t’invite à collaborer`,
  titled: (title, content) => `«\u00a0${title}\u00a0» (${content})`,
  intro: (username, post) =>
    `@${username} aimerait que tu participes\u00a0: ${post}. Rien ne change avant ton accord.`,
  validity: (days) =>
    `L’invitation est valable ${daysOf(days)} et seulement pour cette adresse e-mail. Connecte-toi avec elle pour accepter.`,
  validityForMember: (days) =>
    `L’invitation est valable ${daysOf(days)} et seulement pour toi. Connecte-toi pour accepter.`,
  footerForMember: (username) =>
    `Tu reçois cet e-mail parce que @${username} a utilisé ton nom d’utilisateur sur Owlcast pour une invitation. Ton adresse ne lui est pas montrée.`,
  action: 'Ouvrir l’invitation',
}

export const ACCOUNT_DELETED_EMAIL: typeof English.ACCOUNT_DELETED_EMAIL = {
  subject: 'Tes données ont été supprimées',
  deleted: (day) =>
    `Le ${day}, tu as supprimé ton compte Owlcast et tout ce qu’il contenait\u00a0: ton profil, tes publications, tes messages et tes façons de te connecter.`,
  retained: 'Voici ce que nous avons gardé, et pourquoi\u00a0:',
  notYou:
    'Si ce n’était pas toi, quelqu’un d’autre avait accès à ton compte. Nous ne pouvons pas récupérer ce qui a été supprimé. Vérifie qui peut lire tes e-mails.',
  footer:
    'Tu reçois cet e-mail parce que ton compte avait cette adresse. C’est le dernier\u00a0: nous avons aussi supprimé ton adresse.',
}

export const SMS_TEXTS: typeof English.SMS_TEXTS = {
  code: (code, minutes) =>
    `${code} est ton code Owlcast. Il sert une fois, pendant ${counted(minutes, { one: '# minute', other: '# minutes' })}. Ne le donne à personne.`,
  approved: (site, origin) => `Ton inscription sur ${site} a été acceptée. Connexion : ${origin}`,
  declined: (site) => `Ton inscription sur ${site} a été refusée. Nous avons supprimé ce que tu avais saisi.`,
  passkeyAdded:
    'Une clé d’accès a été ajoutée à ton compte Owlcast. Si ce n’était pas toi, retire-la dans les réglages, là où ta session est ouverte, et déconnecte-toi partout ailleurs.',
  addressAdded:
    'Une adresse e-mail a été ajoutée à ton compte Owlcast. Si ce n’était pas toi, écris aux responsables du site\u00a0: qui lit ces e-mails peut se connecter à ta place.',
  phoneChanged:
    'Ton compte Owlcast a un nouveau numéro. Si ce n’était pas toi, remets le tien dans les réglages, là où ta session est encore ouverte, et déconnecte-toi partout ailleurs.',
}

export const IMPORT_EMAILS: typeof English.IMPORT_EMAILS = {
  subject: 'Ton code pour importer un podcast dans Owlcast',
  heading: 'Est-ce ton podcast\u202f?',
  asked: (username, title) =>
    title === null
      ? `@${username} veut importer un podcast dans Owlcast. Son flux indique cette adresse comme celle de son propriétaire.`
      : `@${username} veut importer « ${title} » dans Owlcast. Son flux indique cette adresse comme celle de son propriétaire.`,
  enter: (code) => `Si c’est toi, saisis ce code : ${code}`,
  lasts: (hours) =>
    `Le code est valable ${hoursOf(hours)}. Si ce n’est pas toi, ignore cet e-mail et rien ne sera importé.`,
  footer:
    'Tu reçois cet e-mail parce que ton adresse figure dans le flux d’un podcast. Nous n’écrivons que si quelqu’un demande à l’importer.',
}

export const BILLING_EMAILS: typeof English.BILLING_EMAILS = {
  refund: {
    subject: 'Ton remboursement n’est pas arrivé',
    about: (amount, title) =>
      `Nous t’avons remboursé ${amount} pour « ${title} », mais ta banque a renvoyé l’argent.`,
    untitled: (amount) => `Nous t’avons remboursé ${amount}, mais ta banque a renvoyé l’argent.`,
    next: 'Tu n’as rien à faire. Les responsables de ce site le savent et trouveront un autre moyen de te rembourser.',
    contact: (contact) => `Tu peux leur écrire : ${contact}`,
    footer: 'Tu reçois cet e-mail parce que tu as acheté quelque chose sur Owlcast.',
  },
  payout: {
    subject: 'Ta banque a refusé un versement',
    text: 'Stripe a voulu verser tes revenus sur ton compte bancaire, et ta banque les a refusés.',
    next: 'L’argent est toujours à toi. Vérifie tes coordonnées bancaires chez Stripe, dans les réglages, sous Revenus. Ensuite, Stripe l’enverra à nouveau.',
    action: 'Ouvrir mes réglages',
    footer: 'Tu reçois cet e-mail parce qu’Owlcast te verse ce que tu vends.',
  },
}
