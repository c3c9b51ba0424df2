/** Russian texts for suspended users: until when, why, and what remains possible. */
import { isPermanentSuspension } from '../../../domain/moderation/moderation'
import type * as English from '../suspension'

const MOMENT = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeStyle: 'short' })

export const SUSPENSION: typeof English.SUSPENSION = {
  label: 'Ваш аккаунт заблокирован',
  heading: (until) =>
    isPermanentSuspension(until)
      ? 'Ваш аккаунт заблокирован навсегда'
      : `Ваш аккаунт заблокирован до ${MOMENT.format(until)}`,
  reason: 'На публикации этого аккаунта пожаловались, и модератор их рассмотрел.',
  allowedActions:
    'Вы по-прежнему можете слушать, жаловаться, скачать или удалить свои данные. То, что вы запишете, останется на этом устройстве.',
  manageData: 'Скачать или удалить данные',
}
