/** Russian texts for feeds, replies, connections and search. */

import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/posts'

export const EDIT: typeof English.EDIT = {
  edit: 'Изменить',
  editLabel: (title) => `Изменить: ${title}`,
  heading: (noun) => `Изменить ${noun}`,
  title: 'Название',
  defaultTitleHint: (title) => `Если оставить пустым, название будет «${title}».`,
  name: 'Название',
  description: 'Описание',
  tags: 'Теги',
  tagsHint: 'Разделяйте теги пробелами. # мы добавим сами.',
  scriptReadOnly: 'Изменить текст нельзя. Чтобы взять новый, запишите историю заново.',
  confirmsAnonymity: 'Название и теги не говорят, о ком эта история, если этого не говорит она сама.',
  restored: 'Мы восстановили то, что вы вводили.',
  cancel: 'Отмена',
  save: 'Сохранить',
  saving: 'Сохраняем',
  saved: 'Изменения сохранены',
  edited: 'Изменено',
  imported: 'Перенесено',
}

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
  resume: 'Продолжить',
  stop: 'Остановить запись',
  reRecord: 'Записать заново',
  send: 'Отправить ответ',
  sending: 'Отправляем ваш ответ',
  ready: 'Ваш ответ',
  cancel: 'Отменить ответ',
  sent: 'Ответ отправлен',
}

export const REPLY_GONE: typeof English.REPLY_GONE = {
  post: 'Этой публикации больше нет.',
  recorder: 'Ваша запись сохранена. Опубликуйте её отдельно или удалите.',
  recorderPrivate: 'Ваша запись сохранена. Отправьте её отдельно или удалите.',
  publish: 'Опубликовать отдельно',
  send: 'Отправить отдельно',
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

export const REPLIES_FROM_WORDS: typeof English.REPLIES_FROM_WORDS = {
  everyone: { name: 'Все', hint: 'Ответить могут все.' },
  followed: {
    name: 'Мои подписки',
    hint: 'В этой ветке могут отвечать только те, на кого вы подписаны.',
  },
  mentioned: {
    name: 'Кого я упоминаю',
    hint: 'В этой ветке могут отвечать только те, кого вы упомянули через @ в названии или тексте.',
  },
  nobody: { name: 'Никто', hint: 'Ответы выключены.' },
}

export const REPLY_POLICY_FORM: typeof English.REPLY_POLICY_FORM = {
  label: 'Кто может отвечать',
  collaboratorsHint: 'Вы и ваши соавторы всегда можете ответить.',
}

export const REPLY_LOCK: typeof English.REPLY_LOCK = {
  heading: 'Ответы ограничены',
  signIn: (from) =>
    from === 'nobody'
      ? 'Войдите, чтобы ответить, если это ваша публикация или вы соавтор.'
      : 'Войдите, чтобы узнать, можете ли вы ответить.',
  signInButton: 'Войти',
  recordingSaved: 'Ваша запись сохранена.',
  publishSeparatelyHint: 'Её можно опубликовать отдельно.',
  detach: 'Сделать отдельной публикацией',
  sendSeparatelyHint: 'Её можно отправить отдельным сообщением.',
  detachPrivate: 'Сделать отдельным сообщением',
}

export const CHAIN_LABELS: typeof English.CHAIN_LABELS = {
  hum: {
    play: (count) => `Слушать исцеляющую историю (${count})`,
    single: 'Одно сообщение',
    voiceCount: (count) =>
      counted(count, { one: '# голос', few: '# голоса', many: '# голосов', other: '# голоса' }),
    add: 'Добавить в историю',
    share: 'Поделиться HUM',
  },
  nightingale: {
    play: (count) => `Слушать цепочку песен (${count})`,
    single: 'Одна песня',
    add: 'Добавить в цепочку',
    share: 'Поделиться песней',
  },
}

export const CHAIN: typeof English.CHAIN = {
  stop: 'Стоп',
  stopLabel: (title) => `Стоп: ${title}`,
  position: (author, n, of) => `${author} · ${n} из ${of}`,
  original: 'Начало',
  by: (author) => `автор: ${author}`,
}

export const GRAPH: typeof English.GRAPH = {
  loading: 'Загружаем сеть',
  analytics: 'Статистика',
  posts: 'Всего публикаций',
  connections: 'Всего связей',
  mostConnected: 'Больше всего связей',
  noneYet: 'Пока нет',
  replies: (count) =>
    counted(count, { one: '# ответ', few: '# ответа', many: '# ответов', other: '# ответа' }),
  repliesUnit: (count) =>
    counted(count, { one: ' ответ', few: ' ответа', many: ' ответов', other: ' ответа' }),
  nodeName: (kind, title, author, replies) => `${kind}: ${title}, ${author}, ${replies}`,
  find: 'Найти публикацию',
  findLabel: 'Найти публикацию в сети',
  found: (count) =>
    counted(count, {
      one: 'Найдена # публикация',
      few: 'Найдены # публикации',
      many: 'Найдено # публикаций',
      other: 'Найдено # публикации',
    }),
  position: (nth, of) => `${nth} из ${of}`,
  noMatches: 'Ничего не найдено.',
  allHidden: 'Все виды скрыты. Включите хотя бы один, чтобы увидеть публикации.',
  kindFilters: 'Показывать виды',
  viewMode: 'Показать как',
  asGraph: 'Небо',
  asList: 'Список',
  canvas: 'Сеть публикаций и связей',
  canvasHelp:
    'Tab переходит между группами публикаций, стрелки — внутри группы, Enter открывает публикацию, P воспроизводит её с ответами.',
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
  fitAll: 'Показать всё',
  layoutInProgress: 'Расставляем публикации',
  layoutProgress: (share) => `${Math.round(share * 100)}\u00a0%`,
  skipLayout: 'Показать сейчас',
  tapAgain: 'Коснитесь ещё раз, чтобы открыть',
  closeLegend: 'Закрыть легенду',
  starSizes: 'Чем больше звезда, тем больше ответов.',
  legend: 'Обозначения',
  contentTypes: 'Виды публикаций',
  connectionTypes: 'Виды связей',
  list: 'Публикации и их связи',
  recording: 'Запись',
  inlineName: (name) => name.toLowerCase(),
  otherLines: 'Другие линии',
  recordingLine: 'запись в своём Owlcast',
  repliesTo: 'отвечает на',
  recordedIn: 'часть Owlcast',
  showMore: (count) => `Показать ещё ${count}`,
  newest: (shown, total) =>
    `Показано публикаций: ${shown.toLocaleString('ru')} из ${total.toLocaleString('ru')}. Это новейшие и те, на которые они отвечают.`,
  showOlder: 'Показать более старые публикации',
  alone: (count) =>
    counted(count, {
      one: '# публикация без связей есть в списке.',
      few: '# публикации без связей есть в списке.',
      many: '# публикаций без связей есть в списке.',
      other: '# публикации без связей есть в списке.',
    }),
  noConnections: 'Связей пока нет. Ответьте на публикацию, и здесь появится линия.',
  empty: { title: 'Публикаций пока нет', text: 'Опубликуйте что-нибудь, и оно появится здесь.' },
  goToSquawks: 'К Squawk',
}

export const SEARCH: typeof English.SEARCH = {
  results: 'Быстрый переход',
  resultCount: (count) =>
    counted(count, {
      one: '# результат',
      few: '# результата',
      many: '# результатов',
      other: '# результата',
    }),
  allResults: (query) => `Все результаты по запросу «${query}»`,
  noResults: (query) => `По запросу «${query}» ничего не нашлось`,
  searching: 'Ищем',
  offline: 'Нет сети. Подключитесь, чтобы искать.',
  moveKey: 'выбор',
  jumpKey: 'переход',
  closeKey: 'закрыть',
  postCount: (count) =>
    counted(count, { one: '# публикация', few: '# публикации', many: '# публикаций', other: '# публикации' }),
  recordingCount: (count) =>
    counted(count, { one: '# запись', few: '# записи', many: '# записей', other: '# записи' }),
  free: 'Слушать бесплатно',
  price: (price) => `${price} за прослушивание`,
  heading: 'Поиск',
  fieldLabel: 'Поиск публикаций и людей',
  clear: 'Очистить поиск',
  filterLabel: 'Показать результаты',
  allKinds: 'Всё',
  people: 'Люди',
  allPeople: 'Все люди',
  morePeople: 'Есть и другие совпадения. Введите больше букв имени.',
  more: 'Показать ещё',
  loadingMore: 'Загружаем',
  loading: 'Ищем',
  emptyTitle: 'Что вы ищете?',
  emptyText: 'Ищите публикации, людей и свои сообщения.',
  showAllKinds: 'Показать все виды',
  didYouMean: 'Может быть,',
  similar: 'Похожие публикации',
  reply: 'Ответ',
  message: 'Личное сообщение',
}

export const LIVE: typeof English.LIVE = {
  newPosts: (count) =>
    counted(count, {
      one: '# новая публикация',
      few: '# новые публикации',
      many: '# новых публикаций',
      other: '# новой публикации',
    }),
}

export const TOO_OLD: typeof English.TOO_OLD = {
  text: 'Ваш браузер слишком старый для Owlcast.',
  link: 'Послушать новые записи',
}

export const NOT_FOUND: typeof English.NOT_FOUND = {
  title: 'Страница не найдена',
  text: 'Проверьте адрес. Возможно, страница переехала или удалена.',
  home: 'Открыть Owlcast',
  search: 'Поиск',
}

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: 'Чтобы открыть эту ссылку, нужна сеть',
  text: 'Нет сети. Ссылка откроется сама, когда вы снова будете в сети.',
  savedSquawks: 'Сохранённые Squawk',
}

