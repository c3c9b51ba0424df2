/** French texts of reports, decisions and appeals: for moderators, for authors, and in emails. */
import { createDateFormat } from '../../i18n/formats'
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/moderation'

const counted = createPluralizer('fr')
const DAY = createDateFormat('fr', { dateStyle: 'long' })

export const REASONS: typeof English.REASONS = {
  harassment: 'Harcèlement ou intimidation',
  hate: 'Haine envers un groupe de personnes',
  violence: 'Menaces ou violence',
  sexual: 'Contenu sexuel sans consentement, ou avec des mineurs',
  self_harm: 'Suicide ou automutilation',
  private_facts: 'Vie privée ou voix de quelqu’un',
  impersonation: 'Se fait passer pour quelqu’un d’autre',
  spam: 'Spam ou fraude',
  other: 'Autre chose',
  copyright: 'Droit d’auteur',
  flagged: 'Un mot que ce site surveille',
}

export const MODERATOR: typeof English.MODERATOR = {
  tabs: { appeals: 'Recours', people: 'Personnes', rules: 'Règles' },
  warn: (name) => `Avertir ${name}`,
  more: (of) => `Autres actions pour ${of}`,
  history: 'Historique',
  held: 'Supprimé ou expiré. Conservé jusqu’à ta décision.',
  bySite: 'une règle de ce site',
  ask: {
    warn: (name) => `Avertir ${name}\u00a0?`,
    hide: (title) => `Masquer «\u00a0${title}\u00a0»\u00a0?`,
    suspend: (name) => `Suspendre ${name}\u00a0?`,
  },
  askMany: {
    dismiss: (count) => counted(count, { one: 'Rejeter # signalement', other: 'Rejeter # signalements' }),
    hide: (count) =>
      counted(count, { one: 'Masquer # publication\u00a0?', other: 'Masquer # publications\u00a0?' }),
  },
  rule: 'Quelle règle\u00a0?',
  words: 'Tes mots pour cette personne',
  wordsHint: 'Elle lit ceci, la règle et comment faire un recours. Elle ne saura jamais qui l’a signalée.',
  cancel: 'Annuler',
  confirm: { warn: 'Avertir', hide: 'Masquer', suspend: 'Suspendre' },
  warned: 'Avertissement envoyé.',
  select: (of) => `Sélectionner ${of}`,
  selected: (count) => counted(count, { one: '# sélectionné', other: '# sélectionnés' }),
  clear: 'Effacer la sélection',
  decidedMany: (count) => counted(count, { one: '# décision prise', other: '# décisions prises' }),
  refusedMany: (count, why) =>
    `${counted(count, { one: '# laissé de côté', other: '# laissés de côté' })}\u00a0: ${why}`,
  noAppeals: 'Aucun recours en attente',
  noAppealsText: 'Chaque décision peut faire l’objet d’un recours, pendant deux semaines.',
  theirAppeal: 'Son recours',
  yourWords: 'Les mots reçus',
  decidedBy: (username) => `Décision de @${username}`,
  uphold: 'Maintenir la décision',
  overturn: 'L’annuler',
  otherDecides: 'Cette décision était la tienne\u00a0: une autre personne décide du recours.',
  appealDone: {
    upheld: 'La décision est maintenue. La personne a été prévenue.',
    overturned: 'Décision annulée. La personne a été prévenue.',
  },
  loadingAppeals: 'Chargement des recours',
  searchPeople: 'Nom, @identifiant ou e-mail',
  searchHint: 'Écris un nom pour trouver un membre, son historique et son rôle.',
  nobody: 'Aucun membre trouvé',
  loadingPeople: 'Chargement des membres',
  historyOf: (name) => `Historique de ${name}`,
  openHistory: (name) => `Ouvrir l’historique de ${name}`,
  loadingHistory: 'Chargement de l’historique',
  since: (at) => `Membre depuis le ${DAY.format(at)}`,
  posts: (count) => counted(count, { one: '# publication', other: '# publications' }),
  roles: { member: 'Membre', moderator: 'Modération', admin: 'Administration' },
  role: 'Rôle',
  roleDone: 'Rôle modifié. La personne a été prévenue.',
  note: 'Note pour la modération',
  addNote: 'Ajouter la note',
  noEntries: 'Ni signalement, ni décision, ni note.',
  reported: (reason) => `Signalement\u00a0: ${reason}`,
  noted: 'Note',
  acted: {
    dismiss: 'Signalements rejetés',
    warn: 'Avertissement',
    hide: 'Publication masquée',
    show: 'Publication de nouveau visible',
    suspend: 'Compte suspendu',
    release: 'Fin de la suspension',
  },
  helloActed: { hide: 'Bonjour masqué', show: 'Bonjour de nouveau visible' },
  suspendedDays: (days) =>
    days === null
      ? 'Suspension définitive'
      : counted(days, { one: 'Suspension de # jour', other: 'Suspension de # jours' }),
  by: (username) => `par @${username}`,
  appeal: {
    open: 'Recours en attente',
    upheld: 'Recours examiné, décision maintenue',
    overturned: 'Recours examiné, décision annulée',
  },
  remove: 'Supprimer le compte',
  removeAsk: (name) => `Supprimer le compte de ${name}\u00a0?`,
  removeText: 'Tout son contenu est effacé et ne peut pas revenir.',
  removeName: (username) => `Écris ${username} pour confirmer`,
  removed: 'Le compte est en cours de suppression.',
}

