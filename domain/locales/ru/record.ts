/** Russian texts for recording: drafts, scripts, podcasts, the music library and owlcasts. */

import { formatDollars } from '../../billing/price'
import { createPluralizer } from '../../i18n/plural'
import type { TrackCollection } from '../../kinds'
import { OWLCAST_FEE_CENTS } from '../../limits'
import { endSentence } from '../../text/sentences'
import type * as English from '../en/record'

const counted = createPluralizer('ru')

const minutesOf = (count: number) =>
  counted(count, { one: '# минуты', few: '# минут', many: '# минут', other: '# минуты' })

export const START_LABELS: typeof English.START_LABELS = {
  plain: 'Начать запись',
  reading: 'Записать чтение',
  song: 'Записать свою песню',
  overTrack: 'Записать поверх MUE',
}

export const PUBLISH_LABELS: typeof English.PUBLISH_LABELS = {
  mue: { alone: 'Отправить', withTrack: 'Отправить' },
  squawk: { alone: 'Опубликовать Squawk', withTrack: 'Squawk + MUE' },
  nightingale: { alone: 'Песня', withTrack: 'Песня' },
}

export const RECORD: typeof English.RECORD = {
  heading: 'Запись',
  modes: 'Что вы записываете?',
  comingSoon: 'скоро',
  comingSoonHint: 'Над этим мы ещё работаем. Остальное готово.',
  recorder: 'Диктофон',
  details: 'Подробности',
  openFailed: 'Не удалось открыть эту запись. Закончите текущую или обновите страницу.',
  back: 'Назад',
  cancel: 'Отмена',
  limit: (limit) => `до ${limit}`,
  limitAndRemaining: (limit, left) => `до ${limit} · осталось ${left}`,
  remaining: (left) => `осталось ${left}`,
  waitingForMicrophone: 'Ждём микрофон',
  recording: 'Идёт запись',
  paused: 'Пауза',
  shortcutStart: 'или нажмите',
  shortcutsRecording: 'Пробел — пауза, Enter — стоп',
  shortcutsPaused: 'Пробел — дальше, Enter — стоп',
  pause: 'Пауза',
  resume: 'Продолжить',
  stop: 'Остановить запись',
  redo: 'Заново',
  goOn: 'Продолжить запись',
  goOnFailed: 'Эту запись нельзя продолжить.',
  trimEnds: 'Обрезать края',
  cutTo: (time) => `Обрезать до ${time}`,
  undoCut: 'Отменить обрезку',
  wholeRecording: 'Вся запись',
  zoomedPart: 'Увеличенная часть',
  playPreview: 'Прослушать',
  stopPreview: 'Остановить',
  seekPreview: 'Перемотка вашей записи',
  voiceWithTrack: (track) => `Ваш голос, фоном ${track}`,
  recordedTime: 'Время записи',
  microphoneLevel: 'Уровень микрофона',
  microphone: 'Микрофон',
  defaultMicrophone: 'Микрофон по умолчанию',
  headphones: 'Наденьте наушники, чтобы музыка не попадала в микрофон.',
  storageDown:
    'Сейчас мы не можем принимать записи. Ваша подождёт на этом устройстве и отправится сама, как только станет можно.',
  losslessLimit: (minutes) => `Включён WAV без потерь. Можно записать до ${minutesOf(minutes)}.`,
  upgradeHint: (minutes) => `С Pro можно записывать до ${minutesOf(minutes)}.`,
  upgrade: 'Перейти на Pro',
  showHow: 'Показать как',
  allowMicrophoneHelp: 'Откройте настройки сайта рядом с адресом, разрешите микрофон и попробуйте ещё раз.',
}

