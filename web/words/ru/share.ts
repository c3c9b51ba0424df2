/** Russian texts for share pages, embeds and link previews. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../share'

const counted = createPluralizer('ru')

export const SHARE: typeof English.SHARE = {
  product: 'Owlcast',
  signIn: 'Войти',
  openOwlcast: 'Открыть Owlcast',
  skip: 'К содержанию',
  reply: 'Ответить',
  copyLink: 'Скопировать ссылку',
  report: 'Сообщить о нарушении прав',
  linkCopied: 'Ссылка скопирована!',
  copyManually: 'Не удалось скопировать ссылку. Скопируйте её здесь:',
  linkLabel: 'Ссылка на эту публикацию',
  tags: 'Теги',
  recordings: (count) => `Записи (${count})`,
  noRecordings: 'Записей пока нет',
  untitled: 'Без названия',
  more: 'Ещё',
  recordedIn: 'Часть Owlcast',
  free: 'Слушать бесплатно',
  priceToListen: (price) => `${price} за прослушивание`,
  preview: (count) =>
    `Можно бесплатно послушать ${counted(count, { one: 'первую # секунду', few: 'первые # секунды', many: 'первые # секунд', other: 'первые # секунды' })}.`,
  previews: (count) => `Можно бесплатно послушать до ${count} с каждой записи.`,
  listenToAll: 'Слушать полностью в Owlcast',
  sample: 'Пример',
  length: 'Длительность',
  contents: 'Записи',
  author: 'Автор',
  messageWaiting: 'Вас ждёт голосовое сообщение',
  openHint:
    'Вам прислали эту ссылку. Она работает один раз. Нажмите «Открыть», чтобы слушать сообщение в этом браузере сейчас и потом.',
  open: 'Открыть',
  newLink: 'Прислать новую ссылку',
  newLinkSent: 'Если эта ссылка от нас, мы отправили новую на тот же адрес. Это может занять минуту.',
  footer: 'Отправлено из Owlcast — мистической соцсети, где главное — голос.',
  loading: 'Загружаем',
  notFound: 'Ничего не найдено',
  expiryHint: 'Squawk исчезают через день-два. Возможно, срок этого уже истёк.',
  back: 'Вернуться в Owlcast',
  retry: 'Повторить',
  details: 'Технические подробности',
  copyDetails: 'Скопировать подробности',
  detailsCopied: 'Подробности скопированы!',
  present: 'есть',
  none: 'нет',
  listenOnOwlcast: 'Слушать в Owlcast',
  edited: 'Изменено',
  routerWorks: 'Маршруты ссылок работают.',
  by: (author) => `автор: ${author}`,
  with: (names) => `участвуют: ${names}`,
  summary: (kind, author, length, tags) =>
    [`${kind}, автор: ${author}`, length, tags].filter((part) => part !== '').join(' · '),
  recordingCount: (count) =>
    counted(count, { one: '# запись', few: '# записи', many: '# записей', other: '# записи' }),
  positionInList: (at, of) => `${at} из ${of}`,
  pageTitle: (title) => `${title} · Owlcast`,
  audioOf: (title) => `Звук: ${title}`,
}

export const SHARED_MEMBER: typeof English.SHARED_MEMBER = {
  pageTitle: (name, username) => `${name} (@${username}) · Owlcast`,
  pro: 'Pro',
  memberSince: (day) => `Дата регистрации: ${day}`,
  followers: (count) =>
    counted(count, {
      one: '#\u00a0подписчик',
      few: '#\u00a0подписчика',
      many: '#\u00a0подписчиков',
      other: '#\u00a0подписчика',
    }),
  follow: 'Подписаться в Owlcast',
  newestPosts: 'Новые публикации',
  empty: 'Сейчас нет открытых публикаций.',
  listenMore: 'Больше в Owlcast',
  summary: (name, voices, newest) =>
    voices === 0
      ? `${name} в Owlcast: здесь люди говорят.`
      : `Послушайте в Owlcast: ${name}. Новая публикация: ${newest}`,
  pictureOf: (name) => `Фото: ${name}`,
}

export const DETAIL_LABELS: typeof English.DETAIL_LABELS = {
  url: 'URL',
  pathname: 'Путь',
  searchParams: 'Параметры',
  contentType: 'Тип контента',
  id: 'ID',
  token: 'Токен',
  invitation: 'Приглашение',
  message: 'Ошибка',
  requestId: 'Запрос',
}
