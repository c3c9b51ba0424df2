/** German texts for finding contacts and being found by them. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../contacts'

const counted = createPluralizer('de')
const contacts = (count: number) => counted(count, { one: '# Kontakt', other: '# Kontakten' })

export const CONTACTS: typeof English.CONTACTS = {
  section: 'Kontakte abgleichen',
  title: 'Abgeglichene Kontakte',
  heading: 'Finde Leute, die du kennst',
  findHint: 'Sieh nach, wer von deinen Kontakten auf Owlcast ist.',
  start: 'Abgleichen',
  startLabel: 'Kontakte abgleichen',
  open: 'Öffnen',
  openLabel: 'Abgeglichene Kontakte öffnen',
  summary: (here, all) =>
    `${here.toLocaleString('de')} von ${contacts(all)} ${here === 1 ? 'ist' : 'sind'} auf Owlcast.`,
  lastSynced: 'Zuletzt abgeglichen:',
  notSynced: 'Noch nicht abgeglichen.',

  intro: 'Deine Kontakte bleiben auf diesem Gerät.',
  introText:
    'Wir prüfen nur E-Mail-Adressen und Nummern und speichern sie nicht. Du siehst alle, die gefunden werden möchten. Niemand erfährt, dass du gesucht hast.',
  choose: 'Kontakte auswählen',
  file: 'Datei importieren',
  fileHint: 'Eine .csv- oder .vcf-Datei aus Google, Outlook oder Apple. Du kannst sie hier ablegen.',
  dropHint: 'Datei hier ablegen',
  reading: 'Deine Kontakte werden gelesen',
  checking: (done, all) => `${done} von ${all} geprüft`,
  progress: 'Geprüfte Kontakte',
  cancel: 'Abbrechen',
  offline: 'Du bist offline. Gleiche deine Kontakte noch einmal ab, sobald du wieder online bist.',
  uncheckedCount: (count, daily) =>
    `${counted(count, { one: '# E-Mail-Adresse oder Nummer ist', other: '# E-Mail-Adressen und Nummern sind' })} noch nicht geprüft. Gleiche noch einmal ab, um weiterzumachen. Pro Tag gehen ${daily.toLocaleString('de')}.`,
  missingCountryCode: (count) =>
    counted(count, {
      one: '# Kontakt lässt sich nicht prüfen. Den Nummern fehlt die Ländervorwahl.',
      other: '# Kontakte lassen sich nicht prüfen. Den Nummern fehlt die Ländervorwahl.',
    }),
  limitReached: (count) => `Du kannst bis zu ${count.toLocaleString('de')} Kontakte abgleichen.`,
  storageFull:
    'Dein Gerät ist voll, wir konnten deine Kontakte nicht speichern. Sie bleiben hier, bis du diese Seite verlässt.',

  search: 'Kontakte durchsuchen',
  noResults: (typed) => `Keine Kontakte zu „${typed}“ gefunden`,
  matchedHeading: (count) => `Auf Owlcast (${count})`,
  noMatches: 'Wir haben noch keine deiner Kontakte gefunden.',
  unmatchedHeading: (count) => `Einladen (${count})`,
  uncheckedHeading: (count) => `Noch nicht geprüft (${count})`,
  unmatchedHint: 'Wir schreiben niemandem. Du sendest die Einladung selbst.',
  follow: 'Folgen',
  following: 'Gefolgt',
  followLabel: (name) => `${name} folgen`,
  followingLabel: (name) => `Du folgst ${name}`,
  followAll: 'Allen folgen',
  followedAll: (count) =>
    `Du folgst ${counted(count, { one: 'einer weiteren Person', other: '# weiteren Personen' })}.`,
  share: 'Deinen Link teilen',
  more: 'Mehr anzeigen',
  emailLabel: (name) => `${name} per E-Mail einladen`,
  smsLabel: (name) => `${name} per SMS einladen`,
  linkLabel: (name) => `Deinen Link mit ${name} teilen`,

  syncAgain: 'Noch einmal abgleichen',
  tryAgain: 'Erneut versuchen',
  remove: 'Abgeglichene Kontakte entfernen',
  removeTitle: 'Abgeglichene Kontakte entfernen?',
  removeText: 'Wir entfernen sie von diesem Gerät. Den Personen, denen du folgst, folgst du weiterhin.',
  keepContacts: 'Behalten',
  confirmRemove: 'Entfernen',
  removed: 'Kontakte von diesem Gerät entfernt.',
}

export const NO_IMPORT: typeof English.NO_IMPORT = {
  size: 'Die Datei ist größer als 5 MB.',
  type: 'Nur .csv- und .vcf-Dateien lassen sich lesen.',
  empty: 'Die Datei enthält keine E-Mail-Adressen oder Telefonnummern.',
  unreadable: 'Wir konnten die Datei nicht lesen.',
}

export const INVITE: typeof English.INVITE = {
  subject: 'Hör mich auf Owlcast',
  text: (link) => `Ich bin auf Owlcast, da wird gesprochen statt getippt. Hör mich hier: ${link}`,
}

export const FOUND_BY: typeof English.FOUND_BY = {
  email: 'Wer meine E-Mail-Adresse hat, darf mich finden',
  phone: 'Wer meine Nummer hat, darf mich finden',
  hint: 'Aus, bis du es einschaltest. Man sieht dein öffentliches Profil.',
  noEmail: 'Du hast noch keine E-Mail-Adresse hinzugefügt.',
  noPhone: 'Du hast noch keine Telefonnummer hinzugefügt.',
  loading: 'Wer dich finden kann, wird geladen',
}
