/** Dutch texts for universal search. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../search'

const counted = createPluralizer('nl')

export const SEARCH: typeof English.SEARCH = {
  results: 'Resultaten om heen te springen',
  count: (count) => counted(count, { one: '# resultaat', other: '# resultaten' }),
  all: (query) => `Alle resultaten voor ‘${query}’`,
  none: (query) => `Geen resultaten voor ‘${query}’`,
  searching: 'Zoeken',
  offline: 'Je bent offline. Maak verbinding om te zoeken.',
  retry: 'Opnieuw proberen',
  move: 'kiezen',
  jump: 'openen',
  close: 'sluiten',
  voices: (count) => counted(count, { one: '# post', other: '# posts' }),
  recordings: (count) => counted(count, { one: '# opname', other: '# opnames' }),
  free: 'Gratis te beluisteren',
  price: (price) => `${price} om te luisteren`,
  heading: 'Zoeken',
  field: 'Zoek posts en mensen',
  clear: 'Zoekveld leegmaken',
  filters: 'Toon resultaten van',
  everything: 'Alles',
  people: 'Mensen',
  allPeople: 'Alle mensen',
  morePeople: 'Er zijn meer resultaten. Typ meer van de naam.',
  more: 'Meer tonen',
  loadingMore: 'Laden',
  loading: 'Zoeken',
  start: 'Wat zoek je?',
  startText: 'Zoek posts, mensen en je berichten.',
  elsewhere: 'Alle soorten tonen',
  meant: 'Bedoelde je',
  near: 'Vergelijkbare posts',
  reply: 'Antwoord',
  message: 'Privébericht',
  by: (author) => `een post van ${author}`,
}
