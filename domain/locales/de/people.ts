/** German texts for members, messages, invitations, notifications, contacts and moderation. */
import { createDateFormat } from '../../i18n/formats'
import { createPluralizer } from '../../i18n/plural'
import { isPermanentSuspension } from '../../moderation/moderation'
import type * as English from '../en/people'

const counted = createPluralizer('de')

const messages = (count: number) => counted(count, { one: '# Nachricht', other: '# Nachrichten' })

export const MESSAGES: typeof English.MESSAGES = {
  heading: 'MUEs',
  list: 'Unterhaltungen',
  create: 'Neue MUE-Nachricht',
  search: 'Nachrichten durchsuchen',
  searchScope: 'Durchsucht werden die bisher gezeigten Unterhaltungen.',
  noResults: (query) => `Keine Ergebnisse für „${query}“`,
  count: (count, max) => (count >= max ? `${max - 1}+ Nachrichten` : messages(count)),
  deletedAccount: 'Gelöschtes Konto',
  you: 'Du',
  youSaid: (text) => `Du: ${text}`,
  moreActions: (name) => `Weitere Aktionen für die Unterhaltung mit ${name}`,
  moreMessageActions: (title) => `Weitere Aktionen für ${title}`,
  reply: 'Antworten',
  share: 'Teilen',
  delete: 'Löschen',
  sendLink: 'Link selbst senden',
  showEarlier: 'Frühere Nachrichten anzeigen',
  loadingEarlier: 'Frühere Nachrichten werden geladen',
  loadingThread: 'Unterhaltung wird geladen',
  noneSelected: {
    title: 'Wähle eine Unterhaltung',
    text: 'Oder beginne eine neue.',
  },
  emptyThread: { title: 'Noch keine Nachrichten', text: 'Schick die erste.' },
  signedOut: {
    title: 'Melde dich an, um deine Nachrichten zu sehen',
    text: 'Schick anderen Sprachnachrichten und hör ihre.',
    action: 'Anmelden',
    reason: 'Melde dich an, um Nachrichten zu hören und zu senden.',
  },
  offline: 'Aktualisieren nicht möglich. Du siehst gespeicherte Nachrichten.',
  unsentRecording: 'Du hast eine Aufnahme, die noch nicht gesendet ist. Sende oder verwirf sie zuerst.',
  stillSending: 'Deine letzte Aufnahme wird noch gesendet. Versuche es gleich noch einmal.',
}

export const REQUESTS: typeof English.REQUESTS = {
  heading: 'Anfragen',
  list: 'Nachrichtenanfragen',
  link: (count, max) => `Anfragen (${count >= max ? `${max - 1}+` : count})`,
  back: 'Zurück zu MUEs',
  backToRequests: 'Zurück zu Anfragen',
  hint: 'Erste Nachrichten von Personen, denen du nicht folgst. Niemand erfährt, ob du sie hörst, annimmst oder löschst.',
  loading: 'Anfragen werden geladen',
  noneSelected: {
    title: 'Wähle eine Anfrage',
    text: 'Hör erst rein und entscheide dann.',
  },
  onlyRequests:
    'Nachrichten von Personen, denen du nicht folgst, findest du unter Anfragen. Du kannst auch selbst eine senden.',
  empty: {
    title: 'Keine Anfragen',
    text: 'Erste Nachrichten von Personen, denen du nicht folgst, erscheinen hier. Du bekommst dazu keine Mitteilung.',
  },
  offline: 'Aktualisieren nicht möglich. Du siehst gespeicherte Anfragen.',
  accept: 'Annehmen',
  acceptLabel: (name) => `Nachrichten von ${name} annehmen`,
  delete: 'Löschen',
  deleteLabel: (name) => `Anfrage von ${name} löschen`,
  accepted: (name) => `${name} ist jetzt in deinen Unterhaltungen`,
  deleted: (name) => `Anfrage von ${name} gelöscht`,
  open: 'Öffnen',
  prompt: (name) => `${name} möchte mit dir sprechen. Niemand erfährt, ob du hörst, annimmst oder löschst.`,
  request: 'Anfrage',
}

