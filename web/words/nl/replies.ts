/** Dutch texts for replies: the thread under a card, the recorder panel and the parent picker. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../replies'

const counted = createPluralizer('nl')

export const CONNECTION_LABELS: typeof English.CONNECTION_LABELS = {
  reply: 'Reactie',
  reference: 'Verwijzing',
  continuation: 'Vervolg',
  merge: 'Samenvoeging',
  branch: 'Vertakking',
  answer: 'Antwoord',
  question: 'Vraag',
}
const show = (count: number) => counted(count, { one: 'Hoor # antwoord', other: 'Hoor # antwoorden' })

export const REPLY: typeof English.REPLY = {
  label: 'Antwoorden',
  to: (title, count) => (count === 0 ? ` op ${title}` : ` op ${title}, `),
  unit: (count) => counted(count, { one: ' antwoord', other: ' antwoorden' }),
  show,
  showLabel: (count, title) => `${show(count)} op ${title}`,
}

export const REPLIES: typeof English.REPLIES = {
  threadLabel: (title) => `Antwoorden op ${title}`,
  loading: 'Antwoorden laden',
  empty: 'Nog geen antwoorden',
  more: 'Meer antwoorden',
  loadingMore: 'Meer laden',
  untitledBy: (name) => `antwoord van ${name}`,
  alsoRepliesTo: (type, title) => `antwoordt ook op · ${CONNECTION_LABELS[type]} · ${title}`,
  remove: {
    deleted: {
      button: 'Verwijderen',
      label: (title) => `${title} verwijderen`,
      heading: 'Dit antwoord verwijderen?',
      body: 'Weet je zeker dat je dit antwoord wilt verwijderen? Dit kan niet ongedaan worden gemaakt.',
    },
    detached: {
      button: 'Weghalen',
      label: (title) => `${title} uit deze thread weghalen`,
      heading: 'Dit antwoord uit je thread weghalen?',
      body: 'Het blijft staan bij de andere posts waarop het antwoordt. Zijn die er niet, dan wordt het verwijderd.',
    },
  },
  cancel: 'Bewaren',
  deleted: 'Antwoord verwijderd',
  detached: 'Antwoord verwijderd. Bij de andere posts waarop het antwoordt, blijft het staan.',
  parentGone: 'De post waarop je wilde antwoorden is er niet meer.',
}

export const REPLY_PANEL: typeof English.REPLY_PANEL = {
  heading: (name) => `Antwoord aan ${name}`,
  start: 'Opname starten',
  requestingMicrophone: 'Wachten op de microfoon',
  resume: 'Verder',
  stop: 'Opname stoppen',
  reRecord: 'Opnieuw opnemen',
  send: 'Antwoord versturen',
  sending: 'Je antwoord wordt verstuurd',
  ready: 'Je antwoord',
  cancel: 'Antwoord annuleren',
  tags: 'Tags',
  sent: 'Antwoord verstuurd',
  busyHeading: 'Je hebt nog een andere opname',
  busyText: 'Ze is opgeslagen. Publiceer haar eerst of gooi haar weg.',
  busyOpen: 'Opname openen',
}

export const REPLY_GONE: typeof English.REPLY_GONE = {
  post: 'Deze post is er niet meer.',
  recorder:
    'De post waarop je antwoordt is er niet meer. Je opname is opgeslagen. Publiceer haar los of verwijder haar.',
  publish: 'Los publiceren',
  delete: 'Opname verwijderen',
}

export const PARENTS: typeof English.PARENTS = {
  heading: 'Posts waarop je antwoordt',
  inReplyTo: 'Antwoord op',
  count: (n, max) => `${n} van ${max}`,
  add: 'Post toevoegen',
  addMore: 'Meer posts toevoegen',
  connectionLabel: (title) => `Hoe het verbonden is met ${title}`,
  remove: (title) => `Post weghalen: ${title}`,
  search: 'Zoek posts om op te antwoorden',
  searchHint: 'Zoek posts',
  loading: 'Posts laden',
  empty: 'Nog geen posts om op te antwoorden',
  noResults: (typed) => `Geen resultaten voor ‘${typed}’`,
  confirm: (n) => counted(n, { one: 'Op # post antwoorden', other: 'Op # posts antwoorden' }),
  chooseFirst: 'Kies een post',
}
