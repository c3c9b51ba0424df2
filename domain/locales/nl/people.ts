/** Dutch texts for members, messages, invitations, notifications, contacts and moderation. */
import { createDateFormat } from '../../i18n/formats'
import { createPluralizer } from '../../i18n/plural'
import { isPermanentSuspension } from '../../moderation/moderation'
import type * as English from '../en/people'

const counted = createPluralizer('nl')

const messages = (count: number) => counted(count, { one: '# bericht', other: '# berichten' })

export const MESSAGES: typeof English.MESSAGES = {
  heading: 'MUE’s',
  list: 'Gesprekken',
  create: 'Nieuw MUE-bericht',
  search: 'Berichten zoeken',
  searchScope: 'We zoeken alleen in de gesprekken die je al ziet.',
  noResults: (query) => `Geen resultaten voor ‘${query}’`,
  count: (count, max) => (count >= max ? `${max - 1}+ berichten` : messages(count)),
  deletedAccount: 'Verwijderd account',
  you: 'Jij',
  youSaid: (text) => `Jij: ${text}`,
  moreActions: (name) => `Meer acties voor het gesprek met ${name}`,
  moreMessageActions: (title) => `Meer acties voor ${title}`,
  reply: 'Antwoorden',
  share: 'Delen',
  delete: 'Verwijderen',
  sendLink: 'Stuur de link zelf',
  showEarlier: 'Eerdere berichten tonen',
  loadingEarlier: 'Eerdere berichten laden',
  loadingThread: 'Gesprek laden',
  noneSelected: {
    title: 'Kies een gesprek',
    text: 'Of begin een nieuw.',
  },
  emptyThread: { title: 'Nog geen berichten', text: 'Stuur het eerste.' },
  signedOut: {
    title: 'Log in om je berichten te zien',
    text: 'Stuur mensen spraakberichten en luister naar die van hen.',
    action: 'Inloggen',
    reason: 'Log in om berichten te horen en te sturen.',
  },
  offline: 'Vernieuwen lukte niet. Je ziet opgeslagen berichten.',
  unsentRecording: 'Je hebt een opname die nog niet verstuurd is. Verstuur die eerst of gooi hem weg.',
  stillSending: 'Je laatste opname wordt nog verstuurd. Probeer het zo nog eens.',
}

export const REQUESTS: typeof English.REQUESTS = {
  heading: 'Verzoeken',
  list: 'Berichtverzoeken',
  link: (count, max) => `Verzoeken (${count >= max ? `${max - 1}+` : count})`,
  back: 'Terug naar MUE’s',
  backToRequests: 'Terug naar Verzoeken',
  hint: 'Eerste berichten van mensen die je niet volgt. Ze weten niet of je luistert, accepteert of verwijdert.',
  loading: 'Verzoeken laden',
  noneSelected: {
    title: 'Kies een verzoek',
    text: 'Luister eerst en beslis dan.',
  },
  onlyRequests:
    'Berichten van mensen die je niet volgt vind je bij Verzoeken. Je kunt er zelf ook een sturen.',
  empty: {
    title: 'Geen verzoeken',
    text: 'Eerste berichten van mensen die je niet volgt verschijnen hier. Je krijgt geen melding.',
  },
  offline: 'Vernieuwen lukte niet. Je ziet opgeslagen verzoeken.',
  accept: 'Accepteren',
  acceptLabel: (name) => `Berichten van ${name} accepteren`,
  delete: 'Verwijderen',
  deleteLabel: (name) => `Verzoek van ${name} verwijderen`,
  accepted: (name) => `${name} staat nu bij je gesprekken`,
  deleted: (name) => `Verzoek van ${name} verwijderd`,
  open: 'Openen',
  prompt: (name) =>
    `${name} wil met je praten. Niemand komt te weten of je luistert, accepteert of verwijdert.`,
  request: 'Verzoek',
}

