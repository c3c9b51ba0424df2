/** Russian texts for members, messages, invitations, notifications, contacts and moderation. */
import { createDateFormat } from '../../i18n/formats'
import { createPluralizer } from '../../i18n/plural'
import { isPermanentSuspension } from '../../moderation/moderation'
import type * as English from '../en/people'

const counted = createPluralizer('ru')

/** After a preposition with the genitive: 'больше 99 сообщений'. */
const moreThan = (count: number) =>
  `больше ${counted(count, { one: '# сообщения', few: '# сообщений', many: '# сообщений', other: '# сообщения' })}`

export const MESSAGES: typeof English.MESSAGES = {
  heading: 'MUE',
  list: 'Разговоры',
  create: 'Новое сообщение MUE',
  search: 'Поиск сообщений',
  searchScope: 'Ищем только в показанных разговорах.',
  noResults: (query) => `По запросу «${query}» ничего не нашлось`,
  count: (count, max) =>
    count >= max
      ? moreThan(max - 1)
      : counted(count, {
          one: '# сообщение',
          few: '# сообщения',
          many: '# сообщений',
          other: '# сообщения',
        }),
  deletedAccount: 'Удалённый аккаунт',
  you: 'Вы',
  youSaid: (text) => `Вы: ${text}`,
  moreActions: (name) => `Другие действия с разговором: ${name}`,
  moreMessageActions: (title) => `Другие действия: ${title}`,
  reply: 'Ответить',
  share: 'Поделиться',
  delete: 'Удалить',
  sendLink: 'Отправить ссылку самостоятельно',
  showEarlier: 'Показать более ранние',
  loadingEarlier: 'Загружаем более ранние сообщения',
  loadingThread: 'Загружаем разговор',
  noneSelected: {
    title: 'Выберите разговор',
    text: 'Или начните новый.',
  },
  emptyThread: { title: 'Сообщений пока нет', text: 'Отправьте первое.' },
  signedOut: {
    title: 'Войдите, чтобы увидеть свои сообщения',
    text: 'Отправляйте голосовые сообщения и слушайте чужие.',
    action: 'Войти',
    reason: 'Войдите, чтобы слушать и отправлять сообщения.',
  },
  offline: 'Не удалось обновить. Показаны сохранённые сообщения.',
  unsentRecording: 'У вас есть неотправленная запись. Сначала отправьте её или удалите.',
  stillSending: 'Предыдущая запись ещё отправляется. Попробуйте снова чуть позже.',
}

export const REQUESTS: typeof English.REQUESTS = {
  heading: 'Запросы',
  list: 'Запросы на переписку',
  link: (count, max) => `Запросы (${count >= max ? `${max - 1}+` : count})`,
  back: 'Назад к MUE',
  backToRequests: 'Назад к запросам',
  hint: 'Первые сообщения от тех, на кого вы не подписаны. Никто не узнает, что вы прослушали, приняли или удалили их.',
  loading: 'Загружаем запросы',
  noneSelected: {
    title: 'Выберите запрос',
    text: 'Сначала послушайте, потом решите.',
  },
  onlyRequests:
    'Сообщения от тех, на кого вы не подписаны, — в запросах. Вы тоже можете отправить сообщение.',
  empty: {
    title: 'Запросов нет',
    text: 'Здесь появляются первые сообщения от тех, на кого вы не подписаны. Уведомлений не будет.',
  },
  offline: 'Не удалось обновить. Показаны сохранённые запросы.',
  accept: 'Принять',
  acceptLabel: (name) => `Принять сообщения: ${name}`,
  delete: 'Удалить',
  deleteLabel: (name) => `Удалить запрос: ${name}`,
  accepted: (name) => `Теперь в ваших разговорах: ${name}`,
  deleted: (name) => `Запрос удалён: ${name}`,
  open: 'Открыть',
  prompt: (name) =>
    `${name} хочет с вами поговорить. Никто не узнает, что вы прослушали, приняли или удалили запрос.`,
  request: 'Запрос',
}

