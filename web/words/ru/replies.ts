/** Russian texts for replies: the thread under a card, the recorder panel and the parent picker. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../replies'

const counted = createPluralizer('ru')
const show = (count: number) =>
  counted(count, {
    one: 'Слушать # ответ',
    few: 'Слушать # ответа',
    many: 'Слушать # ответов',
    other: 'Слушать # ответа',
  })

export const CONNECTION_WORDS: typeof English.CONNECTION_WORDS = {
  reply: 'Реплика',
  reference: 'Ссылка',
  continuation: 'Продолжение',
  merge: 'Слияние',
  branch: 'Ответвление',
  answer: 'Ответ',
  question: 'Вопрос',
}

export const REPLY: typeof English.REPLY = {
  short: 'Ответить',
  to: (title, count) => (count === 0 ? ` на ${title}` : ` на ${title}, `),
  unit: (count) => counted(count, { one: ' ответ', few: ' ответа', many: ' ответов', other: ' ответа' }),
  show,
  showLabel: (count, title) => `${show(count)} на ${title}`,
}

export const REPLIES: typeof English.REPLIES = {
  chain: (title) => `Ответы на ${title}`,
  loading: 'Загружаем ответы',
  none: 'Ответов пока нет',
  more: 'Ещё ответы',
  loadingMore: 'Загружаем ещё',
  by: (name) => `ответ — ${name}`,
  also: (type, title) => `отвечает и на · ${CONNECTION_WORDS[type].toLowerCase()} · ${title}`,
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
  keep: 'Оставить',
  deleted: 'Ответ удалён',
  detached: 'Ответ удалён. Он остаётся у других публикаций, на которые отвечает.',
  gone: 'Публикации, на которую вы хотели ответить, больше нет.',
}

export const REPLY_PANEL: typeof English.REPLY_PANEL = {
  heading: (name) => `Ответить: ${name}`,
  start: 'Начать запись',
  asking: 'Ждём микрофон',
  resume: 'Дальше',
  stop: 'Остановить запись',
  again: 'Записать заново',
  send: 'Отправить ответ',
  sending: 'Отправляем ваш ответ',
  ready: 'Ваш ответ',
  close: 'Отменить ответ',
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
  chosen: 'В ответ на',
  count: (n, max) => `${n} из ${max}`,
  add: 'Добавить публикацию',
  addMore: 'Добавить ещё публикации',
  connects: (title) => `Как связано с ${title}`,
  remove: (title) => `Убрать публикацию: ${title}`,
  search: 'Поиск публикаций для ответа',
  searchHint: 'Поиск публикаций',
  loading: 'Загружаем публикации',
  none: 'Пока нет публикаций для ответа',
  noneFound: (typed) => `По запросу «${typed}» ничего не нашлось`,
  confirm: (n) =>
    counted(n, {
      one: 'Ответить на # публикацию',
      few: 'Ответить на # публикации',
      many: 'Ответить на # публикаций',
      other: 'Ответить на # публикации',
    }),
  confirmNone: 'Выберите публикацию',
}
