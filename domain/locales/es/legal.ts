/** Spanish texts for the legal pages and the links to them. */
import type * as English from '../en/legal'

export const LEGAL: typeof English.LEGAL = {
  label: 'Información legal',
  links: {
    privacy: 'Privacidad',
    terms: 'Condiciones',
    rules: 'Normas',
    imprint: 'Aviso legal',
    contact: 'Contacto',
  },
  licences: 'Licencias',
  titles: {
    privacy: 'Aviso de privacidad',
    terms: 'Condiciones de uso',
    rules: 'Normas',
    imprint: 'Aviso legal',
    contact: 'Contacto',
  },
  template: 'Quienes llevan este sitio aún no han escrito este texto. Esta es la plantilla que trae Owlcast.',
  elsewhere: 'Puedes leer este texto aquí:',
  reach: (site) => `Puedes escribir a quienes llevan ${site} aquí:`,
  unreachable: 'Todavía no hay un contacto.',
  accept: 'Al registrarte se aplican:',
}