export const HOLD: typeof English.HOLD = {
  screen: 'Запись',
  newRecording: 'Новая запись',
  release: 'Отпустите, чтобы остановить. Потом вы решите, куда она пойдёт.',
  releaseToSend: 'Отпустите, чтобы отправить.',
  sending: (to) => `Отправляется: ${to}`,
  sendingIn: (seconds) => `Отправка через ${seconds} с`,
  sendingNow: 'Отправляется',
  undo: 'Отменить',
  locking: 'Отпустите. Запись продолжится.',
  locked: 'Идёт запись. Руки свободны.',
  dropping: 'Отпустите, чтобы удалить. Ничего не сохранится.',
  slideToLock: 'Проведите вверх, чтобы закрепить',
  slideToDrop: (isRtl) => (isRtl ? 'Проведите вправо, чтобы удалить' : 'Проведите влево, чтобы удалить'),
  drop: 'Удалить',
  tooShort: 'Удерживайте, чтобы говорить',
  tapOrHold: 'Нажмите или удерживайте, чтобы говорить',
  tapToStart: 'Нажмите, чтобы начать, и ещё раз, чтобы остановить',
  tapInstead: 'Нажимать, а не удерживать',
  tapInsteadHint: 'Красная кнопка везде начинает запись одним нажатием и останавливает следующим.',
}

export const ANNOUNCEMENTS: typeof English.ANNOUNCEMENTS = {
  started: 'Запись началась',
  paused: 'Запись на паузе',
  resumed: 'Запись возобновлена',
  secondsLeft: (seconds) =>
    counted(seconds, {
      one: 'Осталась # секунда',
      few: 'Осталось # секунды',
      many: 'Осталось # секунд',
      other: 'Осталось # секунды',
    }),
  stopped: (time) => `Запись остановлена: ${time}. Прослушайте, запишите заново или опубликуйте.`,
}

export const RECORD_FORM: typeof English.RECORD_FORM = {
  title: 'Название',
  count: (n, max) => `${n} / ${max}`,
  tags: 'Теги',
  tagsRequired: (mode) => `нужны: ${mode}`,
  tagsHint: 'Разделяйте теги пробелами. # мы добавим сами.',
  description: 'Описание',
  optional: 'необязательно',
  addTag: 'Добавьте тег',
  removeTag: (tag) => `Убрать тег ${tag}`,
  addSuggestedTag: (tag) => `Добавить тег ${tag}`,
  moreOptions: 'Ещё параметры',
  moreOptionsHint: 'Описание, ответы',
}

export const DISCARD: typeof English.DISCARD = {
  heading: 'Удалить эту запись?',
  body: (time) => `Длина этой записи — ${time}. Отменить удаление нельзя.`,
  cancel: 'Оставить',
  discard: 'Удалить',
}

export const PUBLISH: typeof English.PUBLISH = {
  publishing: (name) => `Публикуем: ${name}`,
  stages: { mixing: 'Добавляем музыку', encoding: 'Сжимаем', uploading: 'Загружаем', posting: 'Публикуем' },
  attempt: (n, of) => `Попытка ${n} из ${of}`,
  progress: 'Публикация',
  cancel: 'Отмена',
  mayLeave: 'Можно уйти с этой страницы. Всё продолжится, а запись сохранена.',
  cancelled: 'Не опубликовано. Ваша запись на месте.',
  published: (name, link) => `Опубликовано: ${name}! Ссылка: ${link}`,
  sent: (to) => `Отправлено: ${to}.`,
  phoneUnavailable: 'Сообщения на телефон пока недоступны. Отправьте ссылку сами.',
  copyLink: 'Скопировать ссылку',
  linkCopied: 'Ссылка скопирована!',
  signInToPublish: 'Войдите, чтобы опубликовать. Запись останется здесь.',
  signInToSend: 'Войдите, чтобы отправить сообщение.',
  alreadyPublished: 'Вы уже опубликовали эту запись.',
  publishingInOtherTab: 'Эту запись публикует другая вкладка.',
  savedOffline: 'Сохранено. Опубликуется, когда вы будете в сети.',
  savedBusy: 'Сохранено здесь. Мы попробуем ещё раз.',
  savedAfterFailure: (failure) => `${endSentence(failure)} Запись сохранена. Мы опубликуем её автоматически.`,
}

