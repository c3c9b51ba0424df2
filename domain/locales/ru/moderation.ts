/** Russian texts of reports, decisions and appeals: for moderators, for authors, and in emails. */
import { createDateFormat } from '../../i18n/formats'
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/moderation'

const counted = createPluralizer('ru')
const DAY = createDateFormat('ru', { dateStyle: 'long' })

export const REASONS: typeof English.REASONS = {
  harassment: 'Травля или преследование',
  hate: 'Ненависть к группе людей',
  violence: 'Угрозы или насилие',
  sexual: 'Сексуальный контент без согласия или с детьми',
  self_harm: 'Самоубийство или причинение себе вреда',
  private_facts: 'Чужие личные данные или голос',
  impersonation: 'Выдаёт себя за другого человека',
  spam: 'Спам или мошенничество',
  other: 'Другое',
  copyright: 'Авторское право',
  flagged: 'Слово, за которым следит этот сайт',
}

export const MODERATOR: typeof English.MODERATOR = {
  tabs: { appeals: 'Обжалования', people: 'Люди', rules: 'Правила' },
  warn: (name) => `Предупредить: ${name}`,
  more: (of) => `Другие действия: ${of}`,
  history: 'История',
  held: 'Удалено или истекло. Хранится до решения.',
  bySite: 'правило этого сайта',
  ask: {
    warn: (name) => `Предупредить участника ${name}?`,
    hide: (title) => `Скрыть «${title}»?`,
    suspend: (name) => `Заблокировать участника ${name}?`,
  },
  askMany: {
    dismiss: (count) =>
      counted(count, {
        one: 'Отклонить # жалобу',
        few: 'Отклонить # жалобы',
        many: 'Отклонить # жалоб',
        other: 'Отклонить # жалобы',
      }),
    hide: (count) =>
      counted(count, {
        one: 'Скрыть # публикацию?',
        few: 'Скрыть # публикации?',
        many: 'Скрыть # публикаций?',
        other: 'Скрыть # публикации?',
      }),
  },
  rule: 'Какое правило?',
  words: 'Ваши слова этому человеку',
  wordsHint: 'Человек прочитает их, правило и как обжаловать. Кто пожаловался, он не узнает.',
  cancel: 'Отмена',
  confirm: { warn: 'Предупредить', hide: 'Скрыть', suspend: 'Заблокировать' },
  warned: 'Предупреждение отправлено.',
  select: (of) => `Выбрать: ${of}`,
  selected: (count) => counted(count, { other: 'Выбрано: #' }),
  clear: 'Снять выбор',
  decidedMany: (count) => counted(count, { other: 'Решено: #' }),
  refusedMany: (count, why) => `${counted(count, { other: 'Пропущено: #' })}: ${why}`,
  noAppeals: 'Обжалований нет',
  noAppealsText: 'Решение можно обжаловать один раз в течение двух недель.',
  theirAppeal: 'Обжалование',
  yourWords: 'Слова, которые получил человек',
  decidedBy: (username) => `Решение: @${username}`,
  uphold: 'Оставить решение',
  overturn: 'Отменить',
  otherDecides: 'Это ваше решение, поэтому обжалование рассмотрит другой модератор.',
  appealDone: {
    upheld: 'Решение остаётся. Уведомление отправлено.',
    overturned: 'Решение отменено. Уведомление отправлено.',
  },
  loadingAppeals: 'Загружаем обжалования',
  searchPeople: 'Имя, @имя или почта',
  searchHint: 'Введите имя, чтобы найти участника, его историю и роль.',
  nobody: 'Участник не найден',
  loadingPeople: 'Загружаем участников',
  historyOf: (name) => `История: ${name}`,
  openHistory: (name) => `История: ${name}`,
  loadingHistory: 'Загружаем историю',
  since: (at) => `На сайте с ${DAY.format(at)}`,
  posts: (count) =>
    counted(count, { one: '# публикация', few: '# публикации', many: '# публикаций', other: '# публикации' }),
  roles: { member: 'Участник', moderator: 'Модератор', admin: 'Администратор' },
  role: 'Роль',
  roleDone: 'Роль изменена. Уведомление отправлено.',
  note: 'Заметка для модераторов',
  addNote: 'Добавить заметку',
  noEntries: 'Нет жалоб, решений и заметок.',
  reported: (reason) => `Жалоба: ${reason}`,
  noted: 'Заметка',
  acted: {
    dismiss: 'Жалобы отклонены',
    warn: 'Предупреждение',
    hide: 'Публикация скрыта',
    show: 'Публикация снова видна',
    suspend: 'Блокировка',
    release: 'Блокировка снята',
  },
  helloActed: { hide: 'Приветствие скрыто', show: 'Приветствие снова видно' },
  suspendedDays: (days) =>
    days === null
      ? 'Блокировка навсегда'
      : counted(days, {
          one: 'Блокировка на # день',
          few: 'Блокировка на # дня',
          many: 'Блокировка на # дней',
          other: 'Блокировка на # дня',
        }),
  by: (username) => `от @${username}`,
  appeal: {
    open: 'Обжалование ждёт',
    upheld: 'Рассмотрено, решение остаётся',
    overturned: 'Рассмотрено, решение отменено',
  },
  remove: 'Удалить аккаунт',
  removeAsk: (name) => `Удалить аккаунт участника ${name}?`,
  removeText: 'Всё созданное будет удалено без возврата.',
  removeName: (username) => `Введите ${username} для подтверждения`,
  removed: 'Аккаунт удаляется.',
}