export const THREAD: typeof English.THREAD = {
  label: (name) => `Unterhaltung mit ${name}`,
  back: 'Zurück zu MUEs',
  public: 'Öffentlich',
  private: 'Privat',
  play: 'Unterhaltung anhören',
  stop: 'Stopp',
  progress: (at, of) => `Nachricht ${at} von ${of} läuft`,
  messagePosition: (at, of) => `Nachricht ${at} von ${of}`,
  reply: 'Antwort aufnehmen',
  more: 'Titel, Musik oder einen weiteren Beitrag hinzufügen',
  unheard: 'Neu',
  heard: 'Gehört',
  heardAt: (when) => `Gehört ${when}`,
  notHeard: 'Noch nicht gehört',
  playUnheard: (count) => `${count} ungehörte anhören`,
  unheardCount: (count) => `${count} ungehört`,
  noAudio: 'Kein Ton in dieser Nachricht',
  today: 'Heute',
  yesterday: 'Gestern',
  accountDeleted:
    'Dieses Konto wurde gelöscht. Deine eigenen Nachrichten behältst du. Sonst kann sie niemand hören.',
  emailHint: 'Deine Nachrichten kommen per E-Mail an. Den Namen siehst du, sobald jemand antwortet.',
  emailRefused: 'An dieser Adresse kommen unsere E-Mails nicht an. Sende den Link selbst.',
  phoneHint: 'Nachrichten aufs Telefon gibt es noch nicht. Sende den Link selbst.',
}

export const DELIVERY: typeof English.DELIVERY = {
  title: 'Link selbst senden',
  text: 'Wer diesen Link zuerst öffnet, kann diese Nachricht hören. Gib ihn nur der Person, für die sie ist.',
  link: 'Link',
  creating: 'Link wird erstellt',
  copy: 'Link kopieren',
  copied: 'Link kopiert!',
  copyManually: 'Markiere den Link und kopiere ihn.',
  share: 'Teilen',
  sms: 'In SMS öffnen',
  smsText: (link) => `Eine Sprachnachricht für dich: ${link}`,
}

export const RECIPIENT: typeof English.RECIPIENT = {
  label: 'An',
  placeholder: '@nutzername, E-Mail oder Telefon',
  searching: 'Suche läuft …',
  onOwlcast: (name) => `${name} ist auf Owlcast`,
  whoIsMeant: (name) => `Meinst du ${name}?`,
  emailHint: (address) => `Wir schicken einen Link an ${address}.`,
  phoneHint: (number) =>
    `Nachrichten aufs Telefon gibt es noch nicht. Du bekommst einen Link, den du selbst an ${number} sendest.`,
  unresolved: 'Das prüfen wir beim Senden.',
  sendToShown: (label) => `An ${label} senden`,
  private: 'Privat',
  privateHint: (who) => `Nur du und ${who} können es hören`,
  publicHint: 'Wer den Link hat, kann es hören',
  replyHint: 'Ohne Empfänger können es alle hören, die den Beitrag hören können, auf den du antwortest.',
  fallbackName: 'die andere Person',
}

const contacts = (count: number) => counted(count, { one: '# Kontakt', other: '# Kontakten' })

export const SUGGESTIONS: typeof English.SUGGESTIONS = {
  label: 'Personen',
  followed: 'Personen, denen du folgst',
  recent: 'Zuletzt gesprochen',
  contacts: 'Aus deinen Kontakten',
  count: (count) => counted(count, { one: '# Person gefunden', other: '# Personen gefunden' }),
}