export const THREAD: typeof English.THREAD = {
  label: (name) => `Gesprek met ${name}`,
  back: 'Terug naar MUE’s',
  public: 'Openbaar',
  private: 'Privé',
  play: 'Gesprek afspelen',
  stop: 'Stop',
  progress: (at, of) => `Bericht ${at} van ${of} wordt afgespeeld`,
  messagePosition: (at, of) => `Bericht ${at} van ${of}`,
  reply: 'Antwoord opnemen',
  more: 'Titel, muziek of nog een post toevoegen',
  unheard: 'Nieuw',
  heard: 'Beluisterd',
  heardAt: (when) => `Beluisterd ${when}`,
  notHeard: 'Nog niet beluisterd',
  playUnheard: (count) =>
    counted(count, { one: 'Speel # onbeluisterd bericht af', other: 'Speel # onbeluisterde berichten af' }),
  unheardCount: (count) => `${count} niet beluisterd`,
  noAudio: 'Geen geluid in dit bericht',
  today: 'Vandaag',
  yesterday: 'Gisteren',
  accountDeleted: 'Dit account is verwijderd. Je houdt je eigen berichten, en niemand anders kan ze horen.',
  emailHint: 'Dit komt aan per e-mail. Je ziet de naam zodra er antwoord is.',
  emailRefused: 'Onze e-mails komen niet aan op dit adres. Stuur de link zelf.',
  phoneHint: 'Berichten naar een telefoon kunnen nog niet. Stuur de link zelf.',
}

export const DELIVERY: typeof English.DELIVERY = {
  title: 'Stuur de link zelf',
  text: 'Wie deze link als eerste opent, kan het bericht horen. Stuur hem alleen naar degene voor wie het is.',
  link: 'Link',
  creating: 'Link wordt gemaakt',
  copy: 'Link kopiëren',
  copied: 'Link gekopieerd!',
  copyManually: 'Selecteer de link en kopieer hem.',
  share: 'Delen',
  sms: 'Openen in sms',
  smsText: (link) => `Een spraakbericht voor jou: ${link}`,
}

export const RECIPIENT: typeof English.RECIPIENT = {
  label: 'Aan',
  placeholder: '@gebruikersnaam, e-mail of telefoon',
  searching: 'Zoeken…',
  onOwlcast: (name) => `${name} is op Owlcast`,
  whoIsMeant: (name) => `Bedoel je ${name}?`,
  emailHint: (address) => `We mailen een link naar ${address}.`,
  phoneHint: (number) =>
    `Berichten naar een telefoon kunnen nog niet. Je krijgt een link om zelf naar ${number} te sturen.`,
  unresolved: 'We kijken dit na bij het versturen.',
  sendToShown: (label) => `Versturen naar ${label}`,
  private: 'Privé',
  privateHint: (who) => `Alleen jij en ${who} kunnen luisteren`,
  publicHint: 'Iedereen met de link kan luisteren',
  replyHint: 'Zonder ontvanger kan iedereen luisteren die de post kan horen waarop je antwoordt.',
  fallbackName: 'de ander',
}

const contacts = (count: number) => counted(count, { one: '# contact', other: '# contacten' })

export const SUGGESTIONS: typeof English.SUGGESTIONS = {
  label: 'Mensen',
  followed: 'Mensen die je volgt',
  recent: 'Onlangs gesproken',
  contacts: 'Uit je contacten',
  count: (count) => counted(count, { one: '# persoon gevonden', other: '# mensen gevonden' }),
}

