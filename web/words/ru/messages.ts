/** Russian texts for private messages (MUE). */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../messages'

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
  countShort: (count, max) => (count >= max ? `${max - 1}+` : String(count)),
  deletedAccount: 'Удалённый аккаунт',
  from: (name) => `Сообщение · ${name}`,
  fromYou: 'Ваше сообщение',
  you: 'Вы',
  youSaid: (text) => `Вы: ${text}`,
  voiceMessage: 'Голосовое сообщение',
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
}

const facts = (count: number, more: boolean) =>
  more ? moreThan(count) : MESSAGES.count(count, Number.POSITIVE_INFINITY)

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
  acceptLabel: (name) => `Принимать сообщения: ${name}`,
  delete: 'Удалить',
  deleteLabel: (name) => `Удалить запрос: ${name}`,
  accepted: (name) => `Теперь в ваших разговорах: ${name}`,
  deleted: (name) => `Запрос удалён: ${name}`,
  open: 'Открыть',
  prompt: (name) =>
    `${name} хочет с вами поговорить. Никто не узнает, что вы прослушали, приняли или удалили запрос.`,
  summary: (count, more) => `Запрос · ${facts(count, more)}`,
}

export const THREAD: typeof English.THREAD = {
  label: (name) => `Разговор: ${name}`,
  back: 'Назад к MUE',
  public: 'Для всех',
  summary: (count, more) => `Личное · ${facts(count, more)}`,
  play: 'Слушать разговор',
  stop: 'Стоп',
  progress: (at, of) => `Играет сообщение ${at} из ${of}`,
  messagePosition: (at, of) => `Сообщение ${at} из ${of}`,
  reply: 'Записать ответ',
  noAudio: 'В этом сообщении нет звука',
  today: 'Сегодня',
  yesterday: 'Вчера',
  accountDeleted: 'Этот аккаунт удалён. Ваши сообщения остаются у вас, и никто больше их не услышит.',
  emailHint: 'Это придёт письмом. Вы увидите имя, когда вам ответят.',
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
  emailHint: (address) => `Мы отправим ссылку на ${address}.`,
  phoneHint: (number) =>
    `Сообщений на телефон пока нет. Вы получите ссылку, чтобы самостоятельно отправить её на ${number}.`,
  unresolved: 'Мы проверим это при отправке.',
  private: 'Личное',
  privateHint: (who) => `Слушать можете только вы и ${who}`,
  publicHint: 'Слушать могут все, у кого есть ссылка',
  fallbackName: 'этот человек',
}
