/** Portuguese texts for the legal pages and the links to them. */
import type * as English from '../en/legal'

export const LEGAL: typeof English.LEGAL = {
  label: 'Informações legais',
  links: {
    privacy: 'Privacidade',
    terms: 'Termos',
    rules: 'Regras',
    imprint: 'Sobre o site',
    contact: 'Contato',
  },
  licences: 'Licenças',
  titles: {
    privacy: 'Aviso de privacidade',
    terms: 'Termos de uso',
    rules: 'Regras',
    imprint: 'Sobre o site',
    contact: 'Contato',
  },
  template: 'Quem cuida deste site ainda não escreveu este texto. Este é o modelo que vem com o Owlcast.',
  elsewhere: 'Você pode ler este texto aqui:',
  reach: (site) => `Você pode falar com quem cuida de ${site} aqui:`,
  unreachable: 'Ainda não há um contato.',
  accept: 'Ao se cadastrar, valem:',
}