export const THREAD: typeof English.THREAD = {
  label: (name) => `Разговор: ${name}`,
  back: 'Назад к MUE',
  public: 'Для всех',
  private: 'Личное',
  play: 'Слушать разговор',
  stop: 'Стоп',
  progress: (at, of) => `Играет сообщение ${at} из ${of}`,
  messagePosition: (at, of) => `Сообщение ${at} из ${of}`,
  reply: 'Записать ответ',
  more: 'Добавить название, музыку или другую публикацию',
  unheard: 'Новое',
  heard: 'Прослушано',
  heardAt: (when) => `Прослушано ${when}`,
  notHeard: 'Ещё не прослушано',
  playUnheard: (count) => `Слушать непрослушанные: ${count}`,
  unheardCount: (count) => `Не прослушано: ${count}`,
  noAudio: 'В этом сообщении нет звука',
  today: 'Сегодня',
  yesterday: 'Вчера',
  accountDeleted: 'Этот аккаунт удалён. Ваши сообщения остаются у вас, и никто больше их не услышит.',
  emailHint: 'Это придёт письмом. Вы увидите имя, когда вам ответят.',
  emailRefused: 'На этот адрес наши письма не доходят. Отправьте ссылку самостоятельно.',
  phoneHint: 'Сообщений на телефон пока нет. Отправьте ссылку самостоятельно.',
}

export const DELIVERY: typeof English.DELIVERY = {
  title: 'Отправьте ссылку самостоятельно',
  text: 'Сообщение услышит тот, кто первым откроет ссылку. Отправьте её только тому, кому оно предназначено.',
  link: 'Ссылка',
  creating: 'Создаём ссылку',
  copy: 'Скопировать ссылку',
  copied: 'Ссылка скопирована!',
  copyManually: 'Выделите ссылку и скопируйте её.',
  share: 'Поделиться',
  sms: 'Открыть в SMS',
  smsText: (link) => `Голосовое сообщение для вас: ${link}`,
}

export const RECIPIENT: typeof English.RECIPIENT = {
  label: 'Кому',
  placeholder: '@имя, почта или телефон',
  searching: 'Ищем…',
  onOwlcast: (name) => `${name} уже в Owlcast`,
  whoIsMeant: (name) => `Вы имеете в виду ${name}?`,
  emailHint: (address) => `Мы отправим ссылку на ${address}.`,
  phoneHint: (number) =>
    `Сообщений на телефон пока нет. Вы получите ссылку, чтобы самостоятельно отправить её на ${number}.`,
  unresolved: 'Мы проверим это при отправке.',
  sendToShown: (label) => `Отправить ${label}`,
  private: 'Личное',
  privateHint: (who) => `Слушать можете только вы и ${who}`,
  publicHint: 'Слушать могут все, у кого есть ссылка',
  replyHint: 'Без получателя слушать смогут все, кто может слушать публикацию, на которую вы отвечаете.',
  fallbackName: 'этот человек',
}

