/** Russian texts for drafts on this device: recovered ones and those waiting to be published. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../drafts'

const counted = createPluralizer('ru')

export const DRAFTS: typeof English.DRAFTS = {
  panel: 'Записи на этом устройстве',
  saved: 'Запись сохранена',
  atHand: 'Ещё не опубликована',
  waiting: 'Ждёт публикации',
  sending: 'Публикуется',
  facts: (title, time, ago) => `${title} · ${time} · ${ago}`,
  listen: 'Слушать',
  stop: 'Стоп',
  publish: 'Опубликовать',
  discard: 'Удалить',
  later: 'Позже',
  tryNow: 'Попробовать сейчас',
  keep: 'Оставить',
  discardHeading: 'Удалить эту запись?',
  discardBody: 'Она есть только на этом устройстве. Это действие нельзя отменить.',
  discarded: 'Запись удалена',
  unreadable: 'Не удалось прочитать эту запись с устройства.',
  signOutHeading: 'Выйти, не отправив записи?',
  signOutBody: (n) =>
    counted(n, {
      one: '# запись ещё не опубликована. Она останется на этом устройстве и подождёт, пока вы снова войдёте.',
      few: '# записи ещё не опубликованы. Они останутся на этом устройстве и подождут, пока вы снова войдёте.',
      many: '# записей ещё не опубликовано. Они останутся на этом устройстве и подождут, пока вы снова войдёте.',
      other:
        '# записи ещё не опубликовано. Они останутся на этом устройстве и подождут, пока вы снова войдёте.',
    }),
  signOutKeep: 'Не выходить',
  signOutGo: 'Выйти',
}
