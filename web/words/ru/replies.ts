/** Russian texts for replies: the thread under a card, the recorder panel and the parent picker. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../replies'

const counted = createPluralizer('ru')
const show = (count: number) =>
  counted(count, {
    one: 'Слушать # ответ',
    few: 'Слушать # ответа',
    many: 'Слушать # ответов',
    other: 'Слушать # ответа',
  })

export const CONNECTION_LABELS: typeof English.CONNECTION_LABELS = {
  reply: 'Реплика',
  reference: 'Ссылка',
  continuation: 'Продолжение',
  merge: 'Слияние',
  branch: 'Ответвление',
  answer: 'Ответ',
  question: 'Вопрос',
}

export const REPLY: typeof English.REPLY = {
  label: 'Ответить',
  to: (title, count) => (count === 0 ? ` на ${title}` : ` на ${title}, `),
  unit: (count) => counted(count, { one: ' ответ', few: ' ответа', many: ' ответов', other: ' ответа' }),
  show,
  showLabel: (count, title) => `${show(count)} на ${title}`,
}

export const REPLIES: typeof English.REPLIES = {
  threadLabel: (title) => `Ответы на ${title}`,
  loading: 'Загружаем ответы',
  empty: 'Ответов пока нет',
  more: 'Ещё ответы',
  loadingMore: 'Загружаем ещё',
  untitledBy: (name) => `ответ — ${name}`,
  alsoRepliesTo: (type, title) => `отвечает и на · ${CONNECTION_LABELS[type].toLowerCase()} · ${title}`,
  remove: {
    deleted: {
      button: 'Удалить',
      label: (title) => `Удалить: ${title}`,
      heading: 'Удалить этот ответ?',
      body: 'Точно удалить этот ответ? Это действие нельзя отменить.',
    },
    detached: {
      button: 'Убрать',
      label: (title) => `Убрать из этой ветки: ${title}`,
      heading: 'Убрать этот ответ из вашей ветки?',
      body: 'Он останется у других публикаций, на которые отвечает. Если их нет, он будет удалён.',
    },
  },
  cancel: 'Оставить',
  deleted: 'Ответ удалён',
  detached: 'Ответ удалён. Он остаётся у других публикаций, на которые отвечает.',
  parentGone: 'Публикации, на которую вы хотели ответить, больше нет.',
}

export const REPLY_PANEL: typeof English.REPLY_PANEL = {
  heading: (name) => `Ответить: ${name}`,
  start: 'Начать запись',
  requestingMicrophone: 'Ждём микрофон',
  resume: 'Дальше',
  stop: 'Остановить запись',
  reRecord: 'Записать заново',
  send: 'Отправить ответ',
  sending: 'Отправляем ваш ответ',
  ready: 'Ваш ответ',
  cancel: 'Отменить ответ',
  tags: 'Теги',
  sent: 'Ответ отправлен',
  busyHeading: 'У вас есть другая запись',
  busyText: 'Она сохранена. Сначала опубликуйте её или удалите.',
  busyOpen: 'Открыть запись',
}

export const REPLY_GONE: typeof English.REPLY_GONE = {
  post: 'Этой публикации больше нет.',
  recorder:
    'Публикации, на которую вы отвечаете, больше нет. Ваша запись сохранена. Опубликуйте её отдельно или удалите.',
  publish: 'Опубликовать отдельно',
  delete: 'Удалить запись',
}

export const PARENTS: typeof English.PARENTS = {
  heading: 'На что вы отвечаете',
  inReplyTo: 'В ответ на',
  count: (n, max) => `${n} из ${max}`,
  add: 'Добавить публикацию',
  addMore: 'Добавить ещё публикации',
  connectionLabel: (title) => `Как связано с ${title}`,
  remove: (title) => `Убрать публикацию: ${title}`,
  search: 'Поиск публикаций для ответа',
  searchHint: 'Поиск публикаций',
  loading: 'Загружаем публикации',
  empty: 'Пока нет публикаций для ответа',
  noResults: (typed) => `По запросу «${typed}» ничего не нашлось`,
  confirm: (n) =>
    counted(n, {
      one: 'Ответить на # публикацию',
      few: 'Ответить на # публикации',
      many: 'Ответить на # публикаций',
      other: 'Ответить на # публикации',
    }),
  chooseFirst: 'Выберите публикацию',
}
