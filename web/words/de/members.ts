/** German texts for member pages, following, and feeds of followed members. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../members'

const counted = createPluralizer('de')
const MONTH = new Intl.DateTimeFormat('de', { month: 'long', year: 'numeric' })

export const MEMBER: typeof English.MEMBER = {
  loading: 'Mitglied wird geladen',
  loadingVoices: 'Stimmen werden geladen',
  since: (at) => `Dabei seit ${MONTH.format(at)}`,
  pro: 'Pro',
  voices: (count) => counted(count, { one: '# Stimme', other: '# Stimmen' }),
  followers: (count) => counted(count, { one: '# Follower', other: '# Follower' }),
  following: (count) => `${count.toLocaleString('de')} gefolgt`,
  follow: 'Folgen',
  followed: 'Gefolgt',
  followLabel: (name) => `${name} folgen`,
  followedLabel: (name) => `Du folgst ${name}`,
  signInToFollow: (name) => `Melde dich an, um ${name} zu folgen.`,
  you: 'Das bist du, wie andere dich sehen.',
  edit: 'Profil bearbeiten',
  share: 'Teilen',
  shareLabel: (name) => `Seite von ${name} teilen`,
  playAll: 'Alle anhören',
  filters: 'Anzeigen',
  all: 'Alle',
  empty: (name) => `${name} schweigt gerade`,
  emptyText: 'Was hier öffentlich gesagt wird, wird hier stehen.',
  emptyOfKind: (many) => `Hier gibt es keine ${many}`,
  showAll: 'Alle anzeigen',
  notFound: 'Inhalt nicht gefunden',
  notFoundText:
    'Niemand hier heißt so. Vielleicht wurde das Konto gelöscht, mit allem, was darin gesagt war.',
  back: 'Zurück zu Owlcast',
}

export const PEOPLE: typeof English.PEOPLE = {
  followers: 'Follower',
  following: 'Gefolgt',
  loading: 'Personen werden geladen',
  none: { followers: 'Hier folgt noch niemand.', following: 'Hier wird noch niemandem gefolgt.' },
  more: 'Mehr anzeigen',
}

export const FOLLOWED: typeof English.FOLLOWED = {
  from: 'Wessen Stimmen',
  all: 'Alle',
  following: 'Gefolgt',
  empty: 'Hier ist nichts von denen, denen du folgst',
  emptyText:
    'Tippe auf einen Namen, um zu sehen, wer spricht. Was die sagen, denen du folgst, findet sich hier zusammen.',
  showAll: 'Alle Stimmen anzeigen',
  find: 'Finde Leute, die du kennst',
}
