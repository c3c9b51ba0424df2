/** Russian texts for the legal pages and the links to them. */
import type * as English from '../en/legal'

export const LEGAL: typeof English.LEGAL = {
  label: 'Правовая информация',
  links: {
    privacy: 'Конфиденциальность',
    terms: 'Условия',
    rules: 'Правила',
    imprint: 'О владельце',
    contact: 'Контакты',
  },
  licences: 'Лицензии',
  titles: {
    privacy: 'Политика конфиденциальности',
    terms: 'Условия использования',
    rules: 'Правила',
    imprint: 'О владельце',
    contact: 'Контакты',
  },
  template: 'Владельцы этого сайта ещё не написали этот текст. Это шаблон, который поставляется с Owlcast.',
  elsewhere: 'Этот текст можно прочитать здесь:',
  reach: (site) => `Связаться с владельцами ${site} можно здесь:`,
  unreachable: 'Контакта пока нет.',
  accept: 'Регистрируясь, вы принимаете:',
}
