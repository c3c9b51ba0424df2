/** Russian texts for private messages (MUE). */
import { createPluralizer } from '../../../domain/plural'
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
  searchedLoaded: 'Ищем в разговорах, показанных до сих пор.',
  nothingFound: (query) => `По запросу «${query}» ничего не нашлось`,
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
  left: 'Удалённый аккаунт',
  from: (name) => `Сообщение · ${name}`,
  fromYou: 'Ваше сообщение',
  you: 'Вы',
  youSaid: (text) => `Вы: ${text}`,
  voice: 'Голосовое сообщение',
  more: (name) => `Другие действия с разговором: ${name}`,
  moreOfMessage: (title) => `Другие действия: ${title}`,
  reply: 'Ответить',
  share: 'Поделиться',
  delete: 'Удалить',
  deliver: 'Отправить ссылку самостоятельно',
  older: 'Показать более ранние',
  loadingOlder: 'Загружаем более ранние сообщения',
  loadingThread: 'Загружаем разговор',
  noneChosen: {
    title: 'Чей голос вы хотите услышать?',
    text: 'Выберите разговор или начните новый.',
  },
  threadEmpty: { title: 'Пока ничего не сказано', text: 'Ваше первое сообщение начнёт этот разговор.' },
  signedOut: {
    title: 'Сообщения — это разговор двоих',
    text: 'Войдите, чтобы слушать свои и отправлять новые.',
    action: 'Войти',
    reason: 'Войдите, чтобы читать и отправлять сообщения.',
  },
  offline: 'Нет сети — сообщения на момент последней загрузки',
  atHand: 'У вас есть незаконченная запись. Сначала отправьте её или удалите.',
}

const facts = (count: number, more: boolean) =>
  more ? moreThan(count) : MESSAGES.count(count, Number.POSITIVE_INFINITY)

export const REQUESTS: typeof English.REQUESTS = {
  heading: 'Запросы',
  list: 'Запросы на переписку',
  link: (count, max) => `Запросы (${count >= max ? `${max - 1}+` : count})`,
  back: 'Назад к MUE',
  backTo: 'Назад к запросам',
  why: 'Первые сообщения от тех, на кого вы не подписаны. Никто не узнает, что вы прослушали, приняли или удалили их.',
  loading: 'Загружаем запросы',
  noneChosen: {
    title: 'Кто хочет с вами поговорить?',
    text: 'Послушайте запрос здесь, прежде чем ответить.',
  },
  onlyRequests:
    'То, что вам написали впервые, ждёт в запросах. Вы тоже можете отправить кому-нибудь свой голос.',
  empty: {
    title: 'Запросов нет',
    text: 'Здесь тихо ждут первые сообщения от тех, на кого вы не подписаны.',
  },
  offline: 'Нет сети — запросы на момент последней загрузки',
  accept: 'Принять',
  acceptLabel: (name) => `Принимать сообщения: ${name}`,
  delete: 'Удалить',
  deleteLabel: (name) => `Удалить запрос: ${name}`,
  accepted: (name) => `Теперь в ваших разговорах: ${name}`,
  deleted: (name) => `Запрос удалён: ${name}`,
  open: 'Открыть',
  asks: (name) =>
    `${name} хочет с вами поговорить и не узнает, что вы прослушали, приняли или удалили запрос.`,
  facts: (count, more) => `Запрос · ${facts(count, more)}`,
}

export const THREAD: typeof English.THREAD = {
  label: (name) => `Разговор: ${name}`,
  back: 'Назад к MUE',
  public: 'Для всех',
  facts: (count, more) => `Личное · ${facts(count, more)}`,
  play: 'Слушать разговор',
  stop: 'Стоп',
  progress: (at, of) => `Играет сообщение ${at} из ${of}`,
  nth: (at, of) => `Сообщение ${at} из ${of}`,
  reply: 'Записать ответ',
  noAudio: 'В этом сообщении нет звука',
  today: 'Сегодня',
  yesterday: 'Вчера',
  left: 'Этот аккаунт удалён. Сказанное вами остаётся вашим; больше этого никто не услышит.',
  toMail: 'Это придёт письмом. Имя появится, когда вам ответят.',
  toPhone: 'Сообщений на телефон пока нет: отправьте ссылку самостоятельно.',
}

export const DELIVER: typeof English.DELIVER = {
  title: 'Отправьте ссылку самостоятельно',
  text: 'Кто первым откроет ссылку, тот и услышит сообщение. Передайте её тому, кому оно предназначено.',
  link: 'Ссылка',
  making: 'Создаём ссылку',
  copy: 'Скопировать ссылку',
  copied: 'Ссылка скопирована!',
  copyByHand: 'Выделите ссылку и скопируйте её.',
  share: 'Поделиться',
  sms: 'Открыть в SMS',
  body: (link) => `Голосовое сообщение для вас: ${link}`,
}

export const RECIPIENT: typeof English.RECIPIENT = {
  label: 'Кому',
  placeholder: '@имя, почта или телефон',
  looking: 'Ищем…',
  isHere: (name) => `${name} уже в Owlcast`,
  byMail: (address) => `Письмом на ${address}: в нём будет ссылка.`,
  byPhone: (number) =>
    `На ${number}: сообщений на телефон пока нет. Вы получите ссылку, чтобы отправить её самостоятельно.`,
  unresolved: 'Это проверится при отправке.',
  private: 'Личное',
  privateHint: (who) => `Слушать можете только вы и ${who}`,
  publicHint: 'Слушать могут все, у кого есть ссылка',
  them: 'этот человек',
}
