/** Japanese texts for suspended users: until when, why, and what remains possible. */
import { isPermanentSuspension } from '../../../domain/moderation'
import type * as English from '../suspension'

const MOMENT = new Intl.DateTimeFormat('ja', { dateStyle: 'long', timeStyle: 'short' })

export const SUSPENSION: typeof English.SUSPENSION = {
  label: 'アカウントは利用停止中です',
  heading: (until) =>
    isPermanentSuspension(until)
      ? 'アカウントは無期限で利用停止中です'
      : `アカウントは${MOMENT.format(until)}まで利用停止中です`,
  why: 'このアカウントの発言がメンバーから報告され、モデレーターが決定しました。',
  meanwhile:
    '聴くこと、有害なものを報告すること、自分のものを持ち出したり削除したりすることは引き続きできます。録音はこの端末に残ります。',
  yours: '持ち出す、または削除する',
}