export const CONTACTS: typeof English.CONTACTS = {
  section: 'Kontakte abgleichen',
  title: 'Abgeglichene Kontakte',
  heading: 'Finde Leute, die du kennst',
  findHint: 'Sieh nach, wer von deinen Kontakten auf Owlcast ist.',
  start: 'Abgleichen',
  startLabel: 'Kontakte abgleichen',
  open: 'Öffnen',
  openLabel: 'Abgeglichene Kontakte öffnen',
  summary: (here, all) =>
    counted(here, {
      one: `# von ${contacts(all)} ist auf Owlcast.`,
      other: `# von ${contacts(all)} sind auf Owlcast.`,
    }),
  lastSynced: 'Zuletzt abgeglichen:',
  notSynced: 'Noch nicht abgeglichen.',

  intro: 'Deine Kontakte bleiben auf diesem Gerät.',
  introText:
    'Wir prüfen nur E-Mail-Adressen und Nummern und speichern sie nicht. Du siehst alle, die gefunden werden möchten. Niemand erfährt, dass du gesucht hast.',
  choose: 'Kontakte auswählen',
  file: 'Datei importieren',
  fileHint: 'Eine .csv- oder .vcf-Datei aus Google, Outlook oder Apple. Du kannst sie hier ablegen.',
  dropHint: 'Datei hier ablegen',
  reading: 'Deine Kontakte werden gelesen',
  checking: (done, all) => `${done} von ${all} geprüft`,
  progress: 'Geprüfte Kontakte',
  cancel: 'Abbrechen',
  offline: 'Du bist offline. Gleiche deine Kontakte noch einmal ab, sobald du wieder online bist.',
  uncheckedCount: (count, daily) =>
    `${counted(count, { one: '# E-Mail-Adresse oder Nummer ist', other: '# E-Mail-Adressen und Nummern sind' })} noch nicht geprüft. Gleiche noch einmal ab, um weiterzumachen. Pro Tag gehen ${daily.toLocaleString('de')}.`,
  missingCountryCode: (count) =>
    counted(count, {
      one: '# Kontakt lässt sich nicht prüfen. Den Nummern fehlt die Ländervorwahl.',
      other: '# Kontakte lassen sich nicht prüfen. Den Nummern fehlt die Ländervorwahl.',
    }),
  leftOut: {
    heading: 'Beim letzten Import ausgelassen:',
    withoutAddress: (count) =>
      counted(count, {
        one: '# Eintrag ohne E-Mail-Adresse oder Nummer',
        other: '# Einträge ohne E-Mail-Adresse oder Nummer',
      }),
    invalid: (count) =>
      counted(count, {
        one: '# E-Mail-Adresse oder Nummer, die wir nicht lesen können',
        other: '# E-Mail-Adressen oder Nummern, die wir nicht lesen können',
      }),
    fax: (count) => counted(count, { one: '# Fax- oder Pagernummer', other: '# Fax- oder Pagernummern' }),
    nested: (count) =>
      counted(count, {
        one: '# Kontakt in einem anderen Kontakt',
        other: '# Kontakte in einem anderen Kontakt',
      }),
    tooMany: (count) =>
      counted(count, {
        one: '# E-Mail-Adresse oder Nummer über zehn bei einem Kontakt',
        other: '# E-Mail-Adressen oder Nummern über zehn bei einem Kontakt',
      }),
    overLimit: (count) =>
      counted(count, { one: '# Kontakt über dem Limit', other: '# Kontakte über dem Limit' }),
  },
  limitReached: (count) => `Du kannst bis zu ${count.toLocaleString('de')} Kontakte abgleichen.`,
  storageFull:
    'Dein Gerät ist voll, wir konnten deine Kontakte nicht speichern. Sie bleiben hier, bis du diese Seite verlässt.',

  search: 'Kontakte durchsuchen',
  noResults: (typed) => `Keine Kontakte zu „${typed}“ gefunden`,
  matchedHeading: (count) => `Auf Owlcast (${count})`,
  noMatches: 'Wir haben noch keine deiner Kontakte gefunden.',
  unmatchedHeading: (count) => `Einladen (${count})`,
  uncheckedHeading: (count) => `Noch nicht geprüft (${count})`,
  unmatchedHint: 'Wir schreiben niemandem. Du sendest die Einladung selbst.',
  follow: 'Folgen',
  following: 'Folge ich',
  followLabel: (name) => `${name} folgen`,
  followingLabel: (name) => `Folge ich: ${name}`,
  followAll: 'Allen folgen',
  followedAll: (count) =>
    `Du folgst ${counted(count, { one: 'einer weiteren Person', other: '# weiteren Personen' })}.`,
  share: 'Deinen Link teilen',
  more: 'Mehr anzeigen',
  emailLabel: (name) => `${name} per E-Mail einladen`,
  smsLabel: (name) => `${name} per SMS einladen`,
  linkLabel: (name) => `Deinen Link mit ${name} teilen`,

  syncAgain: 'Noch einmal abgleichen',
  remove: 'Abgeglichene Kontakte entfernen',
  removeTitle: 'Abgeglichene Kontakte entfernen?',
  removeText: 'Wir entfernen sie von diesem Gerät. Den Personen, denen du folgst, folgst du weiterhin.',
  keepContacts: 'Behalten',
  confirmRemove: 'Entfernen',
  removed: 'Kontakte von diesem Gerät entfernt.',
}

export const NO_IMPORT: typeof English.NO_IMPORT = {
  size: 'Die Datei ist größer als 5 MB.',
  type: 'Nur .csv- und .vcf-Dateien lassen sich lesen.',
  empty: 'Die Datei enthält keine E-Mail-Adressen oder Telefonnummern.',
  unreadable: 'Wir konnten die Datei nicht lesen.',
}

export const INVITE: typeof English.INVITE = {
  subject: 'Hör mich auf Owlcast',
  text: (link) => `Ich bin auf Owlcast, da wird gesprochen statt getippt. Hör mich hier: ${link}`,
}

export const FOUND_BY: typeof English.FOUND_BY = {
  email: 'Wer meine E-Mail-Adresse hat, darf mich finden',
  phone: 'Wer meine Nummer hat, darf mich finden',
  hint: 'Aus, bis du es einschaltest. Man sieht dein öffentliches Profil.',
  noEmail: 'Du hast noch keine E-Mail-Adresse hinzugefügt.',
  noPhone: 'Du hast noch keine Telefonnummer hinzugefügt.',
  loading: 'Wer dich finden kann, wird geladen',
}

const MONTH = createDateFormat('de', { month: 'long', year: 'numeric' })

