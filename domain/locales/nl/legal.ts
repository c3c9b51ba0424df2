/** Dutch texts for the legal pages and the links to them. */
import type * as English from '../en/legal'

export const LEGAL: typeof English.LEGAL = {
  label: 'Juridisch',
  links: {
    privacy: 'Privacybeleid',
    terms: 'Voorwaarden',
    rules: 'Regels',
    imprint: 'Colofon',
    contact: 'Contact',
  },
  licences: 'Licenties',
  titles: {
    privacy: 'Privacyverklaring',
    terms: 'Gebruiksvoorwaarden',
    rules: 'Regels',
    imprint: 'Colofon',
    contact: 'Contact opnemen',
  },
  template:
    'De beheerders van deze site hebben deze tekst nog niet geschreven. Dit is het sjabloon van Owlcast.',
  elsewhere: 'Je kunt deze tekst hier lezen:',
  reach: (site) => `Je bereikt de beheerders van ${site} hier:`,
  unreachable: 'Er is nog geen contactadres.',
  accept: 'Als je je registreert, geldt:',
}