export const PUBLISH_PRIVATE: typeof English.PUBLISH_PRIVATE = {
  publishing: (name) => `Отправляем: ${name}`,
  cancelled: 'Не отправлено. Ваша запись на месте.',
  signInToPublish: 'Войдите, чтобы отправить. Запись останется здесь.',
  alreadyPublished: 'Вы уже отправили эту запись.',
  publishingInOtherTab: 'Эту запись отправляет другая вкладка.',
  savedOffline: 'Сохранено. Отправится, когда вы будете в сети.',
  savedAfterFailure: (failure) => `${endSentence(failure)} Запись сохранена. Мы отправим её автоматически.`,
}

export const DRAFTS: typeof English.DRAFTS = {
  panel: 'Записи на этом устройстве',
  saved: 'Сохранённая запись',
  savedForAWeek:
    'Сохранённая запись. Этот браузер удалит её примерно через неделю без посещений, если не установить приложение.',
  unpublished: 'Ещё не опубликована',
  onlyInTab: 'Только в этой вкладке. Опубликуйте, прежде чем её закрыть.',
  waiting: 'Ждёт публикации',
  sending: 'Публикуется',
  to: (name) => `Кому: ${name}`,
  listen: 'Слушать',
  stop: 'Стоп',
  publish: 'Опубликовать',
  discard: 'Удалить',
  later: 'Позже',
  retryNow: 'Попробовать сейчас',
  cancelDiscard: 'Оставить',
  discardHeading: 'Удалить эту запись?',
  discardBody: 'Она есть только на этом устройстве. Отменить удаление нельзя.',
  unsavedHello: 'Ваше приветствие, ещё не сохранено',
  open: 'Открыть',
  discarded: 'Запись удалена',
  readFailed: 'Не удалось прочитать эту запись. Обновите страницу и попробуйте ещё раз.',
  signOutHeading: 'Выйти, не отправив записи?',
  signOutBody: (n) =>
    counted(n, {
      one: '# запись ещё не опубликована. Она будет на этом устройстве, когда вы снова войдёте.',
      few: '# записи ещё не опубликованы. Они будут на этом устройстве, когда вы снова войдёте.',
      many: '# записей ещё не опубликовано. Они будут на этом устройстве, когда вы снова войдёте.',
      other: '# записи ещё не опубликовано. Они будут на этом устройстве, когда вы снова войдёте.',
    }),
  putAway:
    'Запись осталась на этом устройстве. Она снова появится, когда вы войдёте в аккаунт, в котором её записали.',
  staySignedIn: 'Не выходить',
  signOut: 'Выйти',
}

export const SHARED_IN: typeof English.SHARED_IN = {
  lost: 'Не удалось открыть то, чем вы поделились. Выберите файл здесь или вставьте ссылку.',
  none: 'Поделитесь ссылкой на подкаст или аудиофайлом (WAV, MP3, OGG или M4A) меньше 50 МБ.',
  recordingOpen: 'Сначала опубликуйте или удалите эту запись. Потом мы откроем то, чем вы поделились.',
  heading: 'Чем это станет?',
  upTo: (length) => `До ${length}`,
  partUpTo: (length) => `До ${length}. Затем вы выберете часть.`,
  podcastHint: 'Включите часть и ответьте на неё',
  choosePart: 'Выберите часть',
  tooLong: (length, limit) => `Запись длится ${length}, а места — на ${limit}.`,
  takePart: 'Взять эту часть',
  wholeSound: 'Вся запись',
  opening: 'Открываем то, чем вы поделились …',
  importFailed: 'Не удалось добавить эту запись. Попробуйте ещё раз.',
}

