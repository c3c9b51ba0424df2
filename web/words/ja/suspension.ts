/** Japanese texts for suspended users: until when, why, and what remains possible. */
import { isPermanentSuspension } from '../../../domain/moderation/moderation'
import type * as English from '../suspension'

const MOMENT = new Intl.DateTimeFormat('ja', { dateStyle: 'long', timeStyle: 'short' })

export const SUSPENSION: typeof English.SUSPENSION = {
  label: 'アカウントは利用停止中です',
  heading: (until) =>
    isPermanentSuspension(until)
      ? 'アカウントは無期限で利用停止中です'
      : `アカウントは${MOMENT.format(until)}まで利用停止中です`,
  reason: 'このアカウントの投稿がメンバーから報告され、モデレーターが確認しました。',
  allowedActions:
    '聴くこと、報告すること、データのダウンロードや削除は引き続きできます。録音はこの端末に残ります。',
  manageData: 'データをダウンロードまたは削除',
}