export const CONTACTS: typeof English.CONTACTS = {
  section: 'Contacten vergelijken',
  title: 'Vergeleken contacten',
  heading: 'Vind mensen die je kent',
  findHint: 'Bekijk wie van je contacten op Owlcast is.',
  start: 'Vergelijken',
  startLabel: 'Contacten vergelijken',
  open: 'Openen',
  openLabel: 'Vergeleken contacten openen',
  summary: (here, all) =>
    counted(here, {
      one: `Van ${contacts(all)} is er # op Owlcast.`,
      other: `Van ${contacts(all)} zijn er # op Owlcast.`,
    }),
  lastSynced: 'Laatst vergeleken:',
  notSynced: 'Nog niet vergeleken.',

  intro: 'Je contacten blijven op dit apparaat.',
  introText:
    'We controleren hun e-mailadressen en nummers, en bewaren die niet. Je ziet wie gevonden wil worden. Niemand weet dat je hebt gezocht.',
  choose: 'Contacten kiezen',
  file: 'Bestand importeren',
  fileHint: 'Een .csv- of .vcf-bestand van Google, Outlook of Apple. Je kunt het hierheen slepen.',
  dropHint: 'Laat het bestand hier los',
  reading: 'Je contacten worden gelezen',
  checking: (done, all) => `${done} van ${all} gecontroleerd`,
  progress: 'Gecontroleerde contacten',
  cancel: 'Annuleren',
  offline: 'Je bent offline. Vergelijk je contacten opnieuw zodra je weer online bent.',
  uncheckedCount: (count, daily) =>
    `${counted(count, { one: '# e-mailadres of nummer is', other: '# e-mailadressen en nummers zijn' })} nog niet gecontroleerd. Vergelijk opnieuw om door te gaan. Je kunt er ${daily.toLocaleString('nl')} per dag controleren.`,
  missingCountryCode: (count) =>
    counted(count, {
      one: 'We kunnen # contact niet controleren. De nummers hebben geen landcode.',
      other: 'We kunnen # contacten niet controleren. Hun nummers hebben geen landcode.',
    }),
  leftOut: {
    heading: 'Weggelaten bij je laatste import:',
    withoutAddress: (count) =>
      counted(count, {
        one: '# vermelding zonder e-mailadres of nummer',
        other: '# vermeldingen zonder e-mailadres of nummer',
      }),
    invalid: (count) =>
      counted(count, {
        one: '# e-mailadres of nummer dat we niet kunnen lezen',
        other: '# e-mailadressen of nummers die we niet kunnen lezen',
      }),
    fax: (count) => counted(count, { one: '# fax- of piepernummer', other: '# fax- of piepernummers' }),
    nested: (count) =>
      counted(count, { one: '# contact in een ander contact', other: '# contacten in een ander contact' }),
    tooMany: (count) =>
      counted(count, {
        one: '# e-mailadres of nummer boven de tien voor één contact',
        other: '# e-mailadressen of nummers boven de tien voor één contact',
      }),
    overLimit: (count) =>
      counted(count, { one: '# contact boven de limiet', other: '# contacten boven de limiet' }),
  },
  limitReached: (count) => `Je kunt tot ${contacts(count)} vergelijken.`,
  storageFull:
    'Je apparaat is vol, dus we konden je contacten niet opslaan. Ze blijven hier tot je deze pagina verlaat.',

  search: 'Contacten zoeken',
  noResults: (typed) => `Geen contacten gevonden voor ‘${typed}’`,
  matchedHeading: (count) => `Op Owlcast (${count})`,
  noMatches: 'We hebben nog geen van je contacten gevonden.',
  unmatchedHeading: (count) => `Uitnodigen (${count})`,
  uncheckedHeading: (count) => `Nog niet gecontroleerd (${count})`,
  unmatchedHint: 'Wij schrijven niemand. Je stuurt de uitnodiging zelf.',
  follow: 'Volgen',
  following: 'Volgend',
  followLabel: (name) => `${name} volgen`,
  followingLabel: (name) => `Volgend: ${name}`,
  followAll: 'Iedereen volgen',
  followedAll: (count) => `Je volgt nu ${counted(count, { one: 'nog iemand', other: 'nog # mensen' })}.`,
  share: 'Deel je link',
  more: 'Meer tonen',
  emailLabel: (name) => `${name} uitnodigen per e-mail`,
  smsLabel: (name) => `${name} uitnodigen per sms`,
  linkLabel: (name) => `Deel je link met ${name}`,

  syncAgain: 'Opnieuw vergelijken',
  remove: 'Vergeleken contacten verwijderen',
  removeTitle: 'Vergeleken contacten verwijderen?',
  removeText: 'We halen ze van dit apparaat. Je blijft dezelfde mensen volgen.',
  keepContacts: 'Bewaren',
  confirmRemove: 'Verwijderen',
  removed: 'Contacten van dit apparaat verwijderd.',
}

export const NO_IMPORT: typeof English.NO_IMPORT = {
  size: 'Het bestand is groter dan 5 MB.',
  type: 'Alleen .csv- en .vcf-bestanden kunnen worden gelezen.',
  empty: 'Het bestand bevat geen e-mailadressen of telefoonnummers.',
  unreadable: 'We konden het bestand niet lezen.',
}

export const INVITE: typeof English.INVITE = {
  subject: 'Hoor mij op Owlcast',
  text: (link) => `Ik zit op Owlcast, waar mensen praten in plaats van typen. Hoor mij hier: ${link}`,
}

export const FOUND_BY: typeof English.FOUND_BY = {
  email: 'Wie mijn e-mailadres heeft, mag me vinden',
  phone: 'Wie mijn nummer heeft, mag me vinden',
  hint: 'Uit, tot je het aanzet. Ze zien je openbare profiel.',
  noEmail: 'Je hebt nog geen e-mailadres toegevoegd.',
  noPhone: 'Je hebt nog geen telefoonnummer toegevoegd.',
  loading: 'Wie je kan vinden wordt geladen',
}

const MONTH = createDateFormat('nl', { month: 'long', year: 'numeric' })

