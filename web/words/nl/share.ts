/** Dutch texts for share pages, embeds and link previews. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../share'

const counted = createPluralizer('nl')

export const SHARE: typeof English.SHARE = {
  product: 'Owlcast',
  signIn: 'Inloggen',
  openOwlcast: 'Owlcast openen',
  skip: 'Naar de inhoud',
  reply: 'Antwoorden',
  copyLink: 'Link kopiëren',
  report: 'Auteursrecht melden',
  linkCopied: 'Link gekopieerd!',
  copyManually: 'De link kon niet worden gekopieerd. Je kunt hem hier kopiëren:',
  linkLabel: 'Link naar deze post',
  tags: 'Tags',
  recordings: (count) => `Opnames (${count})`,
  noRecordings: 'Nog geen opnames',
  untitled: 'Zonder titel',
  more: 'Meer',
  recordedIn: 'Opgenomen in',
  free: 'Gratis te beluisteren',
  priceToListen: (price) => `${price} om te luisteren`,
  preview: (seconds) =>
    `Je kunt de eerste ${counted(seconds, { one: 'seconde', other: '# seconden' })} gratis beluisteren.`,
  previews: (seconds) =>
    `Je kunt van elke opname tot ${counted(seconds, { one: '# seconde', other: '# seconden' })} gratis beluisteren.`,
  listenToAll: 'Luister naar alles in Owlcast',
  sample: 'Demo',
  length: 'Lengte',
  contents: 'Opnames',
  author: 'Van',
  messageWaiting: 'Er wacht een spraakbericht',
  openHint:
    'Iemand stuurde je deze link. Hij werkt één keer. Druk op Openen om het bericht in deze browser te horen, nu en later.',
  open: 'Openen',
  newLink: 'Stuur me een nieuwe link',
  newLinkSent:
    'Als deze link van ons was, hebben we een nieuwe naar hetzelfde adres gestuurd. Het kan een minuut duren.',
  footer: 'Gedeeld vanuit Owlcast, het mystieke sociale netwerk voor stemmen.',
  loading: 'Laden',
  notFound: 'Inhoud niet gevonden',
  expiryHint: 'Squawks verdwijnen na een dag of twee. Misschien is deze verlopen.',
  back: 'Terug naar Owlcast',
  retry: 'Opnieuw proberen',
  details: 'Technische details',
  copyDetails: 'Details kopiëren',
  detailsCopied: 'Details gekopieerd!',
  present: 'aanwezig',
  none: 'geen',
  listenOnOwlcast: 'Luister op Owlcast',
  edited: 'Bewerkt',
  routerWorks: 'De router voor gedeelde links werkt.',
  by: (author) => `van ${author}`,
  with: (names) => `met ${names}`,
  summary: (kind, author, length, tags) =>
    [`${kind} van ${author}`, length, tags].filter((part) => part !== '').join(' · '),
  recordingCount: (count) => counted(count, { one: '# opname', other: '# opnames' }),
  positionInList: (at, of) => `${at} van ${of}`,
  pageTitle: (title) => `${title} · Owlcast`,
  audioOf: (title) => `Geluid van ${title}`,
}

export const SHARED_MEMBER: typeof English.SHARED_MEMBER = {
  pageTitle: (name, username) => `${name} (@${username}) · Owlcast`,
  pro: 'Pro',
  memberSince: (day) => `Lid sinds ${day}`,
  followers: (count) => counted(count, { one: '#\u00a0volger', other: '#\u00a0volgers' }),
  follow: 'Volg op Owlcast',
  newestPosts: 'Nieuwste posts',
  empty: 'Nu geen openbare posts.',
  listenMore: 'Hoor meer in Owlcast',
  summary: (name, voices, newest) =>
    voices === 0
      ? `${name} is op Owlcast, waar mensen praten.`
      : `Hoor ${name} op Owlcast. Nieuwste post: ${newest}`,
  pictureOf: (name) => `Foto van ${name}`,
}

export const DETAIL_LABELS: typeof English.DETAIL_LABELS = {
  url: 'URL',
  pathname: 'Pad',
  searchParams: 'Zoekparameters',
  contentType: 'Soort inhoud',
  id: 'ID',
  token: 'Token',
  invitation: 'Uitnodiging',
  message: 'Fout',
  requestId: 'Verzoek',
}
