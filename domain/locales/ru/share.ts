/** Russian texts for share pages, which the Worker renders, and the podcast player they share with the app. */
import { createPluralizer } from '../../i18n/plural'
import { PODCAST_FILE_KEPT_DAYS } from '../../limits'
import type * as English from '../en/share'

const counted = createPluralizer('ru')

export const SHARE: typeof English.SHARE = {
  product: 'Owlcast',
  signIn: 'Войти',
  openOwlcast: 'Открыть Owlcast',
  skip: 'К содержанию',
  reply: 'Ответить',
  copyLink: 'Скопировать ссылку',
  report: 'Сообщить о нарушении авторских прав',
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

export const PODCAST: typeof English.PODCAST = {
  sectionLabel: 'Подкаст, на который вы отвечаете',
  steps: 'Шаги',
  step: { load: 'Загрузить звук', trim: 'Вырезать фрагмент', record: 'Записать' },
  url: 'Адрес подкаста',
  urlHint: 'Без фрагмента ответ только ссылается на этот адрес.',
  urlPlaceholder: 'https://',
  load: 'Загрузить',
  loading: (megabytes) => `Загружаем · ${megabytes} МБ`,
  stop: 'Стоп',
  upload: 'Выбрать аудиофайл',
  uploadHint:
    'WAV, MP3, OGG или M4A, меньше 50 МБ. Файл остаётся на этом устройстве. Отправится только фрагмент.',
  uploadHintSaved: `WAV, MP3, OGG или M4A, меньше 50 МБ. Другие услышат только фрагмент. Мы храним файл для вас ${PODCAST_FILE_KEPT_DAYS} дней, чтобы вы могли вырезать фрагмент заново на другом устройстве.`,
  kept: 'Ваши файлы',
  openFile: 'Открыть',
  openFileLabel: (name) => `Открыть ${name}`,
  copy: {
    saving: 'Сохраняем для других ваших устройств',
    kept: `Хранится ${PODCAST_FILE_KEPT_DAYS} дней`,
    failed: 'Не удалось сохранить для других ваших устройств',
  },
  reading: 'Читаем файл',
  signInHint: 'Некоторые сайты блокируют браузеры. Войдите, и мы загрузим его за вас.',
  demo: 'Взять пробный звук',
  demoHint: 'Возьмите вместо подкаста пять минут мягких тонов. На ответе будет пометка «Пробный звук».',
  demoLabel: 'Пробный звук',
  loaded: 'Загружено',
  uploaded: 'Файл выбран',
  size: (megabytes) => `${megabytes} МБ`,
  change: 'Сменить',
  changeClip: 'Сменить фрагмент',
  trim: 'Вырезать',
  trimming: 'Вырезаем',
  chooseClip: 'Выберите фрагмент',
  clipLength: (seconds, most) => `${seconds} с из ${most} с`,
  start: 'Начало',
  end: 'Конец',
  startAt: (time) => `Начало ${time}`,
  endAt: (time) => `Конец ${time}`,
  playClip: 'Слушать фрагмент',
  pauseClip: 'Пауза',
  formatMinutes: (minutes, seconds) => (minutes > 0 ? `${minutes} мин ${seconds} с` : `${seconds} с`),
  trimmed: (range) => `Фрагмент вырезан! ${range}`,
  author: 'Кому вы отвечаете',
  subject: 'Тема',
  replyingTo: (author) => `В ответ: ${author}`,
  clip: (start, end) => `фрагмент ${start}–${end}`,
  clipTitle: (author) => `фрагмент подкаста: ${author}`,
  clipOf: (author) => `Фрагмент: ${author}`,
  replyOf: (author) => `Ответ: ${author}`,
  fromHost: (host) => `с ${host}`,
}

export const INVITED: typeof English.INVITED = {
  heading: 'Приглашение',
  invitedBy: (inviter) => `${inviter} приглашает вас участвовать.`,
  invitee: (masked) => `Приглашение для ${masked}.`,
  signInHint: 'Чтобы принять его, войдите в этот аккаунт.',
  accept: 'Принять',
  accepted: (inviter) => `Теперь вы и ${inviter} — соавторы.`,
  undo: 'Отменить',
  collaborationEnded: 'Вы больше не соавтор.',
  ownInvitation: (to) => `Вы отправили это приглашение ${to}. Его ещё не приняли.`,
}
