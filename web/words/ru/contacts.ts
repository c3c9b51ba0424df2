/** Russian texts for finding contacts and being found by them. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../contacts'

const counted = createPluralizer('ru')

export const CONTACTS: typeof English.CONTACTS = {
  section: 'Синхронизация контактов',
  title: 'Контакты',
  heading: 'Найдите знакомых',
  findHint: 'Узнайте, кто из ваших контактов есть в Owlcast.',
  start: 'Синхронизировать',
  startLabel: 'Синхронизировать контакты',
  open: 'Открыть',
  openLabel: 'Открыть синхронизированные контакты',
  summary: (here, all) =>
    `В Owlcast: ${here} из ${counted(all, { one: '# контакта', few: '# контактов', many: '# контактов', other: '# контакта' })}.`,
  lastSynced: 'Последняя синхронизация:',
  notSynced: 'Ещё не синхронизированы.',

  intro: 'Ваши контакты остаются на этом устройстве.',
  introText:
    'Мы проверяем их адреса и номера и не храним их. Вы увидите тех, кто разрешил себя находить. Никто не узнает, что вы искали.',
  choose: 'Выбрать контакты',
  file: 'Импортировать файл',
  fileHint: 'Файл .csv или .vcf из Google, Outlook или Apple. Его можно перетащить сюда.',
  dropHint: 'Перетащите файл сюда',
  reading: 'Читаем контакты',
  checking: (done, all) => `Проверено ${done} из ${all}`,
  progress: 'Проверка контактов',
  cancel: 'Отмена',
  offline: 'Нет сети. Синхронизируйте ещё раз, когда она появится.',
  uncheckedCount: (count, daily) =>
    `Ещё не проверены: ${counted(count, { one: '# адрес или номер', few: '# адреса или номера', many: '# адресов или номеров', other: '# адреса или номера' })}. Синхронизируйте ещё раз, чтобы продолжить. За день можно проверить ${daily.toLocaleString('ru')}.`,
  missingCountryCode: (count) =>
    `Не можем проверить ${counted(count, { one: '# контакт', few: '# контакта', many: '# контактов', other: '# контакта' })}. В номерах нет кода страны.`,
  limitReached: (count) =>
    `Можно синхронизировать до ${counted(count, { one: '# контакта', few: '# контактов', many: '# контактов', other: '# контакта' })}.`,
  storageFull:
    'На устройстве нет места, и мы не смогли сохранить контакты. Они останутся здесь, пока вы не уйдёте с этой страницы.',

  search: 'Поиск по контактам',
  noResults: (typed) => `По запросу «${typed}» контактов нет`,
  matchedHeading: (count) => `В Owlcast (${count})`,
  noMatches: 'Мы пока не нашли никого из ваших контактов.',
  unmatchedHeading: (count) => `Пригласить (${count})`,
  uncheckedHeading: (count) => `Ещё не проверены (${count})`,
  unmatchedHint: 'Мы никому не пишем. Приглашение отправляете вы.',
  follow: 'Подписаться',
  following: 'Вы подписаны',
  followLabel: (name) => `Подписаться: ${name}`,
  followingLabel: (name) => `Вы подписаны: ${name}`,
  followAll: 'Подписаться на всех',
  followedAll: (count) =>
    counted(count, {
      one: 'Добавилась # подписка.',
      few: 'Добавились # подписки.',
      many: 'Добавилось # подписок.',
      other: 'Добавилось # подписки.',
    }),
  share: 'Поделиться своей ссылкой',
  more: 'Показать ещё',
  emailLabel: (name) => `Пригласить по почте: ${name}`,
  smsLabel: (name) => `Пригласить по SMS: ${name}`,
  linkLabel: (name) => `Поделиться своей ссылкой: ${name}`,

  syncAgain: 'Синхронизировать снова',
  tryAgain: 'Повторить',
  remove: 'Убрать контакты',
  removeTitle: 'Убрать синхронизированные контакты?',
  removeText: 'Мы удалим их с этого устройства. Ваши подписки останутся.',
  keepContacts: 'Оставить',
  confirmRemove: 'Убрать',
  removed: 'Контакты удалены с этого устройства.',
}

export const NO_IMPORT: typeof English.NO_IMPORT = {
  size: 'Файл больше 5 МБ.',
  type: 'Подходят только файлы .csv и .vcf.',
  empty: 'В файле нет ни адресов почты, ни номеров телефона.',
  unreadable: 'Не удалось прочитать файл.',
}

export const INVITE: typeof English.INVITE = {
  subject: 'Послушайте меня в Owlcast',
  text: (link) => `Я в Owlcast: здесь говорят, а не печатают. Послушайте меня: ${link}`,
}

export const FOUND_BY: typeof English.FOUND_BY = {
  email: 'Меня можно найти по адресу почты',
  phone: 'Меня можно найти по номеру',
  hint: 'Выключено, пока вы не включите. Увидят ваш открытый профиль.',
  noEmail: 'Вы ещё не добавили почту.',
  noPhone: 'Вы ещё не добавили номер телефона.',
  loading: 'Загружаем, кто может вас найти',
}
