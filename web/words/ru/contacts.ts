/** Russian texts for finding contacts and being found by them. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../contacts'

const counted = createPluralizer('ru')

export const CONTACTS: typeof English.CONTACTS = {
  section: 'Синхронизация контактов',
  title: 'Контакты',
  find: 'Найдите знакомых',
  findHint: 'Проверяет, кто из ваших контактов не против, чтобы их здесь нашли.',
  start: 'Синхронизировать',
  startLabel: 'Синхронизировать контакты',
  open: 'Открыть',
  openLabel: 'Открыть синхронизированные контакты',
  figures: (here, all) =>
    `В Owlcast: ${here} из ${counted(all, { one: '# контакта', few: '# контактов', many: '# контактов', other: '# контакта' })}.`,
  lastSynced: 'Последняя синхронизация:',
  never: 'Сравнения ещё не было.',

  intro: 'Ваши контакты остаются на этом устройстве.',
  introText:
    'Отправляются только адреса и номера: мы сравниваем их и сразу забываем. Вы увидите тех, кто не против, и никто не узнает, что вы искали.',
  choose: 'Выбрать контакты',
  file: 'Импортировать файл',
  fileHint: 'Файл .csv или .vcf, какие экспортируют Google, Outlook и Apple. Его можно перетащить сюда.',
  drop: 'Перетащите файл сюда',
  reading: 'Читаем контакты',
  checking: (done, all) => `Сравнили ${done} из ${all}`,
  progress: 'Сравнение контактов',
  cancel: 'Отмена',
  offline: 'Нет сети. Контакты сравнятся при следующей синхронизации.',
  left: (count, daily) =>
    `Ещё не сравнили ${counted(count, { one: '# адрес или номер', few: '# адреса или номера', many: '# адресов или номеров', other: '# адреса или номера' })}. Синхронизируйте ещё раз, чтобы продолжить; за день можно сравнить ${daily.toLocaleString('ru')}.`,
  unread: (count) =>
    `${counted(count, { one: 'У # контакта', few: 'У # контактов', many: 'У # контактов', other: 'У # контакта' })} есть только номера без кода страны, их нельзя сравнить.`,
  most: (count) =>
    `Хранится не больше ${counted(count, { one: '# контакта', few: '# контактов', many: '# контактов', other: '# контакта' })}.`,
  full: 'На устройстве нет места для контактов: они будут здесь, пока вы не уйдёте с этой страницы.',

  search: 'Поиск по контактам',
  nothing: (typed) => `По запросу «${typed}» контактов нет`,
  here: (count) => `В Owlcast (${count})`,
  nobody: 'Пока никого из них нельзя найти в Owlcast.',
  others: (count) => `Пригласить (${count})`,
  waiting: (count) => `Ещё не сравнивались (${count})`,
  othersHint: 'Мы никому ничего не отправляем: вы пишете сами.',
  follow: 'Подписаться',
  followed: 'Вы подписаны',
  followLabel: (name) => `Подписаться: ${name}`,
  followedLabel: (name) => `Вы подписаны: ${name}`,
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
  mailLabel: (name) => `Пригласить по почте: ${name}`,
  textLabel: (name) => `Пригласить по SMS: ${name}`,
  linkLabel: (name) => `Поделиться своей ссылкой: ${name}`,

  again: 'Синхронизировать снова',
  tryAgain: 'Повторить',
  remove: 'Убрать контакты',
  removeTitle: 'Убрать синхронизированные контакты?',
  removeText: 'Они исчезнут с этого устройства. Ваши подписки останутся.',
  keep: 'Оставить',
  confirmRemove: 'Убрать',
  removed: 'Ваших контактов больше нет на этом устройстве.',
}

export const NO_IMPORT: typeof English.NO_IMPORT = {
  size: 'Файл больше 5 МБ.',
  type: 'Подходят только файлы .csv и .vcf.',
  empty: 'В нём нет ни адресов почты, ни номеров телефона.',
  unreadable: 'Не удалось прочитать файл.',
}

export const INVITE: typeof English.INVITE = {
  subject: 'Послушайте меня в Owlcast',
  text: (link) => `Я в Owlcast: здесь люди говорят своими голосами. Послушайте меня: ${link}`,
}

export const FOUND_BY: typeof English.FOUND_BY = {
  email: 'Меня можно найти по адресу почты',
  phone: 'Меня можно найти по номеру',
  hint: 'Выключено, пока вы сами не включите. Они увидят то же, что видят все.',
  noEmail: 'У вас ещё нет здесь адреса почты.',
  noPhone: 'У вас ещё нет здесь номера телефона.',
  loading: 'Узнаём, кто может вас найти',
}