export const MY_POSTS_FILTER_LABELS: typeof English.MY_POSTS_FILTER_LABELS = {
  all: 'Всё',
  messages: 'Сообщения',
  spaces: 'Пространства',
  flows: 'Потоки',
  podcasts: 'Подкасты',
  started: 'Начатые',
  replies: 'Ответы',
}

export const MY_POSTS_EMPTY: typeof English.MY_POSTS_EMPTY = {
  squawk: 'Здесь появятся ваши публикации.',
  mue: 'Здесь появятся сообщения, которые вы отправите.',
  hum: 'Здесь появятся исцеляющие истории, которые вы начнёте или дополните.',
  nightingale: 'Здесь появятся песни, которые вы начнёте или продолжите.',
  owlcast: 'Здесь появятся Owlcast, которые вы создадите, и ваши записи в чужих.',
}

export const MY_POSTS: typeof English.MY_POSTS = {
  filters: 'Показать',
  loading: 'Загружаем ваши публикации',
  empty: 'Здесь пока пусто',
  emptyFiltered: (filter) => `«${filter}»: здесь пока пусто`,
  showAll: 'Показать всё',
  inReplyTo: 'В ответ на',
  to: 'Кому:',
  signedOut: {
    title: 'Ваши публикации в одном месте',
    text: 'Войдите, чтобы найти, изменить или удалить их.',
    action: 'Войти',
    reason: 'Войдите, чтобы увидеть свои публикации.',
  },
}
