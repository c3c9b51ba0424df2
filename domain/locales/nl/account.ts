/** Dutch texts for sign-in, settings, plans and payments. */

import { formatDollars, formatPriceRange } from '../../billing/price'
import { createDateFormat } from '../../i18n/formats'
import { createPluralizer } from '../../i18n/plural'
import { getKind, getSecondsLimit } from '../../kinds'
import { PLATFORM_FEE_PERCENT, PREVIEW_SECONDS, PRO_CENTS_PER_MONTH } from '../../limits'
import type * as English from '../en/account'

export const AUTH: typeof English.AUTH = {
  title: 'Welkom bij Owlcast',
  titleSignUp: 'Vind je stem',
  signInMethods: 'Manieren om in te loggen',
  tabs: { phone: 'Telefoon', email: 'E-mail', 'sign-up': 'Registreren' },
  phone: 'Telefoonnummer',
  phoneExample: 'Zoals +31 20 555 1234',
  phoneHint: 'We sms’en je een code. Alleen jij ziet je nummer.',
  sendCode: 'Code sturen',
  code: 'Verificatiecode',
  codeHint: (number) => `Vul de zes cijfers in die we naar ${number} stuurden.`,
  anyCodeHint: (number) =>
    `Er zijn te veel codes gevraagd voor ${number}. Elke code die je het afgelopen uur kreeg, werkt hier.`,
  newCodeSent: 'Die code was te oud, dus we hebben je een nieuwe gestuurd.',
  verifyCode: 'Bevestigen en inloggen',
  back: 'Terug',
  resendIn: (seconds) => `Over ${seconds} s kun je een nieuwe code vragen.`,
  resendCode: 'Nieuwe code sturen',
  forgotPassword: 'Wachtwoord vergeten?',
  titleReset: 'Kies een nieuw wachtwoord',
  forgotText: 'We sturen je een link waarmee je een nieuw wachtwoord kiest.',
  sendLink: 'Link sturen',
  resetSent: (email) =>
    `Als ${email} een account heeft, hebben we er een link naartoe gestuurd. Die werkt een uur.`,
  resetMissing:
    'Na een paar minuten nog geen mail? Kijk in je spammap. Als mails aan jou eerder terugkwamen, bereiken we je misschien niet: log dan op een andere manier in als dat kan, of vraag het wie deze site beheert.',
  resetText: 'Overal anders word je uitgelogd.',
  setPassword: 'Wachtwoord instellen',
  passwordChanged: 'Wachtwoord gewijzigd. Log in met het nieuwe.',
  newLink: 'Nieuwe link vragen',
  or: 'of',
  google: 'Doorgaan met Google',
  passkey: 'Inloggen met een passkey',
  chooseName: (shown) => `${shown} is bevestigd. Alleen jij ziet het. Kies de naam die anderen zien.`,
  loading: 'Een moment …',
  signUpExpired: 'Dit duurde te lang. Log nog een keer in.',
  backToSignIn: 'Terug naar inloggen',
  email: 'E-mail',
  password: 'Wachtwoord',
  showPassword: 'Wachtwoord tonen',
  hidePassword: 'Wachtwoord verbergen',
  username: 'Gebruikersnaam',
  usernameExample: 'maralind',
  displayName: 'Weergavenaam',
  names: 'Je naam',
  namesHint: 'We stellen er een voor',
  proposedName: (username) => `Je wordt @${username}`,
  changeName: 'Wijzigen',
  passwordHint: (min) => `Minstens ${min} tekens.`,
  adultsOnly: 'Owlcast is voor volwassenen, 18 of ouder.',
  signIn: 'Inloggen',
  signUp: 'Ik ben 18 of ouder: account maken',
  checkEmail: 'Kijk in je e-mail',
  emailSent: (email, hours) =>
    `We hebben een mail gestuurd naar ${email}. Open de link erin binnen ${hours} uur in deze browser en je bent binnen.`,
  resend: 'Nog een keer sturen',
  otherAddress: 'Een ander adres gebruiken',
  resent: 'Nog een keer gestuurd. Alleen de nieuwste link werkt.',
  openDevMailbox: 'Ontwikkelpostbus openen',
  confirming: 'Je e-mailadres wordt bevestigd …',
  finishText: (username, email) =>
    `Je registreert je als @${username} met ${email}. Kies een wachtwoord om af te ronden. Het vervangt het vorige.`,
  finishSignUp: 'Registratie afronden',
  notConfirmed: 'Deze link werkte niet',
  welcome: (name) => `Welkom, ${name}`,
}

