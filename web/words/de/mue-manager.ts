/** German texts for the MUE Manager. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../mue-manager'

const counted = createPluralizer('de')
const mues = (count: number) => counted(count, { one: '# MUE', other: '# MUEs' })
const samples = (count: number) => counted(count, { one: '# Beispiel-MUE', other: '# Beispiel-MUEs' })

export const MUE_MANAGER: typeof English.MUE_MANAGER = {
  hint: 'Die Musikbibliothek füllen oder aus dem Speicher laden.',
  manage: 'Verwalten',
  intro: 'Musik, die alle zu einer Aufnahme hinzufügen können.',
  actions: 'Aktionen für die Bibliothek',
  setup: 'Tabelle einrichten',
  addSamples: 'Beispiel-MUEs hinzufügen',
  sync: 'Mit dem Speicher abgleichen',
  refresh: 'Aktualisieren',
  empty: 'Keine MUEs gefunden. Wähle „Tabelle einrichten“ und „Beispiel-MUEs hinzufügen“, um zu beginnen.',
  loading: 'MUEs werden geladen',
  ready: (count) => `Die Tabelle der MUEs ist bereit, mit ${mues(count)} darin.`,
  added: (added, absent) =>
    absent > 0
      ? `${samples(added)} hinzugefügt. ${counted(absent, { one: 'Eine hat', other: '# haben' })} noch keine Datei im Speicher.`
      : `${samples(added)} hinzugefügt.`,
  usingSamples: (count) => `${samples(count)} in Gebrauch`,
  loaded: (count) => `${mues(count)} geladen.`,
  listing: 'Der Speicher wird gelesen …',
  measuring: (done, all) => `Ihre Länge wird gemessen: ${done} von ${all} …`,
  working: 'In Arbeit …',
  storageEmpty: 'Im Speicher sind keine MUEs. Die Bibliothek ist unverändert.',
  synced: (count, more) =>
    more
      ? `Abgeglichen. Die Bibliothek hat jetzt ${mues(count)}. Im Speicher sind mehr Dateien, als ein Abgleich lesen kann.`
      : `Abgeglichen. Die Bibliothek hat jetzt ${mues(count)}.`,
  confirm: {
    title: 'Bibliothek ersetzen?',
    text: (now, then) =>
      `Bisher in der Bibliothek: ${mues(now)}. Neu aus dem Speicher: ${mues(then)}. Beiträge, die schon Musik haben, bleiben, wie sie sind.`,
    cancel: 'Behalten',
    replace: 'Ersetzen',
  },
  seconds: (seconds) => `${Math.round(seconds)} s`,
  mood: 'Stimmung',
  genre: 'Genre',
  playLabel: (name) => `Abspielen: ${name}`,
  stopLabel: (name) => `Stopp: ${name}`,
}
