/** German texts for the legal pages and the links to them. */
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
