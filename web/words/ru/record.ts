/** Russian texts for the record screen. */
import { createPluralizer } from '../../../domain/i18n/plural'
import { endSentence } from '../../../domain/text/text'
import type * as English from '../record'

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
  squawk: { alone: 'Опубликовать Squawk', withTrack: 'Squawk + Mue' },
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
  recorded: 'Записано',
  waitingForMicrophone: 'Ждём микрофон',
  recording: 'Идёт запись',
  paused: 'Пауза',
  shortcutStart: 'или нажмите',
  shortcutsRecording: 'Пробел — пауза, Enter — стоп',
  shortcutsPaused: 'Пробел — дальше, Enter — стоп',
  pause: 'Пауза',
  resume: 'Дальше',
  stop: 'Остановить запись',
  redo: 'Заново',
  listenBack: 'Прослушать',
  playPreview: 'Прослушать',
  stopPreview: 'Остановить',
  mixing: 'Добавляем музыку',
  seekPreview: 'Перемотка вашей записи',
  voiceWithTrack: (track) => `Ваш голос, фоном ${track}`,
  recordedTime: 'Время записи',
  microphoneLevel: 'Уровень микрофона',
  elapsed: (elapsed, total) => `${elapsed} из ${total}`,
  microphone: 'Микрофон',
  defaultMicrophone: 'Микрофон по умолчанию',
  headphones: 'Наденьте наушники, чтобы музыка не попадала в микрофон.',
  losslessLimit: (minutes) => `Включён WAV без потерь. Можно записать до ${minutesOf(minutes)}.`,
  upgradeHint: (minutes) => `С Pro можно записывать до ${minutesOf(minutes)}.`,
  upgrade: 'Перейти на Pro',
  showHow: 'Показать как',
  allowMicrophoneHelp: 'Откройте настройки сайта рядом с адресом, разрешите микрофон и попробуйте ещё раз.',
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
  savedAfterFailure: (failure) =>
    `${endSentence(failure.replace(/ Попробуйте ещё раз\.$/, ''))} Запись сохранена. Мы опубликуем её автоматически.`,
}