export const OWN_EMAIL: typeof English.OWN_EMAIL = {
  title: 'E-mail',
  none: 'Geen e-mailadres',
  hint: 'Je gebruikt het om met een wachtwoord in te loggen en om berichten te krijgen die ernaartoe gaan. Alleen jij ziet het.',
  noneHint:
    'Voeg er een toe om ook met een wachtwoord in te loggen, en om weer binnen te komen als je je nummer kwijtraakt.',
  refused:
    'Onze mails komen niet aan op dit adres: er kwam er een terug, of een werd als spam gemarkeerd. Voeg ook een telefoonnummer of een passkey toe, zodat je altijd kunt inloggen.',
  retry: 'Opnieuw proberen',
  retryLabel: 'Opnieuw proberen: mails naar dit adres',
  retried: 'We hebben je een mail gestuurd. Komt die terug, dan zie je dat hier.',
  add: 'Toevoegen',
  addLabel: 'E-mailadres toevoegen',
  dialogTitle: 'Je e-mailadres',
  text: 'We mailen je een link. Open die in deze browser en kies dan een wachtwoord.',
  sent: (email) => `We hebben een link gestuurd naar ${email}. Die werkt een uur, in deze browser.`,
}

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: 'Telefoonnummer',
  paused: 'Gepauzeerd sinds je wachtwoord is gewijzigd. Is het van jou?',
  enable: 'Weer aanzetten',
  enableLabel: 'Weer aanzetten: inloggen met je nummer',
  enabled: 'Weer aangezet. Je kunt weer inloggen met je nummer.',
  none: 'Geen telefoonnummer',
  hint: 'Je gebruikt het om met een code in te loggen en om berichten te krijgen die naar je nummer gaan. Alleen jij ziet het.',
  add: 'Toevoegen',
  addLabel: 'Telefoonnummer toevoegen',
  change: 'Wijzigen',
  changeLabel: 'Telefoonnummer wijzigen',
  remove: 'Verwijderen',
  removeLabel: 'Telefoonnummer verwijderen',
  dialogTitle: 'Je telefoonnummer',
  verify: 'Nummer bevestigen',
  saved: (shown) => `Je telefoonnummer is nu ${shown}.`,
  removeTitle: 'Je telefoonnummer verwijderen?',
  removeText: 'Je kunt er dan niet meer mee inloggen, en de berichten die ernaartoe gingen niet meer horen.',
  cancel: 'Bewaren',
  confirmRemove: 'Nummer verwijderen',
  removed: 'Telefoonnummer verwijderd.',
}

export const PASSKEYS: typeof English.PASSKEYS = {
  title: 'Passkeys',
  paused: 'Gepauzeerd sinds je wachtwoord is gewijzigd. Is het van jou?',
  enable: 'Weer aanzetten',
  enableLabel: (name) => `Weer aanzetten: ${name}`,
  enabled: 'Weer aangezet. Je kunt er weer mee inloggen.',
  withoutPassword: 'Inloggen zonder wachtwoord',
  hint: 'Met je vingerafdruk, je gezicht of je schermvergrendeling.',
  unsupported: 'Deze browser ondersteunt geen passkeys.',
  add: 'Passkey toevoegen',
  added: 'Passkey toegevoegd. Je kunt er vanaf nu mee inloggen.',
  addedAt: 'Toegevoegd',
  lastUsed: 'laatst gebruikt',
  neverUsed: 'nog niet gebruikt',
  rename: (name) => `${name} hernoemen`,
  renameTitle: 'Geef deze passkey een naam',
  name: 'Naam',
  save: 'Opslaan',
  saved: 'Opgeslagen.',
  remove: (name) => `${name} verwijderen`,
  removeTitle: 'Deze passkey verwijderen?',
  removeText: (name) =>
    `Je kunt dan niet meer inloggen met ‘${name}’. Misschien toont je apparaat hem nog. Daar kun je hem verwijderen.`,
  cancel: 'Bewaren',
  confirmRemove: 'Passkey verwijderen',
  removed: 'Passkey verwijderd.',
  loading: 'Je passkeys laden …',
}