export const MEMBER: typeof English.MEMBER = {
  loading: 'Profiel laden',
  loadingPosts: 'Posts laden',
  memberSince: (at) => `Lid sinds ${MONTH.format(at)}`,
  pro: 'Pro',
  postCount: (count) => counted(count, { one: '# post', other: '# posts' }),
  followerCount: (count) => counted(count, { one: '# volger', other: '# volgers' }),
  followingCount: (count) => `${count.toLocaleString('nl')} volgend`,
  follow: 'Volgen',
  followed: 'Volgend',
  followLabel: (name) => `${name} volgen`,
  followingLabel: (name) => `Volgend: ${name}`,
  signInToFollow: (name) => `Log in om ${name} te volgen.`,
  ownProfile: 'Zo zien anderen je profiel.',
  edit: 'Profiel bewerken',
  message: 'Bericht',
  messageLabel: (name) => `Bericht aan ${name}`,
  signInToMessage: (name) => `Log in om ${name} een bericht te sturen.`,
  shareLabel: (name) => `Deel het profiel van ${name}`,
  filterLabel: 'Tonen',
  all: 'Alles',
  empty: (name) => `${name} heeft nog niets gepost`,
  emptyText: 'Openbare posts verschijnen hier.',
  emptyOfKind: (many) => `Nog geen ${many}`,
  showAll: 'Alles tonen',
  notFound: 'Inhoud niet gevonden',
  notFoundText:
    'We kunnen die persoon niet vinden. Misschien is de naam veranderd of het account verwijderd.',
  back: 'Terug naar Owlcast',
  followsYou: 'volgt je',
  stillHere: 'Nog te horen',
  kept: 'Blijft',
  allPosts: 'Alle berichten',
  emptyShelves: 'Wat je publiceert, verschijnt hier.',
}

export const HELLO: typeof English.HELLO = {
  play: (name, time) => `Speel de groet van ${name} af, ${time}`,
  playOwn: (time) => `Speel je groet af, ${time}`,
  failed: 'Deze groet kan nu niet worden afgespeeld.',
  quote: (text) => `‘${text}’`,
  record: 'Neem een groet op',
  again: (time) => `Nieuwe groet, tot ${time}`,
  intro: (time) => `Zeg in hoogstens ${time} wie je bent. Iedereen die je profiel opent, kan het horen.`,
  text: 'Wat je zegt',
  textHint: 'Eén regel onder je naam. Laat je die leeg, dan proberen we het op te schrijven.',
  save: 'Groet bewaren',
  cancel: 'Annuleren',
  saved: 'Je groet staat op je profiel.',
  edit: 'Je groet',
  remove: 'Groet verwijderen',
  removeTitle: 'Je groet verwijderen?',
  removeText: 'De opname en de tekst zijn dan voor iedereen weg.',
  keep: 'Houden',
  removed: 'Je groet is verwijderd.',
}

export const PEOPLE: typeof English.PEOPLE = {
  followers: 'Volgers',
  following: 'Volgend',
  loading: 'Mensen laden',
  empty: { followers: 'Nog geen volgers.', following: 'Volgt nog niemand.' },
  more: 'Meer tonen',
}

export const FOLLOWING_FEED: typeof English.FOLLOWING_FEED = {
  filterLabel: 'Posts van',
  all: 'Alle',
  following: 'Volgend',
  empty: 'Niets nieuws van mensen die je volgt',
  emptyText: 'Volg mensen en hun posts verschijnen hier.',
  showAll: 'Alle posts tonen',
  findPeople: 'Vind mensen die je kent',
}