export const SUGGESTIONS: typeof English.SUGGESTIONS = {
  label: 'Люди',
  followed: 'Ваши подписки',
  recent: 'Недавние собеседники',
  contacts: 'Из ваших контактов',
  count: (count) => `Найдено: ${count}`,
}

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
  leftOut: {
    heading: 'Не вошло в последний импорт:',
    withoutAddress: (count) =>
      counted(count, {
        one: '# запись без почты и номера',
        few: '# записи без почты и номера',
        many: '# записей без почты и номера',
        other: '# записи без почты и номера',
      }),
    invalid: (count) =>
      counted(count, {
        one: '# адрес или номер, который не удалось прочитать',
        few: '# адреса или номера, которые не удалось прочитать',
        many: '# адресов или номеров, которые не удалось прочитать',
        other: '# адреса или номера, которые не удалось прочитать',
      }),
    fax: (count) =>
      counted(count, {
        one: '# номер факса или пейджера',
        few: '# номера факса или пейджера',
        many: '# номеров факса или пейджера',
        other: '# номера факса или пейджера',
      }),
    nested: (count) =>
      counted(count, {
        one: '# контакт внутри другого контакта',
        few: '# контакта внутри другого контакта',
        many: '# контактов внутри другого контакта',
        other: '# контакта внутри другого контакта',
      }),
    tooMany: (count) =>
      counted(count, {
        one: '# адрес или номер сверх десяти у одного контакта',
        few: '# адреса или номера сверх десяти у одного контакта',
        many: '# адресов или номеров сверх десяти у одного контакта',
        other: '# адреса или номера сверх десяти у одного контакта',
      }),
    overLimit: (count) =>
      counted(count, {
        one: '# контакт сверх лимита',
        few: '# контакта сверх лимита',
        many: '# контактов сверх лимита',
        other: '# контакта сверх лимита',
      }),
  },
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

const MONTH = createDateFormat('ru', { month: 'long', year: 'numeric' })

export const MEMBER: typeof English.MEMBER = {
  loading: 'Загружаем профиль',
  loadingPosts: 'Загружаем публикации',
  memberSince: (at) => `Регистрация: ${MONTH.format(at)}`,
  pro: 'Pro',
  postCount: (count) =>
    counted(count, { one: '# публикация', few: '# публикации', many: '# публикаций', other: '# публикации' }),
  followerCount: (count) =>
    counted(count, {
      one: '# подписчик',
      few: '# подписчика',
      many: '# подписчиков',
      other: '# подписчика',
    }),
  followingCount: (count) =>
    counted(count, { one: '# подписка', few: '# подписки', many: '# подписок', other: '# подписки' }),
  follow: 'Подписаться',
  followed: 'Вы подписаны',
  followLabel: (name) => `Подписаться: ${name}`,
  followingLabel: (name) => `Вы подписаны: ${name}`,
  signInToFollow: (name) => `Войдите, чтобы подписаться: ${name}.`,
  ownProfile: 'Так ваш профиль видят другие.',
  edit: 'Изменить профиль',
  message: 'Сообщение',
  messageLabel: (name) => `Сообщение: ${name}`,
  signInToMessage: (name) => `Войдите, чтобы написать: ${name}.`,
  shareLabel: (name) => `Поделиться профилем: ${name}`,
  filterLabel: 'Показать',
  all: 'Всё',
  empty: (name) => `${name}: публикаций пока нет`,
  emptyText: 'Открытые публикации появятся здесь.',
  emptyOfKind: (many) => `${many}: пока пусто`,
  showAll: 'Показать всё',
  notFound: 'Ничего не найдено',
  notFoundText: 'Не удалось найти этого человека. Возможно, у него другое имя или аккаунт удалён.',
  back: 'Вернуться в Owlcast',
  followsYou: 'читает вас',
  stillHere: 'Ещё здесь',
  kept: 'Остаётся',
  allPosts: 'Все публикации',
  emptyShelves: 'То, что вы опубликуете, появится здесь.',
}

export const HELLO: typeof English.HELLO = {
  play: (name, time) => `Прослушать приветствие: ${name}, ${time}`,
  playOwn: (time) => `Прослушать своё приветствие, ${time}`,
  failed: 'Это приветствие сейчас нельзя прослушать.',
  quote: (text) => `«${text}»`,
  record: 'Записать приветствие',
  again: (time) => `Новое приветствие, до ${time}`,
  intro: (time) => `Расскажите о себе, не больше ${time}. Это услышит каждый, кто откроет ваш профиль.`,
  text: 'Что вы говорите',
  textHint: 'Одна строка под вашим именем. Оставьте её пустой, и мы попробуем записать слова.',
  save: 'Сохранить приветствие',
  cancel: 'Отмена',
  saved: 'Приветствие теперь в вашем профиле.',
  edit: 'Ваше приветствие',
  remove: 'Удалить приветствие',
  removeTitle: 'Удалить приветствие?',
  removeText: 'Запись и её текст исчезнут для всех.',
  keep: 'Оставить',
  removed: 'Приветствие удалено.',
}