export const SESSIONS: typeof English.SESSIONS = {
  title: 'Waar je bent ingelogd',
  device: (browser, system) =>
    browser && system ? `${browser} op ${system}` : (browser ?? system ?? 'Onbekende browser'),
  thisBrowser: 'Deze browser',
  lastUsed: 'Laatst gebruikt',
  signOut: 'Uitloggen',
  signOutLabel: (device) => `${device} uitloggen`,
  signOutOthers: 'Overal anders uitloggen',
  signOutOthersTitle: 'Overal anders uitloggen?',
  signOutOthersText:
    'We loggen je uit in alle andere browsers, en je toegangstokens werken dan niet meer. Je passkeys, telefoonnummer, podcast-apps en webhooks blijven zoals ze zijn. Je kunt ze op deze pagina verwijderen.',
  keepOthers: 'Ingelogd blijven',
  signedOut: 'Uitgelogd op dat apparaat.',
  signedOutOthers: 'Overal anders uitgelogd.',
  loading: 'Nakijken waar je bent ingelogd …',
}

export const SETTINGS: typeof English.SETTINGS = {
  title: 'Instellingen',
  account: 'Account',
  signedOut: {
    title: 'Je bent niet ingelogd',
    text: 'Log in om je abonnement, je meldingen en je gegevens te zien.',
    action: 'Inloggen',
  },
  device: 'Dit apparaat',
  appearance: 'Weergave',
  appearanceHint: 'De kleuren van de app.',
  appearanceOptions: { system: 'Apparaat', dark: 'Donker', light: 'Licht' },
  language: 'Taal',
  browserLanguage: 'Zoals deze browser',
  playOn: 'Doorspelen',
  playOnHint: 'Speelt de volgende post van een lijst als er een eindigt.',
  level: 'Gelijk volume',
  levelHint: 'Maakt zachte stemmen luider en luide zachter. Liedjes blijven zoals je ze opneemt.',
  lossless: 'Verliesvrije WAV',
  losslessHint: (minutes, megabytes) =>
    `Verstuurt opnames ongecomprimeerd: tot ${minutes} minuten, dat is ${megabytes} MB.`,
  listening: 'Luisteren',
  recording: 'Opnemen',
  introduceHint: 'In Dusk Radio, zacht, voor elk bericht.',
}

export const SETTINGS_INDEX: typeof English.SETTINGS_INDEX = {
  groups: {
    you: 'Jij',
    notifications: 'Meldingen',
    sound: 'Luisteren en opnemen',
    safety: 'Privacy en veiligheid',
    plan: 'Abonnement en inkomsten',
    data: 'Ontwikkelaars en gegevens',
  },
  back: 'Terug naar Instellingen',
  on: 'Aan',
  off: 'Uit',
  quiet: (from, to) => `stil ${from} – ${to}`,
  playsOn: 'Speelt door',
  playsOne: 'Eén bericht per keer',
  tap: 'tik om te praten',
  hold: 'houd vast om te praten',
  safety: 'Contacten, geblokkeerde en gedempte mensen',
  data: 'Downloaden, tokens, webhooks',
}

