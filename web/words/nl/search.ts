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
  offline: 'Je bent offline. Zoeken heeft een verbinding nodig.',
  retry: 'Opnieuw proberen',
  move: 'kiezen',
  jump: 'openen',
  close: 'sluiten',
  voices: (count) => counted(count, { one: '# stem', other: '# stemmen' }),
  recordings: (count) => counted(count, { one: '# opname', other: '# opnames' }),
  free: 'Gratis te beluisteren',
  price: (price) => `${price} om te luisteren`,
  heading: 'Zoeken',
  field: 'Zoek elke stem en elk lid',
  clear: 'Zoekveld leegmaken',
  filters: 'Toon resultaten van',
  everything: 'Alles',
  people: 'Mensen',
  allPeople: 'Alle mensen',
  morePeople: 'Meer mensen heten zo. Een langere naam vindt ze.',
  more: 'Meer tonen',
  loadingMore: 'Laden',
  loading: 'Zoeken',
  start: 'Waar luister je naar?',
  startText: 'Titels, tags, beschrijvingen, teksten en mensen, en wat je privé hebt gezegd en gehoord.',
  elsewhere: 'Alle soorten tonen',
  meant: 'Bedoelde je',
  near: 'Vergelijkbare stemmen',
  reply: 'Antwoord',
  message: 'Privébericht',
  by: (author) => `een stem van ${author}`,
}