export const INVITATIONS: typeof English.INVITATIONS = {
  add: 'Uitnodigen om mee te werken',
  invite: 'Uitnodigen om mee te werken',
  addTo: (title) => `Uitnodigen om mee te werken aan ${title}`,
  placeholder: '@gebruikersnaam of e-mail',
  send: 'Versturen',
  cancel: 'Annuleren',
  sent: (name) => `Uitnodiging verstuurd naar ${name}!`,
  sentWithoutEmail: (name) =>
    `${name} vindt je uitnodiging op Owlcast. Per e-mail gaan er vandaag geen uitnodigingen meer heen.`,
  sentCount: (sent, all) => `${sent} van ${all} uitnodigingen verstuurd`,
  allSent: (count) =>
    counted(count, { one: '# uitnodiging verstuurd.', other: '# uitnodigingen verstuurd.' }),
  notSent: (to) => `Niet verstuurd naar ${to}`,
  retry: 'Opnieuw',
  done: 'Klaar',
  viewInvited: 'Bekijk wie is uitgenodigd',
  shareLink: (name) => `We kunnen ${name} niet mailen. Stuur deze link zelf:`,
  link: 'Uitnodigingslink',
  copy: 'Link kopiëren',
  copied: 'Link gekopieerd!',

  listTitle: 'Wie meedoet',
  listEmpty: 'Je hebt nog niemand uitgenodigd.',
  listFailed: 'We konden de uitnodigingen niet laden.',
  emailRefused: 'Onze e-mails komen niet aan op dit adres. Nodig op een andere manier uit.',
  revoke: 'Intrekken',
  revokeLabel: (name) => `Uitnodiging van ${name} intrekken`,
  remove: 'Verwijderen',
  removeLabel: (name) => `${name} verwijderen`,
  revoked: (name) => `${name} is niet meer uitgenodigd.`,
  removed: (name) => `${name} doet niet meer mee.`,

  heading: 'Uitnodigingen',
  invitedBy: (inviter) => `${inviter} heeft je uitgenodigd om mee te werken`,
  pendingCount: (count) => counted(count, { one: 'Je hebt # uitnodiging', other: 'Je hebt # uitnodigingen' }),
  view: 'Bekijken',
  dismiss: 'Niet nu',
  postBy: (title, username) => `‘${title}’ van @${username}`,
  accept: 'Accepteren',
  acceptLabel: (title) => `Accepteren: ${title}`,
  decline: 'Afwijzen',
  declineLabel: (title) => `Afwijzen: ${title}`,
  accepted: (title) => `Je doet nu mee aan ‘${title}’.`,
  declined: 'Uitnodiging afgewezen.',
  undo: 'Ongedaan maken',
  collaborationEnded: (title) => `Je doet niet meer mee aan ‘${title}’.`,
}

export const INVITATION_STATE_WORDS: typeof English.INVITATION_STATE_WORDS = {
  pending: 'Uitgenodigd',
  accepted: 'Doet mee',
  declined: 'Afgewezen',
  revoked: 'Ingetrokken',
  expired: 'Verlopen',
}

export const PERSON_ACTIONS: typeof English.PERSON_ACTIONS = {
  mute: (name) => `${name} dempen`,
  unmute: (name) => `${name} niet meer dempen`,
  block: (name) => `${name} blokkeren`,
  unblock: (name) => `${name} deblokkeren`,
  reportPost: 'Melden',
  reportPerson: (name) => `${name} melden`,
  reportHello: (name) => `Groet van ${name} melden`,
  more: (name) => `Meer over ${name}`,
  signIn: 'Log in om iemand te melden, te dempen of te blokkeren.',
}

export const SAFETY_TOASTS: typeof English.SAFETY_TOASTS = {
  muted: (name) => `Je ziet geen posts meer van ${name}. Niemand komt het te weten.`,
  unmuted: (name) => `Je ziet weer posts van ${name}`,
  blocked: (name) => `Je hebt ${name} geblokkeerd`,
  unblocked: (name) => `${name} is niet meer geblokkeerd`,
  undo: 'Ongedaan maken',
}

export const BLOCK: typeof English.BLOCK = {
  title: (name) => `${name} blokkeren?`,
  text: [
    'Jullie kunnen elkaar niet vinden, horen, volgen, uitnodigen of schrijven. Jullie volgen elkaar niet meer, en openstaande uitnodigingen stoppen. Jullie berichten worden verborgen, niet verwijderd.',
    'De ander krijgt hier geen melding van. Je openbare posts blijven openbaar: zonder in te loggen kan de ander ze horen.',
  ],
  cancel: 'Annuleren',
  confirm: 'Blokkeren',
}

export const REPORT: typeof English.REPORT = {
  titlePost: 'Deze post melden',
  titlePerson: (name) => `${name} melden`,
  about: (title) => `Over ‘${title}’`,
  hint: 'Moderators kijken ernaar. De persoon komt niet te weten van wie de melding komt.',
  viewedHint: 'Moderators kunnen het dan horen en lezen, ook als het privé is.',
  emergencyHint: 'Als iemand nu in gevaar is, bel dan het plaatselijke alarmnummer.',
  reason: 'Wat is er mis?',
  details: 'Is er nog iets dat we moeten weten?',
  send: 'Melding versturen',
  cancel: 'Annuleren',
  sent: 'Bedankt. Moderators kijken ernaar.',
}