export const PEOPLE: typeof English.PEOPLE = {
  followers: 'Подписчики',
  following: 'Подписки',
  loading: 'Загружаем людей',
  empty: { followers: 'Подписчиков пока нет.', following: 'Подписок пока нет.' },
  more: 'Показать ещё',
}

export const FOLLOWING_FEED: typeof English.FOLLOWING_FEED = {
  filterLabel: 'Чьи публикации',
  all: 'Все',
  following: 'Подписки',
  empty: 'Ничего нового от тех, на кого вы подписаны',
  emptyText: 'Подпишитесь на людей, и их публикации появятся здесь.',
  showAll: 'Показать все публикации',
  findPeople: 'Найдите знакомых',
}

export const INVITATIONS: typeof English.INVITATIONS = {
  add: 'Добавить соавтора',
  invite: 'Пригласить соавторов',
  addTo: (title) => `Добавить соавтора: ${title}`,
  placeholder: '@имя или почта',
  send: 'Отправить',
  cancel: 'Отмена',
  sent: (name) => `Приглашение отправлено: ${name}!`,
  sentWithoutEmail: (name) =>
    `${name} увидит ваше приглашение в Owlcast. Сегодня приглашения на эту почту больше не отправляются.`,
  sentCount: (sent, all) => `Отправлено приглашений: ${sent} из ${all}`,
  allSent: (count) => `Отправлено приглашений: ${count}.`,
  notSent: (to) => `Не отправлено: ${to}`,
  retry: 'Повторить',
  done: 'Готово',
  viewInvited: 'Кто приглашён',
  shareLink: (name) => `${name}: мы не можем отправить письмо. Отправьте эту ссылку самостоятельно:`,
  link: 'Ссылка-приглашение',
  copy: 'Скопировать ссылку',
  copied: 'Ссылка скопирована!',

  listTitle: 'Соавторы',
  listEmpty: 'Вы ещё никого не пригласили.',
  listFailed: 'Не удалось загрузить приглашения.',
  emailRefused: 'На этот адрес наши письма не доходят. Пригласите другим способом.',
  revoke: 'Отозвать',
  revokeLabel: (name) => `Отозвать приглашение: ${name}`,
  remove: 'Убрать',
  removeLabel: (name) => `Убрать: ${name}`,
  revoked: (name) => `Приглашение отозвано: ${name}.`,
  removed: (name) => `${name} больше не участвует.`,

  heading: 'Приглашения',
  invitedBy: (inviter) => `${inviter} приглашает вас участвовать`,
  pendingCount: (count) => `У вас приглашений: ${count}`,
  view: 'Посмотреть',
  dismiss: 'Не сейчас',
  postBy: (title, username) => `«${title}», @${username}`,
  accept: 'Принять',
  acceptLabel: (title) => `Принять: ${title}`,
  decline: 'Отклонить',
  declineLabel: (title) => `Отклонить: ${title}`,
  accepted: (title) => `Теперь вы соавтор «${title}».`,
  declined: 'Приглашение отклонено.',
  undo: 'Отменить',
  collaborationEnded: (title) => `Вы больше не соавтор «${title}».`,
}

export const INVITATION_STATE_WORDS: typeof English.INVITATION_STATE_WORDS = {
  pending: 'Приглашение отправлено',
  accepted: 'Соавтор',
  declined: 'Отклонено',
  revoked: 'Отозвано',
  expired: 'Истекло',
}

