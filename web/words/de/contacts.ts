/** German texts for finding contacts and being found by them. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../contacts'

const counted = createPluralizer('de')
const contacts = (count: number) => counted(count, { one: '# Kontakt', other: '# Kontakten' })

export const CONTACTS: typeof English.CONTACTS = {
  section: 'Kontakte abgleichen',
  title: 'Abgeglichene Kontakte',
  find: 'Finde Leute, die du kennst',
  findHint: 'Sieht nach, wer von deinen Kontakten hier gefunden werden möchte.',
  start: 'Abgleichen',
  startLabel: 'Kontakte abgleichen',
  open: 'Öffnen',
  openLabel: 'Abgeglichene Kontakte öffnen',
  figures: (here, all) =>
    `${here.toLocaleString('de')} von ${contacts(all)} ${here === 1 ? 'ist' : 'sind'} auf Owlcast.`,
  lastSynced: 'Zuletzt abgeglichen:',
  never: 'Noch nicht abgeglichen.',

  intro: 'Deine Kontakte bleiben auf diesem Gerät.',
  introText:
    'Nur Adressen und Nummern werden gesendet, verglichen und vergessen. Du triffst alle, die gefunden werden möchten; niemand erfährt, dass du gesucht hast.',
  choose: 'Kontakte auswählen',
  file: 'Datei importieren',
  fileHint:
    'Eine .csv- oder .vcf-Datei, wie Google, Outlook und Apple sie exportieren. Du kannst sie hier ablegen.',
  drop: 'Datei hier ablegen',
  reading: 'Deine Kontakte werden gelesen',
  checking: (done, all) => `${done} von ${all} verglichen`,
  progress: 'Verglichene Kontakte',
  cancel: 'Abbrechen',
  offline: 'Du bist offline. Gleiche deine Kontakte noch einmal ab, sobald du wieder online bist.',
  left: (count, daily) =>
    `${counted(count, { one: '# Adresse oder Nummer ist', other: '# Adressen und Nummern sind' })} noch nicht verglichen. Gleiche noch einmal ab, um weiterzumachen; pro Tag gehen ${daily.toLocaleString('de')}.`,
  unread: (count) =>
    `${counted(count, { one: 'Ein Kontakt hat', other: '# Kontakte haben' })} nur Nummern ohne Ländervorwahl, die sich nicht vergleichen lassen.`,
  most: (count) => `Mehr als ${count.toLocaleString('de')} Kontakte werden nicht aufbewahrt.`,
  full: 'Auf diesem Gerät ist kein Platz für deine Kontakte: Sie sind da, bis du diese Seite verlässt.',

  search: 'Kontakte durchsuchen',
  nothing: (typed) => `Keine Kontakte zu „${typed}“ gefunden`,
  here: (count) => `Auf Owlcast (${count})`,
  nobody: 'Niemand davon ist bisher auf Owlcast zu finden.',
  others: (count) => `Einladen (${count})`,
  waiting: (count) => `Noch nicht abgeglichen (${count})`,
  othersHint: 'Wir senden niemandem etwas: Du schreibst selbst.',
  follow: 'Folgen',
  followed: 'Gefolgt',
  followLabel: (name) => `${name} folgen`,
  followedLabel: (name) => `Du folgst ${name}`,
  followAll: 'Allen folgen',
  followedAll: (count) =>
    `Du folgst ${counted(count, { one: 'einer weiteren Person', other: '# weiteren Personen' })}.`,
  share: 'Deinen Link teilen',
  more: 'Mehr anzeigen',
  mailLabel: (name) => `${name} per E-Mail einladen`,
  textLabel: (name) => `${name} per SMS einladen`,
  linkLabel: (name) => `Deinen Link mit ${name} teilen`,

  again: 'Noch einmal abgleichen',
  tryAgain: 'Erneut versuchen',
  remove: 'Abgeglichene Kontakte entfernen',
  removeTitle: 'Abgeglichene Kontakte entfernen?',
  removeText: 'Sie verschwinden von diesem Gerät. Wem du folgst, dem folgst du weiterhin.',
  keep: 'Behalten',
  confirmRemove: 'Entfernen',
  removed: 'Deine Kontakte sind von diesem Gerät entfernt.',
}

export const NO_IMPORT: typeof English.NO_IMPORT = {
  size: 'Die Datei ist größer als 5 MB.',
  type: 'Nur .csv- und .vcf-Dateien lassen sich lesen.',
  empty: 'Darin steht weder eine E-Mail-Adresse noch eine Telefonnummer.',
  unreadable: 'Die Datei ließ sich nicht lesen.',
}

export const INVITE: typeof English.INVITE = {
  subject: 'Hör mich auf Owlcast',
  text: (link) =>
    `Ich bin auf Owlcast, wo Menschen mit ihrer eigenen Stimme sprechen. Hör mich hier: ${link}`,
}

export const FOUND_BY: typeof English.FOUND_BY = {
  email: 'Wer meine E-Mail-Adresse hat, darf mich finden',
  phone: 'Wer meine Nummer hat, darf mich finden',
  hint: 'Aus, solange du es nicht willst. Man sieht von dir, was alle sehen.',
  noEmail: 'Du hast hier noch keine E-Mail-Adresse.',
  noPhone: 'Du hast hier noch keine Telefonnummer.',
  loading: 'Es wird nachgesehen, wer dich finden darf',
}