export const MEMBER: typeof English.MEMBER = {
  loading: 'Profil wird geladen',
  loadingPosts: 'Beiträge werden geladen',
  memberSince: (at) => `Dabei seit ${MONTH.format(at)}`,
  pro: 'Pro',
  postCount: (count) => counted(count, { one: '# Beitrag', other: '# Beiträge' }),
  followerCount: (count) => counted(count, { one: '# Follower', other: '# Follower' }),
  followingCount: (count) => `Folgt ${count.toLocaleString('de')}`,
  follow: 'Folgen',
  followed: 'Folge ich',
  followLabel: (name) => `${name} folgen`,
  followingLabel: (name) => `Folge ich: ${name}`,
  signInToFollow: (name) => `Melde dich an, um ${name} zu folgen.`,
  ownProfile: 'So sehen andere dein Profil.',
  edit: 'Profil bearbeiten',
  message: 'Nachricht',
  messageLabel: (name) => `Nachricht an ${name}`,
  signInToMessage: (name) => `Melde dich an, um ${name} eine Nachricht zu senden.`,
  shareLabel: (name) => `Profil von ${name} teilen`,
  filterLabel: 'Anzeigen',
  all: 'Alle',
  empty: (name) => `${name} hat noch nichts veröffentlicht`,
  emptyText: 'Öffentliche Beiträge erscheinen hier.',
  emptyOfKind: (many) => `Noch keine ${many}`,
  showAll: 'Alle anzeigen',
  notFound: 'Inhalt nicht gefunden',
  notFoundText:
    'Wir finden diese Person nicht. Vielleicht hat sie ihren Namen geändert oder Owlcast verlassen.',
  back: 'Zurück zu Owlcast',
  followsYou: 'folgt dir',
  stillHere: 'Noch da',
  kept: 'Bleibt',
  allPosts: 'Alle Beiträge',
  emptyShelves: 'Was du veröffentlichst, erscheint hier.',
}

export const HELLO: typeof English.HELLO = {
  play: (name, time) => `Hallo von ${name} abspielen, ${time}`,
  playOwn: (time) => `Dein Hallo abspielen, ${time}`,
  failed: 'Dieses Hallo lässt sich gerade nicht abspielen.',
  quote: (text) => `„${text}“`,
  record: 'Ein Hallo aufnehmen',
  again: (time) => `Neues Hallo, bis ${time}`,
  intro: (time) => `Sag in höchstens ${time}, wer du bist. Alle, die dein Profil öffnen, können es hören.`,
  text: 'Was du sagst',
  textHint: 'Eine Zeile unter deinem Namen. Lass sie leer, dann versuchen wir, es aufzuschreiben.',
  save: 'Hallo speichern',
  cancel: 'Abbrechen',
  saved: 'Dein Hallo ist auf deinem Profil.',
  edit: 'Dein Hallo',
  remove: 'Hallo löschen',
  removeTitle: 'Dein Hallo löschen?',
  removeText: 'Aufnahme und Text sind dann für alle weg.',
  keep: 'Behalten',
  removed: 'Dein Hallo ist gelöscht.',
}

export const PEOPLE: typeof English.PEOPLE = {
  followers: 'Follower',
  following: 'Folgt',
  loading: 'Personen werden geladen',
  empty: { followers: 'Noch keine Follower.', following: 'Folgt noch niemandem.' },
  more: 'Mehr anzeigen',
}

export const FOLLOWING_FEED: typeof English.FOLLOWING_FEED = {
  filterLabel: 'Beiträge von',
  all: 'Alle',
  following: 'Folge ich',
  empty: 'Nichts Neues von Personen, denen du folgst',
  emptyText: 'Folge anderen, dann erscheinen ihre Beiträge hier.',
  showAll: 'Alle Beiträge anzeigen',
  findPeople: 'Finde Leute, die du kennst',
}

