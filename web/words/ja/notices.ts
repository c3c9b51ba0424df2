/** Japanese texts for the notifications panel. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../notices'
import { KIND_LABELS } from './kinds'

const counted = createPluralizer('ja')

type Sentences = (typeof English.NOTICE_SENTENCES)['events']['message']

const MEANWHILE = '。聴くことと、自分のデータのダウンロードや削除は引き続きできます。'
const SOMEONE = '退会したメンバー'

/** A name with its honorific, which only names take. */
const san = (who: English.SentencePiece): English.SentencePiece[] =>
  typeof who === 'string' || who.name === SOMEONE ? [who] : [who, 'さん']

const same = (sentence: Sentences['one']): Sentences => ({ one: sentence, many: sentence })

export const NOTICES: typeof English.NOTICES = {
  heading: '通知',
  markAllRead: 'すべて既読にする',
  markedAllRead: 'すべての通知を既読にしました。',
  unread: '未読',
  list: 'すべての通知',
  delete: (sentence) => `通知を削除：${sentence}`,
  deleted: '通知を削除しました。',
  undo: '元に戻す',
  loadEarlier: '以前の通知',
  loading: '通知を読み込んでいます',
  loadingEarlier: '以前の通知を読み込んでいます',
  offline: 'オフラインです。この一覧は最新ではないかもしれません。',
  stale: 'この一覧を更新できませんでした。最新ではないかもしれません。',
  empty: { title: '通知はまだありません', text: '返信、メンション、メッセージ、招待がここに表示されます。' },
}

export const NOTICE_SENTENCES: typeof English.NOTICE_SENTENCES = {
  someone: SOMEONE,
  untitledPost: (kind) => KIND_LABELS[kind].noun,
  ownPost: 'あなたの投稿',
  system: {
    'plan.ended': [{ name: 'Proの期間が終わりました' }, '。Proで作ったものはすべてそのまま残ります。'],
    'moderation.suspended': [{ name: 'アカウントが一時的に利用停止になりました' }, MEANWHILE],
    'moderation.suspended_for_good': [{ name: 'アカウントが無期限の利用停止になりました' }, MEANWHILE],
    'moderation.released': ['アカウントの利用停止が解除されました。'],
  },
  hidden: (voice) => ['モデレーターが', voice, 'を非表示にしました。今は誰も聴けません。'],
  restored: (voice) => ['モデレーターが', voice, 'を元に戻しました。'],
  replied: {
    chain: {
      one: ({ who, what }) => [...san(who), 'が', what, 'に声を添えました'],
      many: ({ who, what, count }) => [
        what,
        `に${counted(count, { other: '#件の声' })}が加わりました。最新は`,
        ...san(who),
        'です',
      ],
    },
    cast: {
      one: ({ who, what }) => [...san(who), 'が', what, 'に録音を追加しました'],
      many: ({ who, what, count }) => [
        what,
        `に${counted(count, { other: '#件の新しい録音' })}があります。最新は`,
        ...san(who),
        'です',
      ],
    },
    voice: {
      one: ({ who, what }) => [...san(who), 'が', what, 'に返信しました'],
      many: ({ who, what, count }) => [
        what,
        `に${counted(count, { other: '#件の返信' })}があります。最新は`,
        ...san(who),
        'です',
      ],
    },
  },
  events: {
    message: {
      one: ({ who }) => [...san(who), 'からMUEが届きました'],
      many: ({ who, count }) => [...san(who), `からMUEが${counted(count, { other: '#件' })}届きました`],
    },
    mention: same(({ who, what }) => [...san(who), 'が', what, 'であなたをメンションしました']),
    invite: same(({ who, what }) => [...san(who), 'があなたを', what, 'の共同制作に招待しました']),
    new_post: {
      one: ({ who, what }) => [...san(who), 'が', what, 'を共有しました'],
      many: ({ who, what, count }) => [
        ...san(who),
        `が${counted(count, { other: '#件の投稿' })}を共有しました。最新は`,
        what,
        'です',
      ],
    },
    every_squawk: same(({ who, what }) => [
      '新しいSquawkがあります。最新は',
      ...san(who),
      'の',
      what,
      'です',
    ]),
    report: {
      one: () => ['新しい報告が対応を待っています。'],
      many: ({ count }) => [counted(count, { other: '新しい報告が#件、対応を待っています。' })],
    },
    expiry: same(({ what }) => [what, 'がもうすぐ消えます。今のうちにもう一度聴けます。']),
  },
}
