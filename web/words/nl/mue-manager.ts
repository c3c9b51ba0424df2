/** Dutch texts for the MUE Manager. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../mue-manager'

const counted = createPluralizer('nl')
const mues = (count: number) => counted(count, { one: '# MUE', other: '# MUE’s' })
const samples = (count: number) => counted(count, { one: '# voorbeeld-MUE', other: '# voorbeeld-MUE’s' })

export const MUE_MANAGER: typeof English.MUE_MANAGER = {
  hint: 'Vul de muziekbibliotheek, of laad haar uit de opslag.',
  manage: 'Beheren',
  intro: 'Muziek die iedereen aan een opname kan toevoegen.',
  actions: 'Acties voor de bibliotheek',
  setup: 'Tabel instellen',
  addSamples: 'Voorbeeld-MUE’s toevoegen',
  sync: 'Bijwerken uit opslag',
  refresh: 'Vernieuwen',
  empty: 'Geen MUE’s gevonden. Kies ‘Tabel instellen’ en ‘Voorbeeld-MUE’s toevoegen’ om te beginnen.',
  loading: 'MUE’s laden',
  ready: (count) => `De tabel met MUE’s is klaar, met ${mues(count)} erin.`,
  added: (added, absent) =>
    absent > 0
      ? `${samples(added)} toegevoegd. ${counted(absent, { one: 'Eén heeft', other: '# hebben' })} nog geen bestand in de opslag.`
      : `${samples(added)} toegevoegd.`,
  usingSamples: (count) => `${samples(count)} in gebruik`,
  loaded: (count) => `${mues(count)} geladen.`,
  listing: 'De opslag wordt gelezen …',
  measuring: (done, all) => `Lengtes meten: ${done} van ${all} …`,
  working: 'Bezig …',
  storageEmpty: 'Er zijn geen MUE’s in de opslag. De bibliotheek is niet veranderd.',
  synced: (count, more) =>
    more
      ? `Bijgewerkt. De bibliotheek heeft nu ${mues(count)}. In de opslag staan meer bestanden dan er in één keer worden gelezen.`
      : `Bijgewerkt. De bibliotheek heeft nu ${mues(count)}.`,
  confirm: {
    title: 'De bibliotheek vervangen?',
    text: (now, then) =>
      `Nu in de bibliotheek: ${mues(now)}. Gevonden in de opslag: ${mues(then)}, die ervoor in de plaats komen. Posts die al muziek hebben, blijven zoals ze zijn.`,
    cancel: 'Bewaren',
    replace: 'Vervangen',
  },
  seconds: (seconds) => `${Math.round(seconds)} s`,
  mood: 'Stemming',
  genre: 'Genre',
  playLabel: (name) => `Afspelen: ${name}`,
  stopLabel: (name) => `Stop: ${name}`,
}