export const SHORTCUT_LABELS: typeof English.SHORTCUT_LABELS = {
  title: 'Sneltoetsen',
  playPause: 'Afspelen of pauzeren',
  record: 'Opnemen',
  search: 'Zoeken',
  cards: 'Volgende post, vorige post',
  next: 'Volgende in de wachtrij',
  reply: 'Antwoord op de geselecteerde of spelende post',
  replyToMoment: 'Antwoorden op het moment dat speelt',
  spokenReply: 'Spreek een antwoord in op wat speelt, en verstuur het',
  seek: '5 s terug, 5 s vooruit',
  transcript: 'Woorden van wat speelt',
  speed: 'Langzamer, sneller',
  help: 'Deze lijst tonen',
  keys: { ' ': 'spatie', arrowleft: '←', arrowright: '→' },
  single: 'Sneltoetsen van één toets',
  singleHint: 'Zet ze uit als ze botsen met je eigen sneltoetsen.',
}

const MONTH = createDateFormat('nl', { month: 'long', year: 'numeric' })

const DAY = createDateFormat('nl', { dateStyle: 'long' })

export const PROFILE: typeof English.PROFILE = {
  edit: 'Profiel bewerken',
  editing: 'Je profiel bewerken',
  save: 'Opslaan',
  cancel: 'Annuleren',
  updated: 'Profiel bijgewerkt!',
  memberSinceMonth: (at) => `Lid sinds ${MONTH.format(at)}`,
  posts: 'Je posts',
  loading: 'Je posts worden geteld',
  atLeast: (count) => `${count}+`,
  username: 'Gebruikersnaam',
  usernameHint: 'Oude links naar je profiel blijven werken.',
  fediverseAddress: 'Fediverse-adres',
  fediverseHint:
    'Zoals @naam@server.example op Mastodon. Het staat als auteur waar je openbare berichten worden gedeeld.',
  displayName: 'Weergavenaam',
  email: 'E-mail',
  noEmail: 'Geen',
  phone: 'Telefoon',
  accountType: 'Soort account',
  plan: { free: 'Gratis', pro: 'Pro' },
  memberSince: 'Lid sinds',
  formatDay: (at) => DAY.format(at),
  signedOut: {
    title: 'Je bent niet ingelogd',
    text: 'Log in om je profiel en je posts te zien.',
    action: 'Inloggen',
    reason: 'Log in om je profiel te zien.',
  },
}

export const AVATAR: typeof English.AVATAR = {
  group: 'Foto',
  upload: 'Foto uploaden',
  change: 'Foto wijzigen',
  remove: 'Verwijderen',
  hint: 'JPEG, PNG of WebP, tot 10 MB. Wordt vierkant bijgesneden.',
  color: 'Kleur achter je initialen',
  random: 'Willekeurige kleur',
  colors: {
    orange: 'Oranje',
    amber: 'Amber',
    blue: 'Blauw',
    green: 'Groen',
    purple: 'Paars',
    yellow: 'Geel',
    red: 'Rood',
    grey: 'Grijs',
    pink: 'Roze',
    teal: 'Groenblauw',
  },
}

const counted = createPluralizer('nl')

const megabytes = (bytes: number) =>
  bytes < 1_000_000
    ? 'minder dan 1\u00a0MB'
    : `ongeveer ${Math.round(bytes / 1_000_000).toLocaleString('nl')}\u00a0MB`