export const SAFETY: typeof English.SAFETY = {
  title: 'Veiligheid',
  shareHeard: 'Afzenders laten zien wat je beluisterde',
  shareHeardHint:
    'Uit tot je het aanzet. Afzenders zien welke van hun nieuwe berichten je beluisterde, en wanneer.',
  loadingShareHeard: 'Laden wat afzenders zien',
  lists: {
    blocks: {
      title: 'Geblokkeerde mensen',
      hint: 'Jullie kunnen elkaar niet horen of schrijven.',
      none: 'Je hebt niemand geblokkeerd.',
      end: 'Deblokkeren',
      endLabel: (name) => `${name} deblokkeren`,
    },
    mutes: {
      title: 'Gedempte mensen',
      hint: 'Je ziet hun posts niet. Ze weten het niet.',
      none: 'Je hebt niemand gedempt.',
      end: 'Weer horen',
      endLabel: (name) => `${name} weer horen`,
    },
  },
  show: 'Tonen',
  showLabel: (title) => `${title} tonen`,
  loading: 'Mensen laden',
  more: 'Meer tonen',
}

export const BLOCKED_MEMBER: typeof English.BLOCKED_MEMBER = {
  title: (name) => `Je hebt ${name} geblokkeerd`,
  text: 'Jullie kunnen elkaar niet horen of schrijven. De ander krijgt hier geen melding van.',
  unblock: 'Deblokkeren',
  muted: 'Gedempt',
}

const MOMENT = createDateFormat('nl', { dateStyle: 'medium', timeStyle: 'short' })

export const MODERATION: typeof English.MODERATION = {
  intro:
    'Meldingen van leden. Elke beslissing wordt vastgelegd. We vertellen de persoon wat er beslist is, nooit wie er heeft gemeld.',
  hint: 'Meldingen van leden, en wat er beslist is.',
  open: 'Modereren',
  queueLabel: 'Welke meldingen',
  queue: { open: 'Open', decided: 'Beslist' },
  loading: 'Meldingen laden',
  empty: { open: 'Geen openstaande meldingen', decided: 'Nog geen beslissingen' },
  emptyText: { open: 'Nieuwe meldingen verschijnen hier, de meest gemelde eerst.', decided: '' },
  aboutPerson: (name) => `Over ${name}`,
  helloOf: (name) => `De groet van ${name}`,
  reportCount: (count) => counted(count, { one: '# melding', other: '# meldingen' }),
  reportedBy: 'door',
  deletedUser: 'een verwijderd account',
  hidden: 'Verborgen',
  private: 'Privé',
  unavailable: 'Verlopen of verwijderd',
  suspended: (until) =>
    isPermanentSuspension(until) ? 'Voorgoed geschorst' : `Geschorst tot ${MOMENT.format(until)}`,
  listen: 'Luisteren',
  listenLabel: (title) => `${title} beluisteren in een nieuw tabblad`,
  view: 'Beluisteren en lezen',
  viewLabel: (title) => `${title} beluisteren en lezen`,
  viewNote: 'We leggen vast dat je dit hebt geopend.',
  clip: 'Het podcastfragment',
  dismiss: 'Afwijzen',
  dismissLabel: (of) => `Meldingen over ${of} afwijzen`,
  hide: 'Verbergen',
  hideLabel: (title) => `${title} voor iedereen verbergen`,
  show: 'Weer tonen',
  showLabel: (title) => `${title} weer tonen`,
  suspend: 'Schorsen',
  suspendLabel: (name) => `${name} schorsen`,
  release: (name) => `Schorsing van ${name} opheffen`,
  suspendFor: (days) =>
    days === null
      ? 'Voorgoed schorsen'
      : counted(days, { one: 'Een dag schorsen', other: '# dagen schorsen' }),
  done: {
    dismiss: 'Afgewezen',
    hide: 'Verborgen. Je vindt het onder ‘Beslist’.',
    show: 'Weer te horen',
    suspend: 'Geschorst. De persoon heeft bericht gekregen.',
    release: 'Niet meer geschorst',
  },
  moreReports: (count) => `nog ${count.toLocaleString('nl')}`,
}

const SUSPENSION_MOMENT = createDateFormat('nl', { dateStyle: 'long', timeStyle: 'short' })

export const SUSPENSION: typeof English.SUSPENSION = {
  label: 'Je account is geschorst',
  heading: (until) =>
    isPermanentSuspension(until)
      ? 'Je account is voorgoed geschorst'
      : `Je account is geschorst tot ${SUSPENSION_MOMENT.format(until)}`,
  allowedActions:
    'Je kunt nog steeds luisteren, melden en je gegevens downloaden of verwijderen. Wat je opneemt blijft op dit apparaat.',
  decision: 'Bekijk waarom, of maak bezwaar',
  manageData: 'Je gegevens downloaden of verwijderen',
}

