/** Japanese texts for the moderation queue. */

import { createPluralizer } from '../../../domain/i18n/plural'
import { isPermanentSuspension } from '../../../domain/moderation/moderation'
import type * as English from '../moderation'

const MOMENT = new Intl.DateTimeFormat('ja', { dateStyle: 'medium', timeStyle: 'short' })
const counted = createPluralizer('ja')

export const MODERATION: typeof English.MODERATION = {
  intro:
    'メンバーからの報告です。対応はすべて記録されます。本人には結果だけを知らせ、誰が報告したかは決して伝えません。',
  hint: 'メンバーからの報告と、その結果です。',
  open: 'モデレーション',
  queueLabel: '表示する報告',
  queue: { open: '対応待ち', decided: '対応済み' },
  loading: '報告を読み込んでいます',
  empty: { open: '対応待ちはありません', decided: '対応したものはまだありません' },
  emptyText: { open: '新しい報告は、件数の多い順にここに表示されます。', decided: '' },
  aboutPerson: (name) => `${name}さんについて`,
  reportCount: (count) => counted(count, { other: '報告#件' }),
  reportedBy: '報告者：',
  deletedUser: '退会したメンバー',
  hidden: '非表示',
  private: '非公開',
  unavailable: '期限切れか、削除されました',
  suspended: (until) =>
    isPermanentSuspension(until) ? '無期限で利用停止中' : `${MOMENT.format(until)}まで利用停止中`,
  moderator: 'モデレーター',
  listen: '聴く',
  listenLabel: (title) => `${title}を新しいタブで聴く`,
  view: '聴いて読む',
  viewLabel: (title) => `「${title}」を聴いて読む`,
  viewNote: '開いたことは記録されます。',
  clip: 'ポッドキャストのクリップ',
  dismiss: '却下',
  dismissLabel: (of) => `${of}についての報告を却下`,
  hide: '非表示にする',
  hideLabel: (title) => `${title}を誰にも見えないようにする`,
  show: '再び表示',
  showLabel: (title) => `${title}を再び表示`,
  suspend: '利用停止',
  suspendLabel: (name) => `${name}さんを利用停止にする`,
  release: (name) => `${name}さんの利用停止を解除`,
  suspendFor: (days) => (days === null ? '無期限で利用停止' : counted(days, { other: '#日間の利用停止' })),
  done: {
    dismiss: '却下しました',
    hide: '非表示にしました。「対応済み」にあります。',
    show: '再び表示しました',
    suspend: '利用停止にし、本人に通知しました',
    release: '利用停止を解除しました',
  },
  moreReports: (count) => counted(count, { other: 'ほか#件' }),
}
