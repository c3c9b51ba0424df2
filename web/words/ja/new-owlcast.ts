/** Japanese texts for creating an owlcast and recording into one. */

import { formatDollars } from '../../../domain/billing/paywall'
import { OWLCAST_FEE_CENTS } from '../../../domain/limits'
import type * as English from '../new-owlcast'

export const NEW_OWLCAST: typeof English.NEW_OWLCAST = {
  title: 'Owlcastを作成',
  startedFrom: (title) => `「${title}」から始めます。`,
  startedFromUntitled: 'あなたが聴いた投稿から始めます。',
  name: '名前',
  description: '説明',
  tags: 'タグ',
  tagsHint: 'タグはスペースで区切ってください。#は自動で付きます。',
  privacy: '公開範囲',
  visibilities: { public: '公開', unlisted: '限定公開', private: '非公開' },
  hints: {
    public: '誰でも見つけられます。',
    unlisted: 'リンクを知っている人が聴けます。',
    private: '聴けるのはあなたと招待した人だけです。',
  },
  proOnly: '限定公開と非公開はProの機能です。',
  invitees: '招待する人',
  inviteesHint: 'ユーザー名、メールアドレス、電話番号をカンマで区切って入力してください。',
  inviteeList: '招待する相手',
  inviteeTooLong: '名前やアドレスとしては長すぎます。',
  unresolved: '招待するときに確認します。',
  byEmail: 'メールで',
  byPhone: '電話へのメッセージはまだ使えません。共有できるリンクをお渡しします',
  fee: `作成料 ${formatDollars(OWLCAST_FEE_CENTS)}（今は無料）`,
  cancel: 'キャンセル',
  create: 'Owlcastを作成',
  creating: 'Owlcastを作成しています',
  notCreated: '作成しませんでした。入力した内容は残っています。',
  sourceGone: '元の投稿はもうありません。もう一度「Owlcastを作成」を押すと、その投稿なしで作成します。',
  alreadyCreated: 'このOwlcastは、最初に送信した内容ですでに作成されています。',
  created: (name) => `「${name}」を作成しました。`,
  createdWithInvitations: (name, sent) => `「${name}」を作成しました。${sent}`,
  record: '録音',
}

export const OWLCAST_CHOICE: typeof English.OWLCAST_CHOICE = {
  label: '投稿先',
  newOwlcast: '新しいOwlcast',
  newOwlcastHint: 'このタイトルの公開Owlcastを作成します。これが最初の録音になります。',
  existingOwlcastHint: 'この録音をほかの録音に追加します。',
  moreOptions: 'その他のオプション',
  loading: 'あなたのOwlcastを読み込んでいます',
  failed: 'ほかのOwlcastを読み込めませんでした。',
}