export const PERSON_ACTIONS: typeof English.PERSON_ACTIONS = {
  mute: (name) => `Заглушить: ${name}`,
  unmute: (name) => `Снова слышать: ${name}`,
  block: (name) => `Заблокировать: ${name}`,
  unblock: (name) => `Разблокировать: ${name}`,
  reportPost: 'Пожаловаться',
  reportPerson: (name) => `Пожаловаться: ${name}`,
  reportHello: (name) => `Пожаловаться на приветствие: ${name}`,
  more: (name) => `Другие действия: ${name}`,
  signIn: 'Войдите, чтобы пожаловаться на кого-то, заглушить или заблокировать.',
}

export const SAFETY_TOASTS: typeof English.SAFETY_TOASTS = {
  muted: (name) => `${name}: вы не увидите публикаций. Об этом никто не узнает.`,
  unmuted: (name) => `${name}: вы снова увидите публикации`,
  blocked: (name) => `Вы заблокировали: ${name}`,
  unblocked: (name) => `Вы разблокировали: ${name}`,
  undo: 'Отменить',
}

export const BLOCK: typeof English.BLOCK = {
  title: (name) => `Заблокировать аккаунт ${name}?`,
  text: [
    'Вы не сможете находить и слышать друг друга, подписываться, приглашать и писать. Подписки друг на друга и открытые приглашения прекратятся. Ваши сообщения будут скрыты, но не удалены.',
    'Уведомления об этом не будет. Ваши открытые публикации остаются открытыми: без входа в аккаунт этот человек сможет их слушать.',
  ],
  cancel: 'Отмена',
  confirm: 'Заблокировать',
}

export const REPORT: typeof English.REPORT = {
  titlePost: 'Пожаловаться на публикацию',
  titlePerson: (name) => `Пожаловаться на аккаунт ${name}`,
  about: (title) => `О «${title}»`,
  hint: 'Жалобу рассмотрят модераторы. Никто не узнает, что она от вас.',
  viewedHint: 'Модераторы смогут прослушать и прочитать это, даже если это личное.',
  emergencyHint: 'Если кому-то прямо сейчас грозит опасность, позвоните в местную экстренную службу.',
  reason: 'Что не так?',
  details: 'Что ещё нам стоит знать?',
  send: 'Отправить жалобу',
  cancel: 'Отмена',
  sent: 'Спасибо. Модераторы рассмотрят жалобу.',
}

export const SAFETY: typeof English.SAFETY = {
  title: 'Безопасность',
  shareHeard: 'Показывать отправителям, что вы прослушали',
  shareHeardHint:
    'Выключено, пока вы не включите. Отправители видят, какие из новых сообщений вы прослушали и когда.',
  loadingShareHeard: 'Загрузка того, что видят отправители',
  lists: {
    blocks: {
      title: 'Заблокированные',
      hint: 'Вы не можете слышать друг друга и писать друг другу.',
      none: 'Вы никого не блокировали.',
      end: 'Разблокировать',
      endLabel: (name) => `Разблокировать: ${name}`,
    },
    mutes: {
      title: 'Заглушённые',
      hint: 'Вы не видите их публикаций. Они об этом не знают.',
      none: 'Вы никого не заглушали.',
      end: 'Снова слышать',
      endLabel: (name) => `Снова слышать: ${name}`,
    },
  },
  show: 'Показать',
  showLabel: (title) => `Показать: ${title.toLowerCase()}`,
  loading: 'Загружаем людей',
  more: 'Показать ещё',
}

export const BLOCKED_MEMBER: typeof English.BLOCKED_MEMBER = {
  title: (name) => `Вы заблокировали: ${name}`,
  text: 'Вы не можете слышать друг друга и писать друг другу. Уведомления об этом не было.',
  unblock: 'Разблокировать',
  muted: 'Без звука для вас',
}

const MOMENT = createDateFormat('ru', { dateStyle: 'medium', timeStyle: 'short' })