export const INVITATIONS: typeof English.INVITATIONS = {
  add: 'Zum Mitwirken einladen',
  invite: 'Zum Mitwirken einladen',
  addTo: (title) => `Zum Mitwirken einladen: ${title}`,
  placeholder: '@nutzername oder E-Mail',
  send: 'Senden',
  cancel: 'Abbrechen',
  sent: (name) => `Einladung an ${name} gesendet!`,
  sentWithoutEmail: (name) =>
    `${name} findet deine Einladung auf Owlcast. Per E-Mail gehen heute keine weiteren Einladungen dorthin.`,
  sentCount: (sent, all) => `${sent} von ${all} Einladungen gesendet`,
  allSent: (count) => counted(count, { one: '# Einladung gesendet.', other: '# Einladungen gesendet.' }),
  notSent: (to) => `Nicht an ${to} gesendet`,
  retry: 'Erneut versuchen',
  done: 'Fertig',
  viewInvited: 'Eingeladene ansehen',
  shareLink: (name) => `Wir können ${name} keine E-Mail schicken. Schick diesen Link selbst:`,
  link: 'Einladungslink',
  copy: 'Link kopieren',
  copied: 'Link kopiert!',

  listTitle: 'Mitwirkende',
  listEmpty: 'Du hast noch niemanden eingeladen.',
  listFailed: 'Wir konnten die Einladungen nicht laden.',
  emailRefused: 'An dieser Adresse kommen unsere E-Mails nicht an. Lade anders ein.',
  revoke: 'Zurückziehen',
  revokeLabel: (name) => `Einladung für ${name} zurückziehen`,
  remove: 'Entfernen',
  removeLabel: (name) => `${name} entfernen`,
  revoked: (name) => `${name} ist nicht mehr eingeladen.`,
  removed: (name) => `${name} wirkt nicht mehr mit.`,

  heading: 'Einladungen',
  invitedBy: (inviter) => `${inviter} hat dich eingeladen, mitzuwirken`,
  pendingCount: (count) => counted(count, { one: 'Du hast # Einladung', other: 'Du hast # Einladungen' }),
  view: 'Ansehen',
  dismiss: 'Nicht jetzt',
  postBy: (title, username) => `„${title}“ von @${username}`,
  accept: 'Annehmen',
  acceptLabel: (title) => `Annehmen: ${title}`,
  decline: 'Ablehnen',
  declineLabel: (title) => `Ablehnen: ${title}`,
  accepted: (title) => `Du wirkst jetzt an „${title}“ mit.`,
  declined: 'Einladung abgelehnt.',
  undo: 'Rückgängig',
  collaborationEnded: (title) => `Du wirkst nicht mehr an „${title}“ mit.`,
}

export const INVITATION_STATE_WORDS: typeof English.INVITATION_STATE_WORDS = {
  pending: 'Eingeladen',
  accepted: 'Wirkt mit',
  declined: 'Abgelehnt',
  revoked: 'Zurückgezogen',
  expired: 'Abgelaufen',
}

export const PERSON_ACTIONS: typeof English.PERSON_ACTIONS = {
  mute: (name) => `${name} stummschalten`,
  unmute: (name) => `${name} nicht mehr stummschalten`,
  block: (name) => `${name} blockieren`,
  unblock: (name) => `${name} freigeben`,
  reportPost: 'Melden',
  reportPerson: (name) => `${name} melden`,
  reportHello: (name) => `Hallo von ${name} melden`,
  more: (name) => `Mehr zu ${name}`,
  signIn: 'Melde dich an, um jemanden zu melden, stummzuschalten oder zu blockieren.',
}

export const SAFETY_TOASTS: typeof English.SAFETY_TOASTS = {
  muted: (name) => `Beiträge von ${name} siehst du nicht mehr. Davon erfährt niemand.`,
  unmuted: (name) => `Du siehst wieder Beiträge von ${name}`,
  blocked: (name) => `Du hast ${name} blockiert`,
  unblocked: (name) => `${name} ist nicht mehr blockiert`,
  undo: 'Rückgängig',
}

export const BLOCK: typeof English.BLOCK = {
  title: (name) => `${name} blockieren?`,
  text: [
    'Ihr könnt einander nicht finden, hören, folgen, einladen oder schreiben. Ihr folgt einander nicht mehr, und offene Einladungen enden. Eure Nachrichten werden ausgeblendet, nicht gelöscht.',
    'Die andere Person erfährt nichts davon. Deine öffentlichen Beiträge bleiben öffentlich: Abgemeldet kann sie sie weiterhin hören.',
  ],
  cancel: 'Abbrechen',
  confirm: 'Blockieren',
}

export const REPORT: typeof English.REPORT = {
  titlePost: 'Diesen Beitrag melden',
  titlePerson: (name) => `${name} melden`,
  about: (title) => `Zu „${title}“`,
  hint: 'Die Moderation prüft das. Die gemeldete Person erfährt nicht, von wem die Meldung kommt.',
  viewedHint: 'Die Moderation kann es dann hören und lesen, auch wenn es privat ist.',
  emergencyHint: 'Wenn jemand gerade in Gefahr ist, wähle den örtlichen Notruf.',
  reason: 'Was stimmt nicht?',
  details: 'Sollten wir noch etwas wissen?',
  send: 'Meldung senden',
  cancel: 'Abbrechen',
  sent: 'Danke. Die Moderation prüft das.',
}