export const CONTENT_RULES: typeof English.CONTENT_RULES = {
  hint: 'Les mots sont cherchés dans les titres, textes, tags et noms. Les adresses et domaines ne peuvent pas s’inscrire.',
  kind: 'Quoi',
  kinds: { word: 'Mot ou expression', email: 'Adresse e-mail', domain: 'Domaine e-mail' },
  value: 'Mot, adresse ou domaine',
  action: 'Ce qui se passe',
  actions: { flag: 'Signaler à la modération', refuse: 'Refuser' },
  add: 'Ajouter la règle',
  added: 'Règle ajoutée',
  remove: 'Retirer',
  removeLabel: (value) => `Retirer la règle pour ${value}`,
  removed: 'Règle retirée',
  none: 'Aucune règle pour le moment.',
  loading: 'Chargement des règles',
}

export const OWN_DECISIONS: typeof English.OWN_DECISIONS = {
  title: 'Décisions à ton sujet',
  hint: 'Ce que la modération a décidé, pourquoi, et tes recours.',
  loading: 'Chargement des décisions',
  none: 'Aucune décision à ton sujet.',
  acted: {
    warn: 'Tu as reçu un avertissement',
    hide: 'Nous avons masqué ta publication',
    suspend: 'Nous avons suspendu ton compte',
  },
  helloHidden: 'Nous avons masqué ton bonjour',
  about: (title) => `À propos de «\u00a0${title}\u00a0»`,
  rule: (rule) => `La règle\u00a0: ${rule}`,
  words: 'La modération a écrit',
  appealUntil: (at) => `Recours possible jusqu’au ${DAY.format(at)}.`,
  tooLate: 'Le délai de recours est passé.',
  appeal: 'Faire un recours',
  why: 'Pourquoi devrions-nous changer cela\u00a0?',
  send: 'Envoyer le recours',
  sent: 'Merci. La modération va l’examiner.',
  yourAppeal: 'Ton recours',
  outcome: {
    open: 'La modération va examiner ton recours.',
    upheld: 'Nous avons réexaminé. La décision est maintenue.',
    overturned: 'Nous avons réexaminé et annulé la décision.',
  },
  byOther: 'Une autre personne de la modération a décidé.',
  bySame: 'La même personne a décidé, car il n’y en a pas d’autre.',
}

export const DECISION_EMAIL: typeof English.DECISION_EMAIL = {
  subject: {
    warn: 'Un avertissement de la modération',
    hide: 'Nous avons masqué ta publication',
    suspend: 'Ton compte est suspendu',
  },
  about: (title) => `Il s’agit de «\u00a0${title}\u00a0».`,
  rule: (rule) => `La règle\u00a0: ${rule}. Une personne en a décidé.`,
  words: (words) => `La modération a écrit\u00a0: ${words}`,
  length: (days) =>
    days === null
      ? 'La suspension n’a pas de date de fin.'
      : counted(days, {
          one: 'La suspension prend fin après # jour.',
          other: 'La suspension prend fin après # jours.',
        }),
  appeal: (days) =>
    `Tu peux faire un recours pendant ${days} jours, dans Réglages, Sécurité, Décisions à ton sujet. Si possible, une autre personne l’examine.`,
  action: 'Voir la décision',
  footer: 'Tu reçois cet e-mail parce que la modération a pris une décision sur toi ou ta publication.',
}

export const APPEAL_EMAIL: typeof English.APPEAL_EMAIL = {
  subject: {
    upheld: 'Ton recours\u00a0: la décision est maintenue',
    overturned: 'Ton recours\u00a0: nous avons annulé la décision',
  },
}

export const REMOVAL_EMAIL: typeof English.REMOVAL_EMAIL = {
  subject: 'Nous avons supprimé ton compte',
  text: 'L’administration a supprimé ton compte. Tout son contenu est en cours d’effacement.',
}

export const REPORTS_EMAIL: typeof English.REPORTS_EMAIL = {
  subject: (count) => counted(count, { one: '# signalement en attente', other: '# signalements en attente' }),
  text: 'Des membres attendent une décision.',
  action: 'Ouvrir les signalements',
  footer: 'Tu reçois cet e-mail parce que tu modères ce site, au plus un par heure.',
  unsubscribe: 'Ne plus recevoir ces e-mails',
}