export const ACCOUNT_DATA: typeof English.ACCOUNT_DATA = {
  title: 'Gegevens',
  exportTitle: 'Je gegevens downloaden',
  exportHint: 'Eén zipbestand met je posts en berichten, en een pagina om ze af te spelen.',
  download: 'Downloaden',
  exportSize: (files, bytes) =>
    files === 0
      ? 'Nog geen geluiden of foto’s.'
      : `${counted(files, { one: 'Eén geluid of foto', other: '# geluiden en foto’s' })}, ${megabytes(bytes)}.`,
  downloading: (bytes) =>
    `${(bytes / 1_000_000).toLocaleString('nl', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0MB tot nu toe`,
  progress: 'Voortgang van de download',
  cancel: 'Annuleren',
  canceled: 'Download geannuleerd.',
  saved: 'Je gegevens staan bij je downloads.',
  browserDownloads: 'Je browser downloadt je gegevens nu.',
  signOutTitle: 'Uitloggen',
  signOutHint: 'Alleen op dit apparaat.',
  signOut: 'Uitloggen',
  deleteTitle: 'Alles verwijderen',
  deleteHint: 'Verwijdert je posts, je berichten en je profiel.',
  deleteAll: 'Al mijn gegevens verwijderen',
}

export const PROOF: typeof English.PROOF = {
  title: 'Ben jij het?',
  text: 'Bevestig het voordat je verdergaat.',
  loading: 'Een ogenblik …',
  confirm: 'Bevestigen',
  cancel: 'Annuleren',
  password: 'Je wachtwoord',
  code: 'De code die we je stuurden',
  codeHint: (phone) => `Vul de zes cijfers in die we naar ${phone} stuurden.`,
  sendCode: (phone) => `Stuur een code naar ${phone}`,
  openDevMailbox: 'Ontwikkelpostbus openen',
  reauthenticate: 'Log eerst opnieuw in: zo weten we dat jij het echt bent.',
  signInAgain: 'Opnieuw inloggen',
  reason: 'Log opnieuw in om verder te gaan.',
  otherWay: 'Lukt dat niet? Log dan opnieuw in.',
}

export const ACCOUNT_DELETION: typeof English.ACCOUNT_DELETION = {
  title: 'Al je gegevens verwijderen?',
  text: 'Dit verwijdert je account voorgoed: je posts, je berichten en je profiel, wat anderen in je Owlcasts opnamen, en alle manieren waarop je inlogt. Je kunt dit niet ongedaan maken.',
  loading: 'Je gegevens worden nagekeken …',
  reason: 'Log opnieuw in en verwijder dan alles in de instellingen.',
  username: 'Typ je gebruikersnaam om te bevestigen',
  usernameHint: (name) => `@${name}`,
  cancel: 'Alles bewaren',
  confirm: 'Al mijn gegevens verwijderen',
}

export const RECEIPT: typeof English.RECEIPT = {
  title: 'Je gegevens zijn verwijderd',
  deletedAt: (when) => `Op ${when}.`,
  allDeleted: 'We hebben er niets meer van.',
  inProgress: 'Niemand kan ze nog zien. De rest is binnen enkele minuten weg.',
  emailSent: 'We hebben je nog één laatste mail gestuurd die dit bevestigt.',
  retained: 'Wat we bewaren, en waarom',
  deviceCleared: 'Wat op dit apparaat was opgeslagen, is ook weg.',
  home: 'Naar de startpagina',
  noReceipt: 'Hier is niets meer te zien.',
}

const { free: freeHours, pro: proHours } = getKind('squawk').lifeHours ?? { free: 0, pro: 0 }

export const PRO: typeof English.PRO = {
  title: 'Owlcast Pro',
  price: `$${PRO_CENTS_PER_MONTH / 100}`,
  perMonth: 'per maand',
  benefits: [
    `Opnames tot ${getSecondsLimit('squawk', 'pro') / 60} minuten`,
    `Squawks leven ${proHours} uur`,
    'Prijzen voor Owlcasts en Nightingales',
    'Meerdere flows, ook privé',
  ],
  upgrade: 'Neem Pro',
  extend: 'Een maand toevoegen',
  activeUntil: (endsAt) => `Pro loopt tot ${DAY.format(endsAt)}.`,
  termsHint: 'Eén maand, zonder verlenging. Je posts blijven zoals ze zijn.',
  signIn: 'Log in om Pro te nemen.',
  offline: 'Je bent offline. Je kunt upgraden als je weer online bent.',
  fee: `Het platform houdt ${PLATFORM_FEE_PERCENT}% van wat je verdient.`,
  upgradeAtPrice: `Neem Pro · $${PRO_CENTS_PER_MONTH / 100}/mnd`,
  welcome: 'Welkom bij Pro!',
  extended: 'Bedankt voor nog een maand!',
  benefitsUntil: (endsAt) => `Dit is allemaal van jou tot ${DAY.format(endsAt)}.`,
  continueLabel: 'Verder',
  confirming: 'We bevestigen je betaling. Pro begint automatisch.',
  unconfirmed: 'Je betaling is nog niet binnen. Pro begint zodra ze er is.',
}