export const SAFETY: typeof English.SAFETY = {
  title: 'Sicherheit',
  shareHeard: 'Absendern zeigen, was du gehört hast',
  shareHeardHint:
    'Aus, bis du es einschaltest. Absender sehen bei neuen Nachrichten, ob und wann du sie gehört hast.',
  loadingShareHeard: 'Wird geladen, was Absender sehen',
  lists: {
    blocks: {
      title: 'Blockierte Personen',
      hint: 'Ihr könnt einander nicht hören oder schreiben.',
      none: 'Du hast niemanden blockiert.',
      end: 'Freigeben',
      endLabel: (name) => `${name} freigeben`,
    },
    mutes: {
      title: 'Stummgeschaltete Personen',
      hint: 'Du siehst ihre Beiträge nicht. Sie erfahren es nicht.',
      none: 'Du hast niemanden stummgeschaltet.',
      end: 'Wieder hören',
      endLabel: (name) => `${name} wieder hören`,
    },
  },
  show: 'Anzeigen',
  showLabel: (title) => `${title} anzeigen`,
  loading: 'Personen werden geladen',
  more: 'Mehr anzeigen',
}

export const BLOCKED_MEMBER: typeof English.BLOCKED_MEMBER = {
  title: (name) => `Du hast ${name} blockiert`,
  text: 'Ihr könnt einander nicht hören oder schreiben. Die andere Person erfährt nichts davon.',
  unblock: 'Freigeben',
  muted: 'Stummgeschaltet',
}

const MOMENT = createDateFormat('de', { dateStyle: 'medium', timeStyle: 'short' })

export const MODERATION: typeof English.MODERATION = {
  intro:
    'Meldungen von Mitgliedern. Jede Entscheidung wird protokolliert. Wir sagen der Person, was entschieden wurde, aber nie, wer sie gemeldet hat.',
  hint: 'Meldungen von Mitgliedern und was entschieden wurde.',
  open: 'Moderieren',
  queueLabel: 'Welche Meldungen',
  queue: { open: 'Offen', decided: 'Entschieden' },
  loading: 'Meldungen werden geladen',
  empty: { open: 'Keine offenen Meldungen', decided: 'Noch keine Entscheidungen' },
  emptyText: { open: 'Neue Meldungen erscheinen hier, die häufigsten zuerst.', decided: '' },
  aboutPerson: (name) => `Über ${name}`,
  helloOf: (name) => `Das Hallo von ${name}`,
  reportCount: (count) => counted(count, { one: '# Meldung', other: '# Meldungen' }),
  reportedBy: 'von',
  deletedUser: 'einem gelöschten Konto',
  hidden: 'Ausgeblendet',
  private: 'Privat',
  unavailable: 'Abgelaufen oder gelöscht',
  suspended: (until) =>
    isPermanentSuspension(until) ? 'Auf Dauer gesperrt' : `Gesperrt bis zum ${MOMENT.format(until)}`,
  listen: 'Anhören',
  listenLabel: (title) => `${title} in einem neuen Tab anhören`,
  view: 'Anhören und lesen',
  viewLabel: (title) => `${title} anhören und lesen`,
  viewNote: 'Wir protokollieren, dass du es geöffnet hast.',
  clip: 'Der Podcast-Ausschnitt',
  dismiss: 'Abweisen',
  dismissLabel: (of) => `Meldungen zu ${of} abweisen`,
  hide: 'Ausblenden',
  hideLabel: (title) => `${title} für alle ausblenden`,
  show: 'Wieder zeigen',
  showLabel: (title) => `${title} wieder zeigen`,
  suspend: 'Sperren',
  suspendLabel: (name) => `${name} sperren`,
  release: (name) => `Sperre von ${name} aufheben`,
  suspendFor: (days) =>
    days === null
      ? 'Auf Dauer sperren'
      : counted(days, { one: 'Für einen Tag sperren', other: 'Für # Tage sperren' }),
  done: {
    dismiss: 'Abgewiesen',
    hide: 'Ausgeblendet. Du findest es unter „Entschieden“.',
    show: 'Wieder zu hören',
    suspend: 'Gesperrt. Die Person wurde benachrichtigt.',
    release: 'Sperre aufgehoben',
  },
  moreReports: (count) => `${count.toLocaleString('de')} weitere`,
}

const SUSPENSION_MOMENT = createDateFormat('de', { dateStyle: 'long', timeStyle: 'short' })

export const SUSPENSION: typeof English.SUSPENSION = {
  label: 'Dein Konto ist gesperrt',
  heading: (until) =>
    isPermanentSuspension(until)
      ? 'Dein Konto ist auf Dauer gesperrt'
      : `Dein Konto ist gesperrt bis zum ${SUSPENSION_MOMENT.format(until)}`,
  allowedActions:
    'Du kannst weiterhin zuhören, melden und deine Daten herunterladen oder löschen. Was du aufnimmst, bleibt auf diesem Gerät.',
  decision: 'Grund ansehen oder Einspruch einlegen',
  manageData: 'Daten herunterladen oder löschen',
}

