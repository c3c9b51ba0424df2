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
      body: 'Он исчезнет у ваших записей и останется там, где отвечает другим. Если он больше ни на что не отвечает, он будет удалён.',
    },
  },
  keep: 'Оставить',
  deleted: 'Ответ удалён',
  detached: 'Ответ удалён. У других голосов, на которые он отвечает, он остаётся.',
  gone: 'Того, на что вы хотели ответить, больше нет.',
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
  busyHeading: 'Есть другая незаконченная запись',
  busyText: 'Сначала опубликуйте её или удалите. Она цела.',
  busyOpen: 'Открыть её',
}

export const REPLY_GONE: typeof English.REPLY_GONE = {
  post: 'Этой публикации больше нет.',
  recorder:
    'Публикации, на которую вы отвечаете, больше нет. Ваша запись сохранена: опубликуйте её отдельно или удалите.',
  publish: 'Опубликовать отдельно',
  delete: 'Удалить запись',
}

export const PARENTS: typeof English.PARENTS = {
  heading: 'Исходные публикации',
  chosen: 'Отвечает на',
  count: (n, max) => `${n} из ${max}`,
  add: 'Добавить исходную публикацию',
  addMore: 'Добавить ещё исходные',
  connects: (title) => `Как связано с ${title}`,
  remove: (title) => `Убрать исходную: ${title}`,
  search: 'Поиск публикаций для ответа',
  searchHint: 'Поиск голосов',
  loading: 'Загружаем голоса',
  none: 'Отвечать пока не на что',
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
