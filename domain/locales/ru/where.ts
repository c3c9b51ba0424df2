/** Russian texts for choosing where a recording goes, after it was spoken. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/where'

const counted = createPluralizer('ru')

export const WHERE: typeof English.WHERE = {
  heading: 'Куда отправить?',
  speakFirst: 'Сначала говорите. Куда отправить, решите потом.',
  chooseFirst: 'Выбрать сразу',
  chooseFirstHint: 'После остановки это можно изменить.',
  trim: 'Обрезать',
  title: 'Название',
  fromWords: 'Из ваших слов',
  writing: 'Записываем слова…',
  inReplyTo: 'В ответ на…',
  later: 'Позже',
  sendTo: (name) => `Отправить: ${name}`,
  sendToMany: (count) => counted(count, { one: 'Отправить # человеку', other: 'Отправить # людям' }),
  limit: (name, limit) => `${name}: не длиннее ${limit}.`,
  limitOfMessage: (limit) => `Сообщение не длиннее ${limit}.`,
  limitOfMessageTo: (name, limit) => `Сообщение (${name}) не длиннее ${limit}.`,
  length: (length) => `Ваша запись: ${length}.`,
  trimTo: (limit) => `Обрезать до ${limit}`,
  chooseEnd: 'Выбрать конец',
}

export const WIRE: typeof English.WIRE = {
  other: 'Кому…',
  otherName: 'Кому-то другому',
  podcast: 'Подкаст',
}

export const CONSEQUENCES: typeof English.CONSEQUENCES = {
  public: 'Слушать могут все.',
  publicChain: 'Слушать и продолжать могут все.',
  unlisted: 'Слушать могут все, у кого есть ссылка.',
  unlistedChain: 'Слушать и продолжать могут все, у кого есть ссылка.',
  price: (price) => `Прослушивание стоит ${price}.`,
  gone: (hours) =>
    counted(hours, {
      one: 'Исчезнет через # час.',
      few: 'Исчезнет через # часа.',
      many: 'Исчезнет через # часов.',
      other: 'Исчезнет через # часа.',
    }),
  stays: 'Останется навсегда.',
  recipient: (name) => `Слушать можете только вы и ${name}.`,
  recipients: (count) =>
    counted(count, {
      one: 'Слушать можете только вы и # человек.',
      few: 'Слушать можете только вы и эти # человека.',
      many: 'Слушать можете только вы и эти # человек.',
      other: 'Слушать можете только вы и эти # человека.',
    }),
  noRecipient: 'Слушать можете только вы и тот, кого вы выберете.',
  conversation: 'Слушать можете только вы двое.',
  owlcast: (title) => `Попадёт в «${title}».`,
  newOwlcast: 'Начнёт новый Owlcast.',
  owlcastPublic: 'Для всех, бесплатно.',
  owlcastPublicPrice: (price) => `Для всех, прослушивание стоит ${price}.`,
  owlcastUnlisted: 'Только по ссылке, бесплатно.',
  owlcastUnlistedPrice: (price) => `Только по ссылке, прослушивание стоит ${price}.`,
  owlcastPrivate: 'Слушать могут только участники.',
}

export const HOLD_STAGE: typeof English.HOLD_STAGE = {
  slide: 'Проведите вверх к лицу или птице и отпустите',
  letGo: (to) => `Отпустите: ${to}`,
  letGoHere: 'Отпустите здесь, чтобы спокойно выбрать',
  nothingYet: 'Пока ничего не уходит: сначала название',
  lock: 'Закрепить',
}
