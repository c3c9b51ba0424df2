/** Russian texts for drafts on this device: recovered ones and those waiting to be published. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../drafts'

const counted = createPluralizer('ru')

export const DRAFTS: typeof English.DRAFTS = {
  panel: 'Записи на этом устройстве',
  saved: 'Сохранённая запись',
  unpublished: 'Ещё не опубликована',
  waiting: 'Ждёт публикации',
  sending: 'Публикуется',
  summary: (title, time, ago) => `${title} · ${time} · ${ago}`,
  listen: 'Слушать',
  stop: 'Стоп',
  publish: 'Опубликовать',
  discard: 'Удалить',
  later: 'Позже',
  retryNow: 'Попробовать сейчас',
  cancelDiscard: 'Оставить',
  discardHeading: 'Удалить эту запись?',
  discardBody: 'Она есть только на этом устройстве. Отменить удаление нельзя.',
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
  staySignedIn: 'Не выходить',
  signOut: 'Выйти',
}