export const HUM: typeof English.HUM = {
  heading: 'Начните исцеляющую историю',
  intro: 'Из двух ответов получится текст. Вы читаете его вслух, а другие добавляют свои голоса.',
  notAdvice: 'Добрые слова, не медицинский совет.',
  recipientName: 'Для кого это?',
  recipientNameHint: 'Имя человека. Фамилия не нужна.',
  alias: 'Имя в тексте',
  aliasHint: 'Это имя прочтут и услышат другие. Оставьте пустым, чтобы использовать имя человека.',
  condition: 'Через что проходит этот человек?',
  conditionHint: 'Состояние, в нескольких словах.',
  outcomeHint: 'В настоящем времени, как будто это уже так.',
  presentOutcome: 'Какой станет жизнь, когда всё хорошо?',
  wholenessFeeling: 'Какие при этом чувства?',
  meaningPurpose: 'Почему это важно?',
  witnesses: 'Кто говорит вместе с вами?',
  soundHeading: 'Настроить текст',
  emotionWords: 'Слова, которые прозвучат',
  tone: 'Тон',
  length: 'Длина',
  language: 'Язык',
  spiritual: 'Духовный язык',
  closure: 'Завершить заключительной фразой',
  visibilityHeading: 'Кто сможет её найти?',
  consent: 'Мне можно говорить об этом человеке',
  unlisted: 'Только по ссылке',
  unlistedHint: 'Лучше так, если в тексте настоящее имя.',
  saveAnswers: 'Сохранить мои ответы вместе с историей',
  saveAnswersHint: 'Иначе они останутся на этом устройстве. Другие никогда их не увидят.',
  create: 'Создать текст',
  recreate: 'Создать текст заново',
  scriptHeading: 'Текст исцеляющего намерения',
  script: 'Текст',
  forName: (name) => `Для: ${name}`,
  readAloud: 'Прочитайте вслух, когда будете готовы. Сначала можно изменить любое слово.',
  changeAnswers: 'Изменить',
  estimatedLength: (time) => `примерно ${time}`,
  empty: 'Здесь появится ваш текст.',
  edit: 'Изменить текст',
  done: 'Готово',
  record: 'Записать чтение',
  failed: 'Не удалось загрузить текст. Попробуйте ещё раз.',
}

export const SCRIPT_READER: typeof English.SCRIPT_READER = {
  label: 'Читать вслух',
  slower: 'Медленнее',
  faster: 'Быстрее',
  startScrolling: 'Прокручивать за мной',
  stopScrolling: 'Не прокручивать',
  speed: (percent) => `Темп ${percent}\u00a0%`,
}

export const HUM_EMOTION_LABELS: typeof English.HUM_EMOTION_LABELS = {
  love: 'любовь',
  compassion: 'сострадание',
  gratitude: 'благодарность',
  courage: 'мужество',
  peace: 'мир в душе',
  wonder: 'изумление',
  relief: 'облегчение',
}

export const HUM_TONE_LABELS: typeof English.HUM_TONE_LABELS = {
  classic: 'классический',
  gentle: 'мягкий',
  bold: 'смелый',
}

export const HUM_LENGTH_LABELS: typeof English.HUM_LENGTH_LABELS = {
  short: 'короткий',
  medium: 'средний',
  long: 'длинный',
}

export const SONG: typeof English.SONG = {
  songTitle: 'Название песни',
  author: 'Автор',
  original: 'Это авторская песня',
  covers: 'Каверы не допускаются. Слова и музыка должны быть вашими.',
}

/** `of` is what is missing, in the genitive. */
const NAMES: Record<TrackCollection, { one: string; many: string; of: string }> = {
  mue: { one: 'MUE', many: 'MUE', of: 'MUE' },
  beat: { one: 'бит', many: 'биты', of: 'битов' },
}

const ADD: Record<TrackCollection, string> = { mue: 'Добавить музыку MUE', beat: 'Добавить бит' }