export const MODERATION: typeof English.MODERATION = {
  intro:
    'Жалобы участников. Каждое решение записывается. Мы сообщаем человеку, что решено, но никогда — кто пожаловался.',
  hint: 'Жалобы участников и принятые решения.',
  open: 'Модерировать',
  queueLabel: 'Какие жалобы',
  queue: { open: 'Ждут', decided: 'Решены' },
  loading: 'Загружаем жалобы',
  empty: { open: 'Нет жалоб в ожидании', decided: 'Решений пока нет' },
  emptyText: { open: 'Новые жалобы появятся здесь; сначала то, на что жалуются чаще.', decided: '' },
  aboutPerson: (name) => `Об аккаунте ${name}`,
  helloOf: (name) => `Приветствие: ${name}`,
  reportCount: (count) =>
    counted(count, { one: '# жалоба', few: '# жалобы', many: '# жалоб', other: '# жалобы' }),
  reportedBy: '— жалуется',
  deletedUser: 'удалённый аккаунт',
  hidden: 'Скрыто',
  private: 'Личное',
  unavailable: 'Срок истёк или удалено',
  suspended: (until) =>
    isPermanentSuspension(until)
      ? 'Аккаунт заблокирован навсегда'
      : `Аккаунт заблокирован до ${MOMENT.format(until)}`,
  listen: 'Слушать',
  listenLabel: (title) => `Слушать в новой вкладке: ${title}`,
  view: 'Прослушать и прочитать',
  viewLabel: (title) => `Прослушать и прочитать: ${title}`,
  viewNote: 'Мы записываем, что вы это открыли.',
  clip: 'Фрагмент подкаста',
  dismiss: 'Отклонить',
  dismissLabel: (of) => `Отклонить жалобы: ${of}`,
  hide: 'Скрыть',
  hideLabel: (title) => `Скрыть от всех: ${title}`,
  show: 'Показать снова',
  showLabel: (title) => `Показать снова: ${title}`,
  suspend: 'Заблокировать',
  suspendLabel: (name) => `Заблокировать аккаунт: ${name}`,
  release: (name) => `Снять блокировку: ${name}`,
  suspendFor: (days) =>
    days === null
      ? 'Заблокировать навсегда'
      : counted(days, {
          one: 'Заблокировать на # день',
          few: 'Заблокировать на # дня',
          many: 'Заблокировать на # дней',
          other: 'Заблокировать на # дня',
        }),
  done: {
    dismiss: 'Жалобы отклонены',
    hide: 'Скрыто. Ищите в списке «Решены».',
    show: 'Снова видно',
    suspend: 'Аккаунт заблокирован. Уведомление отправлено.',
    release: 'Блокировка снята',
  },
  moreReports: (count) => `ещё ${count}`,
}

const SUSPENSION_MOMENT = createDateFormat('ru', { dateStyle: 'long', timeStyle: 'short' })

export const SUSPENSION: typeof English.SUSPENSION = {
  label: 'Ваш аккаунт заблокирован',
  heading: (until) =>
    isPermanentSuspension(until)
      ? 'Ваш аккаунт заблокирован навсегда'
      : `Ваш аккаунт заблокирован до ${SUSPENSION_MOMENT.format(until)}`,
  allowedActions:
    'Вы по-прежнему можете слушать, жаловаться, скачать или удалить свои данные. То, что вы запишете, останется на этом устройстве.',
  decision: 'Узнать причину или обжаловать',
  manageData: 'Скачать или удалить данные',
}

export const NOTIFICATIONS: typeof English.NOTIFICATIONS = {
  title: 'Уведомления браузера',
  hint: 'На этом устройстве, когда Owlcast не на экране.',
  openOnly: 'На этом устройстве, пока Owlcast открыт во вкладке.',
  blocked: 'Заблокированы. Разрешить уведомления можно в настройках браузера.',
  unsupported: 'Этот браузер не умеет показывать уведомления.',
  enabled: 'Уведомления на этом устройстве включены.',
  disabled: 'Уведомления на этом устройстве выключены.',
}