export const PLAN: typeof English.PLAN = {
  subscription: 'Abonnement',
  free: 'Gratis',
  freeHint: `Squawks leven ${freeHours} uur. Owlcasts zijn gratis en openbaar.`,
  pro: 'Pro',
  ended: (endedAt) => `Pro eindigde op ${DAY.format(endedAt)}. Je posts blijven zoals ze zijn.`,
}

const { min, max } = formatPriceRange()

const FREE = 'Gratis'

export const PRICING: typeof English.PRICING = {
  label: 'Prijs om te luisteren',
  free: FREE,
  formatPrice: (cents) => (cents === 0 ? FREE : formatDollars(cents)),
  custom: 'Zelf kiezen',
  customLabel: 'Je eigen prijs, in dollars',
  customHint: `Van ${min} tot ${max}.`,
  freeOnly: 'Prijs: gratis (alleen openbaar)',
  proOffer: `Neem Pro ($${PRO_CENTS_PER_MONTH / 100}/mnd) om geld te vragen voor premium inhoud`,
  upgrade: 'Upgraden',
}

export const PURCHASE: typeof English.PURCHASE = {
  priceLabel: (price) => `${price} om te luisteren`,
  free: 'Gratis te beluisteren',
  listen: (price) => `Luister voor ${price}`,
  listenTo: (price, title) => `Luister voor ${price}: ${title}`,
  preview: 'Voorproef',
  previewOfOne: `Luister gratis tot ${PREVIEW_SECONDS} seconden.`,
  previewOfEach: `Luister van elke opname gratis tot ${PREVIEW_SECONDS} seconden.`,
  playing: (price, author) => `Voorproef · ${price} · ${author}`,
  previewEnded: 'Dat was de voorproef.',
  previewEndedText: (price) => `Hoor alles voor ${price}.`,
  oneTime: 'eenmalig',
  benefits: {
    all: 'Elke opname, ook nieuwe',
    one: (time) => `Alle ${time}, zo vaak je wilt`,
    share: (amount, name) => `${amount} gaat naar ${name}`,
  },
  loading: 'De prijs wordt opgezocht',
  notNow: 'Niet nu',
  signIn: 'Log in om het te kopen en te luisteren.',
  demo: 'Demobetaling: er wordt geen geld afgeschreven',
  stripe: 'Je betaalt bij Stripe en komt hier terug.',
  none: 'Je kunt hier nog niets kopen.',
  confirming: 'We bevestigen je betaling. Het opent hier automatisch.',
  unlocked: (title) => `Je kunt ${title} nu beluisteren`,
  becameFree: (title) => `${title} is nu gratis te beluisteren`,
  accessEnded: (price) => `Je kunt tot ${PREVIEW_SECONDS} seconden horen. ${price} om alles te horen.`,
}

export const UPDATES: typeof English.UPDATES = {
  ready: 'Er is een nieuwe versie',
  reload: 'Herladen',
}

export const INSTALL: typeof English.INSTALL = {
  title: 'App',
  install: 'App installeren',
  hint: 'Opent in een eigen venster, werkt offline en opent podcasts die je vanuit andere apps deelt.',
  manualSteps: 'In Safari: ‘Deel’, dan ‘Zet op beginscherm’. Op een Mac: ‘Archief’, dan ‘Voeg toe aan Dock’.',
}