export const LIBRARY: typeof English.LIBRARY = {
  choose: (collection) => `Выбрать ${NAMES[collection].one}`,
  add: (collection) => ADD[collection],
  tab: (collection) => (collection === 'beat' ? 'Биты' : 'MUE'),
  remove: (collection) => `Убрать ${NAMES[collection].one}`,
  search: (collection) => `Найти ${NAMES[collection].many}`,
  searchHint: 'Название, настроение или жанр',
  searchAll: 'Поиск фоновой музыки',
  anyMood: 'Любое настроение',
  mood: 'Настроение',
  anyGenre: 'Любой жанр',
  genre: 'Жанр',
  showAll: 'Показать всё',
  addTrack: 'Добавить',
  addLabel: (name) => `Добавить: ${name}`,
  added: 'Добавлено',
  removeLabel: (name) => `Убрать: ${name}`,
  playLabel: (name) => `Слушать: ${name}`,
  pauseLabel: (name) => `Пауза: ${name}`,
  collection: (collection) => NAMES[collection].one,
  playingHint: 'играет под ваш голос',
  loading: (collection) => `Загружаем ${NAMES[collection].many}`,
  none: (collection) => `Пока нет ${NAMES[collection].of}`,
  noneFiltered: 'Ничего не нашлось. Попробуйте другое настроение или жанр.',
  noResults: (query) => `По запросу «${query}» ничего не нашлось`,
  section: 'Библиотека MUE',
  background: 'Фоновая музыка',
  open: 'Открыть',
  summary: (count) =>
    count === 0 ? 'Пока нет MUE' : `${count.toLocaleString('ru')} MUE, от спокойных до ярких.`,
  loadingAll: 'Загружаем MUE',
  offline: 'Для музыки нужна сеть. Записывать можно и без неё.',
}

const mues = (count: number) => `${count.toLocaleString('ru')} MUE`

export const MUE_MANAGER: typeof English.MUE_MANAGER = {
  hint: 'Заполните музыкальную библиотеку или загрузите её из хранилища.',
  manage: 'Управлять',
  intro: 'Музыка, которую каждый может добавить к записи.',
  actions: 'Действия с библиотекой',
  setup: 'Подготовить таблицу',
  addSamples: 'Добавить примеры MUE',
  sync: 'Синхронизировать с хранилищем',
  refresh: 'Обновить',
  empty: 'MUE пока нет. Нажмите «Подготовить таблицу» и «Добавить примеры MUE», чтобы начать.',
  loading: 'Загружаем MUE',
  ready: (count) => `Таблица MUE готова, в ней ${mues(count)}.`,
  added: (added, absent) =>
    absent > 0
      ? `Добавлено примеров: ${mues(added)}. Без файла в хранилище пока ${absent.toLocaleString('ru')}.`
      : `Добавлено примеров: ${mues(added)}.`,
  usingSamples: (count) => `Используем примеры: ${mues(count)}`,
  loaded: (count) => `Загружено: ${mues(count)}.`,
  listing: 'Читаем хранилище…',
  measuring: (done, all) => `Измеряем длительность: ${done} из ${all}…`,
  working: 'Работаем…',
  storageEmpty: 'В хранилище нет MUE. Библиотека не изменилась.',
  synced: (count, more) =>
    more
      ? `Готово. Теперь в библиотеке ${mues(count)}. В хранилище больше файлов, чем читается за раз.`
      : `Готово. Теперь в библиотеке ${mues(count)}.`,
  confirm: {
    title: 'Заменить библиотеку?',
    text: (now, then) =>
      `Вместо ${mues(now)} будет ${then.toLocaleString('ru')} — столько нашлось в хранилище. Публикации, в которых уже есть музыка, останутся как есть.`,
    cancel: 'Оставить',
    replace: 'Заменить',
  },
  seconds: (seconds) => `${Math.round(seconds)} с`,
  mood: 'Настроение',
  genre: 'Жанр',
  playLabel: (name) => `Слушать: ${name}`,
  stopLabel: (name) => `Остановить: ${name}`,
}

