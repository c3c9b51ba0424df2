/** German texts for the legal pages, the links to them, and reports of copyright problems. */
import type * as Erasure from '../../account/account-deletion'
import { BACKUP_DAYS, USERNAME_RESERVED_DAYS } from '../../limits'
import type * as English from '../en/legal'

export const LEGAL: typeof English.LEGAL = {
  label: 'Rechtliches',
  links: {
    privacy: 'Datenschutz',
    terms: 'Nutzung',
    rules: 'Regeln',
    imprint: 'Impressum',
    contact: 'Kontakt',
  },
  licences: 'Lizenzen',
  titles: {
    privacy: 'Datenschutzerklärung',
    terms: 'Nutzungsbedingungen',
    rules: 'Regeln',
    imprint: 'Impressum',
    contact: 'Kontakt',
  },
  template:
    'Die Betreiber dieser Website haben diesen Text noch nicht geschrieben. Das ist die Vorlage, die mit Owlcast kommt.',
  elsewhere: 'Du kannst diesen Text hier lesen:',
  reach: (site) => `So erreichst du die Betreiber von ${site}:`,
  unreachable: 'Es gibt noch keinen Kontakt.',
  accept: 'Wenn du dich registrierst, gilt:',
}

export const RETAINED_DATA: typeof Erasure.RETAINED_DATA = {
  payments:
    'Zahlungen bleiben in den Büchern, weil die Buchhaltung es verlangt: Beträge und Daten unter einer Nummer, die nicht zu dir zurückführt.',
  messages: 'Nachrichten, die du von anderen bekommen hast, bleiben bei ihnen, ohne deinen Namen.',
  username: `${USERNAME_RESERVED_DAYS} Tage lang kann niemand deinen Nutzernamen nehmen. Wir bewahren ihn als Code auf, aus dem er sich nicht zurücklesen lässt.`,
  copies: `Cloudflare, der Anbieter unserer Datenbank, bewahrt ihre früheren Stände ${BACKUP_DAYS} Tage auf. Aus ihnen lässt sich Gelöschtes wiederherstellen. Unsere eigene Kopie, ohne das, was von selbst endet, wird jede Nacht ersetzt.`,
  number:
    'Genauso lange bewahren wir die Nummer deines Kontos auf, sonst nichts: So kann keine Sicherungskopie es zurückbringen.',
}

export const COPYRIGHT: typeof English.COPYRIGHT = {
  title: 'Urheberrechtsverletzung melden',
  about: (title) => `Zu „${title}“`,
  hint: 'Nutzt diese Antwort dein Werk oder das von jemandem, den du vertrittst? Sag es uns hier. Nur wir sehen deine Meldung.',
  name: 'Dein Name',
  email: 'Deine E-Mail-Adresse',
  emailHint: 'Wir nutzen sie nur, um dir zu antworten.',
  work: 'Was wurde verwendet, und wem gehört es?',
  workHint: 'Der Podcast, die Folge und die Stelle.',
  confirmation: 'Das ist wahr, und das Werk gehört mir oder ich vertrete die Person, der es gehört.',
  send: 'Meldung senden',
  cancel: 'Abbrechen',
  sent: 'Danke. Deine Meldung ist angekommen.',
  nextSteps: (email) => `Wir prüfen jede Meldung. Wenn wir Fragen haben, schreiben wir an ${email}.`,
  close: 'Schließen',
}