export const NOTIFICATIONS: typeof English.NOTIFICATIONS = {
  title: 'Browser-Mitteilungen',
  hint: 'Auf diesem Gerät, wenn du Owlcast gerade nicht ansiehst.',
  openOnly: 'Auf diesem Gerät, solange Owlcast in einem Tab offen ist.',
  blocked: 'Blockiert. Du kannst Mitteilungen in den Einstellungen des Browsers erlauben.',
  unsupported: 'Dieser Browser kann keine Mitteilungen zeigen.',
  enabled: 'Mitteilungen sind auf diesem Gerät an.',
  disabled: 'Mitteilungen sind auf diesem Gerät aus.',
}

export const SYSTEM_NOTIFICATION: typeof English.SYSTEM_NOTIFICATION = {
  message: 'Neue MUE-Nachricht',
  reply: 'Neue Antwort',
  mention: 'Du wurdest erwähnt',
  invite: 'Einladung',
  new_post: 'Neuer Beitrag',
  every_squawk: 'Neue Squawks',
  expiry: 'Verklingt bald',
  report: 'Neue Meldung',
  system: 'Owlcast',
}

export const NOTIFICATION_SETTINGS: typeof English.NOTIFICATION_SETTINGS = {
  caption: 'Worüber wir dich informieren, und wo',
  reasonColumn: 'Mitteilungen über',
  inAppColumn: 'In der App',
  pushColumn: 'Push',
  inAppLabel: (what) => `${what}, in der App`,
  pushLabel: (what) => `${what}, Push`,
  reasons: {
    message: { title: 'Nachrichten', hint: 'Jemand sendet dir eine MUE' },
    reply: { title: 'Antworten', hint: 'Auf deine Beiträge und auf Beiträge, an denen du mitwirkst' },
    mention: { title: 'Erwähnungen', hint: 'Jemand erwähnt deinen @namen' },
    invite: { title: 'Einladungen', hint: 'Jemand lädt dich ein, mitzuwirken' },
    new_post: { title: 'Wem du folgst', hint: 'Ihre neuen Beiträge' },
    every_squawk: {
      title: 'Jeder neue Squawk',
      hint: 'Alle Squawks, eine Zusammenfassung, höchstens alle 30 Minuten',
    },
    expiry: { title: 'Verklingende Beiträge', hint: 'Zwei Stunden bevor deine Beiträge verklingen' },
    report: { title: 'Meldungen', hint: 'Für die Moderation: Ein Mitglied meldet etwas' },
  },
  words: 'Gesagtes in Push-Mitteilungen',
  wordsHint:
    'Der erste Satz öffentlicher Beiträge, nie von Nachrichten. Eine Mitteilung kann eine Minute später kommen.',
  quietHours: 'Ruhezeiten',
  quietHoursHint: 'Bis zu ihrem Ende keine Push-Mitteilungen. In der App siehst du weiterhin alles.',
  from: 'Von',
  to: 'Bis',
  timeZone: (name) => `Zeitzone: ${name.replaceAll('_', ' ')}`,
  loading: 'Deine Auswahl wird geladen',
}

type Sentences = (typeof English.NOTICE_SENTENCES)['events']['message']

const MEANWHILE = '. Du kannst weiterhin zuhören und deine Daten herunterladen oder löschen.'

const same = (sentence: Sentences['one']): Sentences => ({ one: sentence, many: sentence })

export const NOTICES: typeof English.NOTICES = {
  heading: 'Mitteilungen',
  markRead: 'Als gelesen markieren',
  markAllRead: 'Alle als gelesen markieren',
  markedAllRead: 'Alle Mitteilungen sind als gelesen markiert.',
  unread: 'ungelesen',
  list: 'Alle Mitteilungen',
  deleted: 'Mitteilung gelöscht.',
  undo: 'Rückgängig',
  loadEarlier: 'Frühere Mitteilungen',
  loading: 'Mitteilungen werden geladen',
  loadingEarlier: 'Frühere werden geladen',
  offline: 'Du bist offline. Diese Liste ist vielleicht nicht aktuell.',
  stale: 'Wir konnten diese Liste nicht aktualisieren. Sie ist vielleicht nicht aktuell.',
  empty: {
    title: 'Noch keine Mitteilungen',
    text: 'Hier erscheinen Antworten, Erwähnungen, Nachrichten und Einladungen.',
  },
}