export const NEW_OWLCAST: typeof English.NEW_OWLCAST = {
  title: 'Создать Owlcast',
  startedFrom: (title) => `На основе «${title}».`,
  name: 'Название',
  description: 'Описание',
  tags: 'Теги',
  tagsHint: 'Разделяйте теги пробелами. # мы добавим сами.',
  privacy: 'Доступ',
  visibilities: { public: 'Для всех', unlisted: 'По ссылке', private: 'Закрытый' },
  hints: {
    public: 'Его может найти каждый.',
    unlisted: 'Его может слушать каждый, у кого есть ссылка.',
    private: 'Его слышите только вы и те, кого вы пригласите.',
  },
  proOnly: 'Для доступа по ссылке и закрытого доступа нужен Pro.',
  invitees: 'Кого пригласить',
  inviteesHint: 'Имена пользователей, адреса почты или номера телефонов через запятую.',
  inviteeList: 'Кого вы приглашаете',
  inviteeTooLong: 'Это слишком длинно для имени или адреса.',
  unresolved: 'Мы проверим это при отправке приглашения.',
  byEmail: 'письмом',
  byPhone: 'сообщений на телефон пока нет: вы получите ссылку, которой можно поделиться',
  fee: `Плата за создание ${formatDollars(OWLCAST_FEE_CENTS)} — не взимается`,
  cancel: 'Отмена',
  create: 'Создать Owlcast',
  creating: 'Создаём ваш Owlcast',
  notCreated: 'Не создано. Всё, что вы ввели, на месте.',
  sourceGone: 'Исходной публикации больше нет. Нажмите «Создать Owlcast» ещё раз, чтобы продолжить без неё.',
  alreadyCreated: 'Этот Owlcast уже создан с тем, что вы отправили в первый раз.',
  createdEarlier: (name) => `«${name}» уже создан. Создайте ещё раз, чтобы появился и этот.`,
  created: (name) => `Готово: «${name}».`,
  createdWithInvitations: (name, sent) => `Готово: «${name}». ${sent}`,
  record: 'Записать',
}

export const OWLCAST_CHOICE: typeof English.OWLCAST_CHOICE = {
  label: 'Опубликовать в',
  newOwlcast: 'Новый Owlcast',
  newOwlcastHint: 'Создаст Owlcast для всех с этим заголовком. Это будет его первая запись.',
  existingOwlcastHint: 'Добавит эту запись к остальным.',
  lostOwlcastHint: 'В этот Owlcast больше нельзя записывать. Выберите другой.',
  moreOptions: 'Другие настройки',
  loading: 'Загружаем ваши Owlcast',
  failed: 'Не удалось загрузить другие ваши Owlcast.',
}

export const OWLCAST: typeof English.OWLCAST = {
  collaborators: (count) =>
    counted(count, { one: '# соавтор', few: '# соавтора', many: '# соавторов', other: '# соавтора' }),
  startedFrom: (title) => `Начало: ${title}`,
  play: 'Слушать',
  hide: 'Скрыть',
  playLabel: (title) => `Слушать: ${title}`,
  hideLabel: (title) => `Скрыть: ${title}`,
  record: 'Записать',
  recordLabel: (title) => `Записать в ${title}`,
  reply: 'Ответить',
  replyLabel: (title) => `Ответить на ${title}`,
}

export const COVER: typeof English.COVER = {
  group: 'Обложка',
  of: (title) => `Обложка: ${title}`,
  choose: 'Выбрать картинку',
  useDrawn: 'Вернуть нарисованную обложку',
  small: (pixels) =>
    `Приложениям для подкастов нужно не меньше ${pixels} пикселей по стороне, поэтому они показывают нарисованную обложку.`,
}

export const RECORDINGS: typeof English.RECORDINGS = {
  list: (title) => `Записи в ${title}`,
  loading: 'Загружаем записи',
  none: 'Записей пока нет',
  recordFirst: 'Запишите первую',
  more: 'Ещё записи',
  loadingMore: 'Загружаем ещё',
  newRecordings: (count) =>
    counted(count, {
      one: '# новая запись',
      few: '# новые записи',
      many: '# новых записей',
      other: '# новой записи',
    }),
  position: (author, n, of) => `${author} · ${n} из ${of}`,
  controls: 'Управление разговором',
  previous: 'Предыдущая',
  next: 'Следующая',
  latest: 'Последняя',
  conversation: 'разговор',
  actions: (title) => `Другие действия: ${title}`,
  delete: 'Удалить',
  singular: 'Запись',
  noun: 'запись',
}
