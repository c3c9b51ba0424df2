/** Russian texts for the legal pages, the links to them, and reports of copyright problems. */
import type * as Erasure from '../../account/account-deletion'
import { createPluralizer } from '../../i18n/plural'
import { BACKUP_DAYS, USERNAME_RESERVED_DAYS } from '../../limits'
import type * as English from '../en/legal'

const counted = createPluralizer('ru')

const formatDays = (days: number) =>
  counted(days, { one: '# день', few: '# дня', many: '# дней', other: '# дня' })

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

export const RETAINED_DATA: typeof Erasure.RETAINED_DATA = {
  payments:
    'Записи о платежах остаются, потому что этого требует бухгалтерия: суммы и даты под номером, по которому вас не найти.',
  messages: 'Сообщения, которые вам прислали другие, остаются у тех, кто их отправил, но без вашего имени.',
  username: `Ваше имя пользователя никто не сможет занять ${formatDays(USERNAME_RESERVED_DAYS)}. Мы храним его как код, который нельзя прочесть обратно.`,
  copies: `Cloudflare, где размещена наша база данных, хранит её прежние состояния ${formatDays(BACKUP_DAYS)}. Из них можно восстановить удалённое. Наша собственная копия, без того, что заканчивается само, заменяется каждую ночь.`,
  number:
    'Столько же мы храним номер вашего аккаунта и больше ничего: так ни одна резервная копия не сможет его вернуть.',
}

export const COPYRIGHT: typeof English.COPYRIGHT = {
  title: 'Сообщить о нарушении авторских прав',
  about: (title) => `О «${title}»`,
  hint: 'В этом ответе использовано ваше произведение или произведение того, кого вы представляете? Расскажите нам. Жалобу увидим только мы.',
  name: 'Ваше имя',
  email: 'Ваша почта',
  emailHint: 'Мы используем её, только чтобы ответить вам.',
  work: 'Что использовано и кому это принадлежит?',
  workHint: 'Подкаст, выпуск и фрагмент.',
  confirmation: 'Это правда; права на произведение принадлежат мне или тому, кого я представляю.',
  send: 'Отправить жалобу',
  cancel: 'Отмена',
  sent: 'Спасибо. Мы получили вашу жалобу.',
  nextSteps: (email) => `Мы рассматриваем каждую жалобу. Если возникнут вопросы, напишем на ${email}.`,
  close: 'Закрыть',
}