export const SYSTEM_NOTIFICATION: typeof English.SYSTEM_NOTIFICATION = {
  message: 'Новое сообщение MUE',
  reply: 'Новый ответ',
  mention: 'Вас упомянули',
  invite: 'Приглашение',
  new_post: 'Новая публикация',
  every_squawk: 'Новые Squawk',
  expiry: 'Скоро угаснет',
  report: 'Новая жалоба',
  system: 'Owlcast',
}

export const NOTIFICATION_SETTINGS: typeof English.NOTIFICATION_SETTINGS = {
  caption: 'О чём и где вас уведомлять',
  reasonColumn: 'Уведомлять о',
  inAppColumn: 'В приложении',
  pushColumn: 'Push',
  inAppLabel: (what) => `${what}, в приложении`,
  pushLabel: (what) => `${what}, push`,
  reasons: {
    message: { title: 'Сообщения', hint: 'Вам присылают MUE' },
    reply: { title: 'Ответы', hint: 'На ваши публикации и те, где вы соавтор' },
    mention: { title: 'Упоминания', hint: 'Кто-то упоминает ваше @имя' },
    invite: { title: 'Приглашения', hint: 'Кто-то приглашает вас в соавторы' },
    new_post: { title: 'Ваши подписки', hint: 'Их новые публикации' },
    every_squawk: {
      title: 'Каждый новый Squawk',
      hint: 'Все Squawk, одной сводкой, не чаще раза в 30 минут',
    },
    expiry: { title: 'Угасающие публикации', hint: 'За два часа до того, как угаснут ваши публикации' },
    report: { title: 'Жалобы', hint: 'Для модераторов: кто-то жалуется' },
  },
  words: 'Сказанное в push-уведомлениях',
  wordsHint:
    'Первая фраза публичных постов, но никогда не сообщений. Уведомление может прийти на минуту позже.',
  quietHours: 'Тихие часы',
  quietHoursHint: 'Никаких push-уведомлений, пока они не кончатся. В приложении всё по-прежнему видно.',
  from: 'С',
  to: 'До',
  timeZone: (name) => `Часовой пояс: ${name.replaceAll('_', ' ')}`,
  loading: 'Загружаем ваши настройки',
}

const same = <T>(sentence: T) => ({ one: sentence, many: sentence })

const MEANWHILE = '. Вы по-прежнему можете слушать, а также скачать или удалить свои данные.'

export const NOTICES: typeof English.NOTICES = {
  heading: 'Уведомления',
  markRead: 'Отметить прочитанным',
  markAllRead: 'Прочитать все',
  markedAllRead: 'Все уведомления отмечены прочитанными.',
  unread: 'не прочитано',
  list: 'Все уведомления',
  deleted: 'Уведомление удалено.',
  undo: 'Отменить',
  loadEarlier: 'Более ранние уведомления',
  loading: 'Загружаем уведомления',
  loadingEarlier: 'Загружаем более ранние',
  offline: 'Нет сети. Этот список мог устареть.',
  stale: 'Не удалось обновить этот список. Он мог устареть.',
  empty: {
    title: 'Уведомлений пока нет',
    text: 'Здесь появятся ответы, упоминания, сообщения и приглашения.',
  },
}