export const NOTICE_SENTENCES: typeof English.NOTICE_SENTENCES = {
  someone: 'Jemand',
  ownPost: 'einen deiner Beiträge',
  system: {
    'webhook.disabled': [
      { name: 'Ein Webhook ist jetzt aus' },
      '. Seine Adresse hat zu oft nicht geantwortet. In den Einstellungen kannst du ihn wieder einschalten.',
    ],
    'plan.ended': [
      { name: 'Dein Pro ist abgelaufen' },
      '. Alles, was du damit gemacht hast, bleibt, wie es ist.',
    ],
    'refund.failed': [
      { name: 'Eine Rückerstattung an dich ist nicht angekommen' },
      '. Deine Bank hat sie zurückgeschickt. Wer diese Website betreibt, weiß davon.',
    ],
    'payout.refused': [
      { name: 'Deine Bank hat eine Auszahlung abgelehnt' },
      '. Bitte prüfe deine Bankdaten bei Stripe, in den Einstellungen unter Einnahmen.',
    ],
    'moderation.hello_hidden': [
      { name: 'Die Moderation hat dein Hallo ausgeblendet' },
      '. Vorerst kann das niemand hören. Warum, steht in deinen Einstellungen unter Sicherheit.',
    ],
    'moderation.hello_shown': ['Die Moderation hat dein Hallo wieder freigegeben.'],
    'moderation.suspended': [{ name: 'Dein Konto ist vorerst gesperrt' }, MEANWHILE],
    'moderation.suspended_for_good': [{ name: 'Dein Konto ist dauerhaft gesperrt' }, MEANWHILE],
    'moderation.released': ['Dein Konto ist nicht mehr gesperrt.'],
    'moderation.warned': [
      { name: 'Die Moderation hat dich verwarnt' },
      '. Warum, steht in den Einstellungen unter Sicherheit.',
    ],
    'moderation.appeal_upheld': [
      'Wir haben deinen Einspruch geprüft. ',
      { name: 'Die Entscheidung bleibt' },
      '.',
    ],
    'moderation.appeal_overturned': [
      'Wir haben deinen Einspruch geprüft und ',
      { name: 'die Entscheidung zurückgenommen' },
      '.',
    ],
    'moderation.role_member': ['Du moderierst diese Seite nicht mehr. Danke, dass du es getan hast.'],
    'moderation.role_moderator': [
      { name: 'Du gehörst jetzt zur Moderation' },
      '. Meldungen findest du in den Einstellungen unter Sicherheit.',
    ],
    'moderation.role_admin': [{ name: 'Du gehörst jetzt zur Administration dieser Seite' }, '.'],
  },
  hidden: (voice) => ['Die Moderation hat ', voice, ' ausgeblendet. Vorerst kann das niemand hören.'],
  restored: (voice) => ['Die Moderation hat ', voice, ' wieder freigegeben.'],
  replied: {
    chain: {
      one: ({ who, what }) => [who, ' hat eine Stimme angefügt an ', what],
      many: ({ who, what, count }) => [
        counted(count, { one: '# Stimme', other: '# Stimmen' }),
        ' angefügt an ',
        what,
        ', zuletzt: ',
        who,
      ],
    },
    cast: {
      one: ({ who, what }) => [who, ' hat eine Aufnahme hinzugefügt zu ', what],
      many: ({ who, what, count }) => [
        counted(count, { one: '# neue Aufnahme', other: '# neue Aufnahmen' }),
        ' in ',
        what,
        ', zuletzt: ',
        who,
      ],
    },
    voice: {
      one: ({ who, what }) => [who, ' hat geantwortet auf ', what],
      many: ({ who, what, count }) => [
        counted(count, { one: '# Antwort', other: '# Antworten' }),
        ' auf ',
        what,
        ', zuletzt: ',
        who,
      ],
    },
  },
  events: {
    message: {
      one: ({ who }) => [who, ' hat dir eine MUE gesendet'],
      many: ({ who, count }) => [
        who,
        ` hat dir ${counted(count, { one: '# MUE', other: '# MUEs' })} gesendet`,
      ],
    },
    mention: same(({ who, what }) => [who, ' hat dich erwähnt: ', what]),
    invite: same(({ who, what }) => [who, ' lädt dich ein, mitzuwirken: ', what]),
    new_post: {
      one: ({ who, what }) => [who, ' hat ', what, ' geteilt'],
      many: ({ who, what, count }) => [
        who,
        ` hat ${counted(count, { one: '# Beitrag', other: '# Beiträge' })} geteilt, zuletzt: `,
        what,
      ],
    },
    every_squawk: same(({ who, what }) => [
      'Es gibt neue Squawks, der neueste: ',
      what,
      ', gesprochen von ',
      who,
    ]),
    report: {
      one: () => ['Eine neue Meldung wartet.'],
      many: ({ count }) => [
        `${counted(count, { one: '# neue Meldung wartet', other: '# neue Meldungen warten' })}.`,
      ],
    },
    expiry: same(({ what }) => ['Bald verschwindet ', what, '. Hör noch einmal hinein, solange es geht.']),
  },
}
