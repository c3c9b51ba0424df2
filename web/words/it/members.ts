/** Italian texts for member pages, following, and feeds of followed members. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../members'

const counted = createPluralizer('it')
const MONTH = new Intl.DateTimeFormat('it', { month: 'long', year: 'numeric' })

export const MEMBER: typeof English.MEMBER = {
  loading: 'Caricamento del membro',
  loadingVoices: 'Caricamento delle voci',
  since: (at) => `Qui da ${MONTH.format(at)}`,
  pro: 'Pro',
  voices: (count) => counted(count, { one: '# voce', many: '# di voci', other: '# voci' }),
  followers: (count) => counted(count, { one: '# follower', many: '# di follower', other: '# follower' }),
  following: (count) => counted(count, { one: '# seguito', many: '# di seguiti', other: '# seguiti' }),
  follow: 'Segui',
  followed: 'Segui già',
  followLabel: (name) => `Segui ${name}`,
  followedLabel: (name) => `Segui già ${name}`,
  signInToFollow: (name) => `Accedi per seguire ${name}.`,
  you: 'Questo è il tuo profilo, come lo vedono gli altri.',
  edit: 'Modifica il profilo',
  share: 'Condividi',
  shareLabel: (name) => `Condividi la pagina di ${name}`,
  playAll: 'Ascolta tutto',
  filters: 'Mostra',
  all: 'Tutto',
  empty: (name) => `${name} per ora tace`,
  emptyText: 'Ciò che verrà detto in pubblico apparirà qui.',
  emptyOfKind: (many) => `Qui niente per «${many}»`,
  showAll: 'Mostra tutto',
  notFound: 'Contenuto non trovato',
  notFoundText:
    'Qui nessuno si chiama così. Forse l’account è stato eliminato, con tutto ciò che vi era detto.',
  back: 'Torna a Owlcast',
}

export const PEOPLE: typeof English.PEOPLE = {
  followers: 'Follower',
  following: 'Seguiti',
  loading: 'Caricamento delle persone',
  none: { followers: 'Ancora nessun follower.', following: 'Ancora nessuno seguito.' },
  more: 'Mostra altro',
}

export const FOLLOWED: typeof English.FOLLOWED = {
  from: 'Di chi',
  all: 'Tutte',
  following: 'Di chi segui',
  empty: 'Qui niente da chi segui',
  emptyText: 'Tocca un nome per scoprire chi parla. Ciò che dice chi segui si raccoglie qui.',
  showAll: 'Mostra tutte le voci',
  find: 'Trova persone che conosci',
}
