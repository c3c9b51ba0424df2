/** Russian texts for the spoken words of posts: reading, correcting, settings, words made on the device. */
import type * as English from '../en/transcripts'

export const TRANSCRIPT: typeof English.TRANSCRIPT = {
  waiting: 'Записываем слова. Около минуты.',
  edited: 'Слова исправлены',
  more: 'ещё',
  less: 'меньше',
  moreOf: (title) => `ещё из ${title}`,
  lessOf: (title) => `меньше из ${title}`,
  open: 'Расшифровка',
  heading: (title) => `Что сказано в ${title}`,
  loading: 'Загружаем слова',
  phrase: (time, text) => `${time}, ${text}`,
  playFrom: (time, title) => `Слушать ${title} с ${time}`,
}

export const TRANSCRIPT_PROBLEM_TEXTS: typeof English.TRANSCRIPT_PROBLEM_TEXTS = {
  no_speech: 'Здесь нет слов. Похоже на музыку или шум.',
  unsupported_language: 'Для этого языка слов пока нет.',
  unreadable: 'Здесь нет слов. Не удалось прочитать звук.',
  not_configured: 'Здесь нет слов. Этот сайт их пока не записывает.',
  failed: 'Здесь нет слов. Записать их не получилось.',
}

export const WORDS_EDITOR: typeof English.WORDS_EDITOR = {
  make: 'Записать слова',
  heading: 'Исправить слова',
  makeHeading: 'Слова этого поста',
  hint: 'Правки сохраняют своё место в звуке.',
  segment: (time) => `Слова в ${time}`,
  playFrom: (time) => `Слушать с ${time}`,
  language: 'Язык речи',
  again: 'Записать заново',
  againHint: 'Не тот язык? Выберите правильный. Ваши правки будут заменены.',
  start: 'Записать слова',
  makeHint: 'Можно читать во время прослушивания, а поиск найдёт сказанное.',
  privateHint: 'Это личное сообщение. Речевой сервис прослушает его один раз, чтобы записать слова.',
  remove: 'Убрать слова',
  removeHeading: 'Убрать слова?',
  removeText: 'Читать будет нельзя, и поиск больше не найдёт сказанное. Звук останется.',
  keep: 'Оставить',
  cancel: 'Отмена',
  save: 'Сохранить слова',
  saving: 'Сохраняем слова',
  saved: 'Слова сохранены',
  requested: 'Записываем слова.',
  newest: 'Что сохранено сейчас',
  removed: 'Слова убраны',
}

export const WORDS_CHOICE: typeof English.WORDS_CHOICE = {
  language: 'Язык речи',
  write: 'Записать слова',
  writeHint: 'Можно читать во время прослушивания, а поиск найдёт сказанное.',
  privateHint: 'Слова личных сообщений никогда не отправляются речевому сервису, если вы это не включите.',
  setting: 'Слова для моих публичных постов',
  settingHint:
    'Мы записываем сказанное, чтобы его можно было прочитать и найти. Для каждого поста решаете вы.',
  loadingSetting: 'Загружаем ваш выбор о словах',
}

export const DEVICE_WORDS: typeof English.DEVICE_WORDS = {
  whenAsked: 'Личное. Слова — только по вашему запросу, на этом устройстве.',
  show: 'Показать слова',
  hide: 'Скрыть слова',
  askHeading: 'Показать слова на этом устройстве?',
  askText: (megabytes) =>
    `Их запишет ваш браузер, и сообщение не покинет это устройство. Один раз загрузится ${megabytes} МБ.`,
  download: (megabytes) => `Загрузить ${megabytes} МБ`,
  notNow: 'Не сейчас',
  making: 'Записываем слова на этом устройстве',
  progress: (percent) => `${percent} %`,
  cancel: 'Отмена',
  made: 'Сделано на этом устройстве',
}

export const TITLE_PROPOSAL: typeof English.TITLE_PROPOSAL = {
  ask: (title) => `Назвать «${title}»?`,
}
