/** Dutch texts for universal search. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../search'

const counted = createPluralizer('nl')

export const SEARCH: typeof English.SEARCH = {
  results: 'Resultaten om heen te springen',
  resultCount: (count) => counted(count, { one: '# resultaat', other: '# resultaten' }),
  allResults: (query) => `Alle resultaten voor ‘${query}’`,
  noResults: (query) => `Geen resultaten voor ‘${query}’`,
  searching: 'Zoeken',
  offline: 'Je bent offline. Maak verbinding om te zoeken.',
  retry: 'Opnieuw proberen',
  moveKey: 'kiezen',
  jumpKey: 'openen',
  closeKey: 'sluiten',
  postCount: (count) => counted(count, { one: '# post', other: '# posts' }),
  recordingCount: (count) => counted(count, { one: '# opname', other: '# opnames' }),
  free: 'Gratis te beluisteren',
  price: (price) => `${price} om te luisteren`,
  heading: 'Zoeken',
  fieldLabel: 'Zoek posts en mensen',
  clear: 'Zoekveld leegmaken',
  filterLabel: 'Toon resultaten van',
  allKinds: 'Alles',
  people: 'Mensen',
  allPeople: 'Alle mensen',
  morePeople: 'Er zijn meer resultaten. Typ meer van de naam.',
  more: 'Meer tonen',
  loadingMore: 'Laden',
  loading: 'Zoeken',
  emptyTitle: 'Wat zoek je?',
  emptyText: 'Zoek posts, mensen en je berichten.',
  showAllKinds: 'Alle soorten tonen',
  didYouMean: 'Bedoelde je',
  similar: 'Vergelijkbare posts',
  reply: 'Antwoord',
  message: 'Privébericht',
  untitledBy: (author) => `een post van ${author}`,
}
