/** French texts for finding contacts and being found by them. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../contacts'

const counted = createPluralizer('fr')
const contacts = (count: number) =>
  counted(count, { one: '# contact', many: '# de contacts', other: '# contacts' })

export const CONTACTS: typeof English.CONTACTS = {
  section: 'Synchronisation des contacts',
  title: 'Contacts synchronisés',
  heading: 'Trouve des gens que tu connais',
  findHint: 'Vois lesquels de tes contacts sont sur Owlcast.',
  start: 'Synchroniser',
  startLabel: 'Synchroniser les contacts',
  open: 'Ouvrir',
  openLabel: 'Ouvrir les contacts synchronisés',
  summary: (here, all) => `Sur Owlcast\u202f: ${here.toLocaleString('fr')}, parmi ${contacts(all)}.`,
  lastSynced: 'Dernière synchronisation\u202f:',
  notSynced: 'Pas encore synchronisés.',

  intro: 'Tes contacts restent sur cet appareil.',
  introText:
    'Nous vérifions leurs e-mails et leurs numéros, sans les conserver. Tu verras les personnes qui veulent bien être trouvées. Personne ne saura que tu as cherché.',
  choose: 'Choisir des contacts',
  file: 'Importer un fichier',
  fileHint: 'Un fichier .csv ou .vcf de Google, Outlook ou Apple. Tu peux le déposer ici.',
  dropHint: 'Dépose le fichier ici',
  reading: 'Lecture de tes contacts',
  checking: (done, all) => `${done} sur ${all} vérifiés`,
  progress: 'Contacts vérifiés',
  cancel: 'Annuler',
  offline: 'Tu es hors ligne. Synchronise à nouveau une fois en ligne.',
  uncheckedCount: (count, daily) =>
    `${counted(count, { one: '# e-mail ou numéro n’est pas encore vérifié', other: '# e-mails et numéros ne sont pas encore vérifiés' })}. Synchronise à nouveau pour continuer. Tu peux en vérifier ${daily.toLocaleString('fr')} par jour.`,
  missingCountryCode: (count) =>
    counted(count, {
      one: 'Impossible de vérifier # contact. Il manque l’indicatif du pays à ses numéros.',
      other: 'Impossible de vérifier # contacts. Il manque l’indicatif du pays à leurs numéros.',
    }),
  limitReached: (count) => `Tu peux synchroniser jusqu’à ${contacts(count)}.`,
  storageFull:
    'Ton appareil est plein, nous n’avons pas pu conserver tes contacts. Ils restent ici jusqu’à ce que tu quittes cette page.',

  search: 'Chercher dans les contacts',
  noResults: (typed) => `Aucun contact pour «\u202f${typed}\u202f»`,
  matchedHeading: (count) => `Sur Owlcast (${count})`,
  noMatches: 'Aucun de tes contacts trouvé pour l’instant.',
  unmatchedHeading: (count) => `Inviter (${count})`,
  uncheckedHeading: (count) => `Pas encore vérifiés (${count})`,
  unmatchedHint: 'Nous n’écrivons à personne. Tu envoies l’invitation toi-même.',
  follow: 'Suivre',
  following: 'Suivi',
  followLabel: (name) => `Suivre ${name}`,
  followingLabel: (name) => `Tu suis ${name}`,
  followAll: 'Tout suivre',
  followedAll: (count) =>
    `Tu suis ${counted(count, { one: '# personne de plus', many: '# de personnes de plus', other: '# personnes de plus' })}.`,
  share: 'Partager ton lien',
  more: 'Afficher plus',
  emailLabel: (name) => `Inviter ${name} par e-mail`,
  smsLabel: (name) => `Inviter ${name} par SMS`,
  linkLabel: (name) => `Partager ton lien avec ${name}`,

  syncAgain: 'Synchroniser à nouveau',
  tryAgain: 'Réessayer',
  remove: 'Retirer les contacts synchronisés',
  removeTitle: 'Retirer les contacts synchronisés\u202f?',
  removeText: 'Nous les retirons de cet appareil. Tu continues de suivre les mêmes personnes.',
  keepContacts: 'Les garder',
  confirmRemove: 'Retirer',
  removed: 'Contacts retirés de cet appareil.',
}

export const NO_IMPORT: typeof English.NO_IMPORT = {
  size: 'Le fichier dépasse 5\u202fMo.',
  type: 'Seuls les fichiers .csv et .vcf peuvent être lus.',
  empty: 'Le fichier ne contient ni adresse e-mail ni numéro de téléphone.',
  unreadable: 'Nous n’avons pas pu lire le fichier.',
}

export const INVITE: typeof English.INVITE = {
  subject: 'Écoute-moi sur Owlcast',
  text: (link) => `Je suis sur Owlcast, où l’on parle au lieu d’écrire. Écoute-moi ici\u202f: ${link}`,
}

export const FOUND_BY: typeof English.FOUND_BY = {
  email: 'On peut me trouver avec mon e-mail',
  phone: 'On peut me trouver avec mon numéro',
  hint: 'Désactivé tant que tu ne l’actives pas. On voit ton profil public.',
  noEmail: 'Tu n’as pas encore ajouté d’e-mail.',
  noPhone: 'Tu n’as pas encore ajouté de numéro de téléphone.',
  loading: 'Chargement de qui peut te trouver',
}