export const NOTIFICATIONS: typeof English.NOTIFICATIONS = {
  title: 'Browsermeldingen',
  hint: 'Op dit apparaat, als je Owlcast niet voor je hebt.',
  openOnly: 'Op dit apparaat, zolang Owlcast in een tabblad openstaat.',
  blocked: 'Geblokkeerd. Je kunt meldingen toestaan in de instellingen van je browser.',
  unsupported: 'Deze browser kan geen meldingen tonen.',
  enabled: 'Meldingen staan aan op dit apparaat.',
  disabled: 'Meldingen staan uit op dit apparaat.',
}

export const SYSTEM_NOTIFICATION: typeof English.SYSTEM_NOTIFICATION = {
  message: 'Nieuw MUE-bericht',
  reply: 'Nieuw antwoord',
  mention: 'Je bent genoemd',
  invite: 'Uitnodiging',
  new_post: 'Nieuwe post',
  every_squawk: 'Nieuwe squawks',
  expiry: 'Vervaagt bijna',
  report: 'Nieuwe melding',
  system: 'Owlcast',
}

export const NOTIFICATION_SETTINGS: typeof English.NOTIFICATION_SETTINGS = {
  caption: 'Waarover we je een melding sturen, en waar',
  reasonColumn: 'Meldingen over',
  inAppColumn: 'In de app',
  pushColumn: 'Push',
  inAppLabel: (what) => `${what}, in de app`,
  pushLabel: (what) => `${what}, push`,
  reasons: {
    message: { title: 'Berichten', hint: 'Iemand stuurt je een MUE' },
    reply: { title: 'Antwoorden', hint: 'Op je posts en op posts waar je aan meedoet' },
    mention: { title: 'Vermeldingen', hint: 'Iemand noemt je @naam' },
    invite: { title: 'Uitnodigingen', hint: 'Iemand nodigt je uit om mee te werken' },
    new_post: { title: 'Mensen die je volgt', hint: 'Hun nieuwe posts' },
    every_squawk: {
      title: 'Elke nieuwe squawk',
      hint: 'Alle squawks, één overzicht, hooguit elke 30 minuten',
    },
    expiry: { title: 'Vervagende posts', hint: 'Twee uur voordat je posts vervagen' },
    report: { title: 'Meldingen', hint: 'Voor moderatoren: een lid meldt iets' },
  },
  words: 'Wat er gezegd is, in pushmeldingen',
  wordsHint: 'De eerste zin van openbare posts, nooit van berichten. Een melding kan een minuut later komen.',
  quietHours: 'Stille uren',
  quietHoursHint: 'Geen pushmeldingen tot ze voorbij zijn. In de app zie je nog steeds alles.',
  from: 'Van',
  to: 'Tot',
  timeZone: (name) => `Tijdzone: ${name.replaceAll('_', ' ')}`,
  loading: 'Je keuzes worden geladen',
}

type Sentences = (typeof English.NOTICE_SENTENCES)['events']['message']

const MEANWHILE = '. Je kunt nog steeds luisteren en je gegevens downloaden of verwijderen.'

const same = (sentence: Sentences['one']): Sentences => ({ one: sentence, many: sentence })

export const NOTICES: typeof English.NOTICES = {
  heading: 'Meldingen',
  markRead: 'Als gelezen markeren',
  markAllRead: 'Alles als gelezen markeren',
  markedAllRead: 'Alle meldingen zijn als gelezen gemarkeerd.',
  unread: 'ongelezen',
  list: 'Alle meldingen',
  deleted: 'Melding verwijderd.',
  undo: 'Ongedaan maken',
  loadEarlier: 'Eerdere meldingen',
  loading: 'Meldingen laden',
  loadingEarlier: 'Eerdere laden',
  offline: 'Je bent offline. Deze lijst is misschien niet actueel.',
  stale: 'We konden deze lijst niet vernieuwen. Hij is misschien niet actueel.',
  empty: {
    title: 'Nog geen meldingen',
    text: 'Hier verschijnen antwoorden, vermeldingen, berichten en uitnodigingen.',
  },
}

