/** French texts for finding contacts and being found by them. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../contacts'

const counted = createPluralizer('fr')
const contacts = (count: number) =>
  counted(count, { one: '# contact', many: '# de contacts', other: '# contacts' })

export const CONTACTS: typeof English.CONTACTS = {
  section: 'Synchronisation des contacts',
  title: 'Contacts synchronisés',
  find: 'Trouve des gens que tu connais',
  findHint: 'Regarde qui, parmi tes contacts, veut bien être trouvé ici.',
  start: 'Synchroniser',
  startLabel: 'Synchroniser les contacts',
  open: 'Ouvrir',
  openLabel: 'Ouvrir les contacts synchronisés',
  figures: (here, all) => `Sur Owlcast\u202f: ${here.toLocaleString('fr')}, parmi ${contacts(all)}.`,
  lastSynced: 'Dernière synchronisation\u202f:',
  never: 'Pas encore comparés.',

  intro: 'Tes contacts restent sur cet appareil.',
  introText:
    'Seuls leurs adresses et leurs numéros sont envoyés, comparés puis oubliés. Tu rencontres les gens qui veulent être trouvés\u202f; personne ne saura que tu as cherché.',
  choose: 'Choisir des contacts',
  file: 'Importer un fichier',
  fileHint: 'Un fichier .csv ou .vcf, tel que Google, Outlook et Apple l’exportent. Tu peux le déposer ici.',
  drop: 'Dépose le fichier ici',
  reading: 'Lecture de tes contacts',
  checking: (done, all) => `${done} sur ${all} comparés`,
  progress: 'Contacts comparés',
  cancel: 'Annuler',
  offline: 'Tu es hors ligne. Synchronise à nouveau pour comparer tes contacts.',
  left: (count, daily) =>
    `${counted(count, { one: '# adresse ou numéro n’est pas encore comparé', other: '# adresses et numéros ne sont pas encore comparés' })}. Synchronise à nouveau pour continuer\u202f; la limite est de ${daily.toLocaleString('fr')} par jour.`,
  unread: (count) =>
    `${counted(count, { one: '# contact n’a', other: '# contacts n’ont' })} que des numéros sans indicatif de pays, impossibles à comparer.`,
  most: (count) => `Pas plus de ${contacts(count)} sont gardés.`,
  full: 'Cet appareil n’a pas la place de garder tes contacts\u202f: ils sont là jusqu’à ce que tu quittes cette page.',

  search: 'Chercher dans les contacts',
  nothing: (typed) => `Aucun contact pour «\u202f${typed}\u202f»`,
  here: (count) => `Sur Owlcast (${count})`,
  nobody: 'Pour l’instant, on n’en trouve aucun sur Owlcast.',
  others: (count) => `Inviter (${count})`,
  waiting: (count) => `Pas encore comparés (${count})`,
  othersHint: 'Nous n’envoyons rien à personne\u202f: c’est toi qui écris.',
  follow: 'Suivre',
  followed: 'Suivi',
  followLabel: (name) => `Suivre ${name}`,
  followedLabel: (name) => `Tu suis ${name}`,
  followAll: 'Tout suivre',
  followedAll: (count) =>
    `Tu suis ${counted(count, { one: '# personne de plus', many: '# de personnes de plus', other: '# personnes de plus' })}.`,
  share: 'Partager ton lien',
  more: 'Afficher plus',
  mailLabel: (name) => `Inviter ${name} par e-mail`,
  textLabel: (name) => `Inviter ${name} par SMS`,
  linkLabel: (name) => `Partager ton lien avec ${name}`,

  again: 'Synchroniser à nouveau',
  tryAgain: 'Réessayer',
  remove: 'Retirer les contacts synchronisés',
  removeTitle: 'Retirer les contacts synchronisés\u202f?',
  removeText: 'Ils quittent cet appareil. Les gens que tu suis, tu continues de les suivre.',
  keep: 'Les garder',
  confirmRemove: 'Retirer',
  removed: 'Tes contacts ont quitté cet appareil.',
}

export const NO_IMPORT: typeof English.NO_IMPORT = {
  size: 'Le fichier dépasse 5\u202fMo.',
  type: 'Seuls les fichiers .csv et .vcf peuvent être lus.',
  empty: 'Il ne contient ni adresse e-mail ni numéro de téléphone.',
  unreadable: 'Le fichier n’a pas pu être lu.',
}

export const INVITE: typeof English.INVITE = {
  subject: 'Écoute-moi sur Owlcast',
  text: (link) => `Je suis sur Owlcast, où l’on parle de vive voix. Écoute-moi ici\u202f: ${link}`,
}

export const FOUND_BY: typeof English.FOUND_BY = {
  email: 'On peut me trouver avec mon e-mail',
  phone: 'On peut me trouver avec mon numéro',
  hint: 'Désactivé, sauf si tu le veux. On voit de toi ce que tout le monde voit.',
  noEmail: 'Tu n’as pas encore d’adresse e-mail ici.',
  noPhone: 'Tu n’as pas encore de numéro de téléphone ici.',
  loading: 'Recherche de qui peut te trouver',
}