export const CONTENT_RULES: typeof English.CONTENT_RULES = {
  hint: 'Слова ищем в названиях, текстах, тегах и именах. Адреса и домены не смогут зарегистрироваться.',
  kind: 'Что',
  kinds: { word: 'Слово или фраза', email: 'Адрес почты', domain: 'Домен почты' },
  value: 'Слово, адрес или домен',
  action: 'Что происходит',
  actions: { flag: 'Сообщить модераторам', refuse: 'Отказать' },
  add: 'Добавить правило',
  added: 'Правило добавлено',
  remove: 'Убрать',
  removeLabel: (value) => `Убрать правило для ${value}`,
  removed: 'Правило убрано',
  none: 'Правил пока нет.',
  loading: 'Загружаем правила',
}

export const OWN_DECISIONS: typeof English.OWN_DECISIONS = {
  title: 'Решения о вас',
  hint: 'Что решили модераторы, почему, и ваши обжалования.',
  loading: 'Загружаем решения',
  none: 'Решений о вас нет.',
  acted: {
    warn: 'Вы получили предупреждение',
    hide: 'Мы скрыли вашу публикацию',
    suspend: 'Мы заблокировали ваш аккаунт',
  },
  helloHidden: 'Мы скрыли ваше приветствие',
  about: (title) => `О «${title}»`,
  rule: (rule) => `Правило: ${rule}`,
  words: 'Модератор написал',
  appealUntil: (at) => `Обжаловать можно до ${DAY.format(at)}.`,
  tooLate: 'Время для обжалования прошло.',
  appeal: 'Обжаловать',
  why: 'Почему это нужно изменить?',
  send: 'Отправить',
  sent: 'Спасибо. Модератор это рассмотрит.',
  yourAppeal: 'Ваше обжалование',
  outcome: {
    open: 'Модератор рассмотрит ваше обжалование.',
    upheld: 'Мы проверили ещё раз. Решение остаётся.',
    overturned: 'Мы проверили ещё раз и отменили решение.',
  },
  byOther: 'Решал другой модератор.',
  bySame: 'Решал тот же модератор, потому что другого нет.',
}

export const DECISION_EMAIL: typeof English.DECISION_EMAIL = {
  subject: {
    warn: 'Предупреждение от модераторов',
    hide: 'Мы скрыли вашу публикацию',
    suspend: 'Ваш аккаунт заблокирован',
  },
  about: (title) => `Речь о «${title}».`,
  rule: (rule) => `Правило: ${rule}. Это решил человек.`,
  words: (words) => `Модератор написал: ${words}`,
  length: (days) =>
    days === null
      ? 'У блокировки нет даты окончания.'
      : counted(days, {
          one: 'Блокировка закончится через # день.',
          few: 'Блокировка закончится через # дня.',
          many: 'Блокировка закончится через # дней.',
          other: 'Блокировка закончится через # дня.',
        }),
  appeal: (days) =>
    `Обжаловать можно в течение ${days} дней: Настройки, Безопасность, Решения о вас. По возможности это рассмотрит другой модератор.`,
  action: 'Посмотреть решение',
  footer: 'Вы получили это письмо, потому что модератор принял решение о вас или вашей публикации.',
}

export const APPEAL_EMAIL: typeof English.APPEAL_EMAIL = {
  subject: {
    upheld: 'Ваше обжалование: решение остаётся',
    overturned: 'Ваше обжалование: мы отменили решение',
  },
}

export const REMOVAL_EMAIL: typeof English.REMOVAL_EMAIL = {
  subject: 'Мы удалили ваш аккаунт',
  text: 'Администратор удалил ваш аккаунт. Всё в нём удаляется.',
}

export const REPORTS_EMAIL: typeof English.REPORTS_EMAIL = {
  subject: (count) =>
    counted(count, {
      one: '# жалоба ждёт',
      few: '# жалобы ждут',
      many: '# жалоб ждут',
      other: '# жалобы ждут',
    }),
  text: 'Участники ждут решения.',
  action: 'Открыть жалобы',
  footer: 'Вы получили это письмо, потому что модерируете этот сайт. Не больше одного в час.',
  unsubscribe: 'Больше не присылать',
}