export const NOTICE_SENTENCES: typeof English.NOTICE_SENTENCES = {
  someone: 'Кто-то',
  ownPost: 'вашу публикацию',
  system: {
    'webhook.disabled': [
      { name: 'Один из ваших вебхуков выключен' },
      '. Его адрес слишком часто не отвечал. Включить его снова можно в настройках.',
    ],
    'plan.ended': [{ name: 'Ваш Pro закончился' }, '. Всё созданное с ним остаётся как есть.'],
    'refund.failed': [
      { name: 'Возврат денег до вас не дошёл' },
      '. Ваш банк отправил его обратно. Владельцы сайта знают об этом.',
    ],
    'payout.refused': [
      { name: 'Ваш банк отклонил выплату' },
      '. Проверьте банковские данные в Stripe: настройки, раздел «Доход».',
    ],
    'moderation.hello_hidden': [
      { name: 'Модератор скрыл ваше приветствие' },
      '. Пока его никто не может слушать. Причина указана в настройках, в разделе «Безопасность».',
    ],
    'moderation.hello_shown': ['Модератор снова открыл ваше приветствие.'],
    'moderation.suspended': [{ name: 'Ваш аккаунт временно заблокирован' }, MEANWHILE],
    'moderation.suspended_for_good': [{ name: 'Ваш аккаунт заблокирован навсегда' }, MEANWHILE],
    'moderation.released': ['Ваш аккаунт больше не заблокирован.'],
    'moderation.warned': [
      { name: 'Модератор вас предупредил' },
      '. Почему, написано в настройках, в разделе «Безопасность».',
    ],
    'moderation.appeal_upheld': ['Мы рассмотрели обжалование. ', { name: 'Решение остаётся' }, '.'],
    'moderation.appeal_overturned': ['Мы рассмотрели обжалование и ', { name: 'отменили решение' }, '.'],
    'moderation.role_member': ['Вы больше не модерируете этот сайт. Спасибо за помощь.'],
    'moderation.role_moderator': [
      { name: 'Теперь вы модератор' },
      '. Жалобы ждут в настройках, в разделе «Безопасность».',
    ],
    'moderation.role_admin': [{ name: 'Теперь вы администратор этого сайта' }, '.'],
  },
  hidden: (voice) => ['Решение модератора: скрыть ', voice, '. Пока это никто не может слушать.'],
  restored: (voice) => ['Решение модератора: снова открыть ', voice, '.'],
  replied: {
    chain: {
      one: ({ who, what }) => [who, ' добавляет голос в ', what],
      many: ({ who, what, count }) => [
        counted(count, {
          one: '# новый голос в ',
          few: '# новых голоса в ',
          many: '# новых голосов в ',
          other: '# нового голоса в ',
        }),
        what,
        ', последний — ',
        who,
      ],
    },
    cast: {
      one: ({ who, what }) => [who, ' добавляет запись в ', what],
      many: ({ who, what, count }) => [
        counted(count, {
          one: '# новая запись в ',
          few: '# новые записи в ',
          many: '# новых записей в ',
          other: '# новой записи в ',
        }),
        what,
        ', последняя — ',
        who,
      ],
    },
    voice: {
      one: ({ who, what }) => [who, ' отвечает на ', what],
      many: ({ who, what, count }) => [
        counted(count, {
          one: '# ответ на ',
          few: '# ответа на ',
          many: '# ответов на ',
          other: '# ответа на ',
        }),
        what,
        ', последний — ',
        who,
      ],
    },
  },
  events: {
    message: {
      one: ({ who }) => [who, ' присылает вам MUE'],
      many: ({ who, count }) => [who, ` присылает вам ${count.toLocaleString('ru')} MUE`],
    },
    mention: same(({ who, what }) => [who, ' упоминает вас в ', what]),
    invite: same(({ who, what }) => [who, ' приглашает вас участвовать в ', what]),
    new_post: {
      one: ({ who, what }) => [who, ' публикует ', what],
      many: ({ who, what, count }) => [
        who,
        ` публикует ${counted(count, { one: '# публикацию', few: '# публикации', many: '# публикаций', other: '# публикации' })}, самая новая — `,
        what,
      ],
    },
    every_squawk: same(({ who, what }) => ['Есть новые Squawk, самый новый — ', what, ', автор ', who]),
    report: {
      one: () => ['Новая жалоба ждёт решения.'],
      many: ({ count }) => [
        `${counted(count, { one: '# новая жалоба ждёт', few: '# новые жалобы ждут', many: '# новых жалоб ждут', other: '# новой жалобы ждут' })} решения.`,
      ],
    },
    expiry: same(({ what }) => [what, ' скоро исчезнет. Послушайте ещё раз, пока можно.']),
  },
}