export const NOTICE_SENTENCES: typeof English.NOTICE_SENTENCES = {
  someone: 'Iemand',
  ownPost: 'een van je posts',
  system: {
    'webhook.disabled': [
      { name: 'Een van je webhooks staat uit' },
      '. Het adres faalde te vaak. Je kunt hem in de instellingen weer aanzetten.',
    ],
    'plan.ended': [
      { name: 'Je Pro-abonnement is afgelopen' },
      '. Alles wat je ermee maakte, blijft zoals het is.',
    ],
    'refund.failed': [
      { name: 'Een terugbetaling aan jou is niet aangekomen' },
      '. Je bank stuurde die terug. De beheerders van deze site weten ervan.',
    ],
    'payout.refused': [
      { name: 'Je bank weigerde een uitbetaling' },
      '. Controleer je bankgegevens bij Stripe, in de instellingen onder Inkomsten.',
    ],
    'moderation.hello_hidden': [
      { name: 'Een moderator heeft je groet verborgen' },
      '. Voorlopig kan niemand die horen. Waarom lees je in je instellingen, bij Veiligheid.',
    ],
    'moderation.hello_shown': ['Een moderator heeft je groet teruggezet.'],
    'moderation.suspended': [{ name: 'Je account is voorlopig geschorst' }, MEANWHILE],
    'moderation.suspended_for_good': [{ name: 'Je account is permanent geschorst' }, MEANWHILE],
    'moderation.released': ['Je account is niet meer geschorst.'],
    'moderation.warned': [
      { name: 'Een moderator heeft je gewaarschuwd' },
      '. Waarom, staat in je instellingen onder Veiligheid.',
    ],
    'moderation.appeal_upheld': ['We hebben je bezwaar bekeken. ', { name: 'De beslissing blijft' }, '.'],
    'moderation.appeal_overturned': [
      'We hebben je bezwaar bekeken en ',
      { name: 'de beslissing teruggedraaid' },
      '.',
    ],
    'moderation.role_member': ['Je modereert deze site niet meer. Bedankt dat je het deed.'],
    'moderation.role_moderator': [
      { name: 'Je bent nu moderator' },
      '. Meldingen staan in je instellingen onder Veiligheid.',
    ],
    'moderation.role_admin': [{ name: 'Je bent nu beheerder van deze site' }, '.'],
  },
  hidden: (voice) => ['Een moderator heeft ', voice, ' verborgen. Voorlopig kan niemand het horen.'],
  restored: (voice) => ['Een moderator heeft ', voice, ' teruggezet.'],
  replied: {
    chain: {
      one: ({ who, what }) => [who, ' voegde een stem toe aan ', what],
      many: ({ who, what, count }) => [
        counted(count, { one: '# stem', other: '# stemmen' }),
        ' toegevoegd aan ',
        what,
        ', als laatste door ',
        who,
      ],
    },
    cast: {
      one: ({ who, what }) => [who, ' voegde een opname toe aan ', what],
      many: ({ who, what, count }) => [
        counted(count, { one: '# nieuwe opname', other: '# nieuwe opnames' }),
        ' in ',
        what,
        ', als laatste van ',
        who,
      ],
    },
    voice: {
      one: ({ who, what }) => [who, ' antwoordde op ', what],
      many: ({ who, what, count }) => [
        counted(count, { one: '# antwoord', other: '# antwoorden' }),
        ' op ',
        what,
        ', als laatste van ',
        who,
      ],
    },
  },
  events: {
    message: {
      one: ({ who }) => [who, ' stuurde je een MUE'],
      many: ({ who, count }) => [who, ` stuurde je ${counted(count, { one: '# MUE', other: '# MUE’s' })}`],
    },
    mention: same(({ who, what }) => [who, ' noemde je in ', what]),
    invite: same(({ who, what }) => [who, ' nodigde je uit om mee te werken aan ', what]),
    new_post: {
      one: ({ who, what }) => [who, ' deelde ', what],
      many: ({ who, what, count }) => [
        who,
        ` deelde ${counted(count, { one: '# post', other: '# posts' })}, de nieuwste is `,
        what,
      ],
    },
    every_squawk: same(({ who, what }) => ['Er zijn nieuwe squawks, de nieuwste is ', what, ' van ', who]),
    report: {
      one: () => ['Er wacht een nieuwe melding.'],
      many: ({ count }) => [
        `${counted(count, { one: 'Er wacht # nieuwe melding', other: 'Er wachten # nieuwe meldingen' })}.`,
      ],
    },
    expiry: same(({ what }) => [what, ' verdwijnt bijna. Luister nog een keer nu het kan.']),
  },
}
