/** Japanese texts for creating an owlcast and recording into one. */
import { OWLCAST_FEE_CENTS } from '../../../domain/limits'
import { formatDollars } from '../../../domain/paywall'
import type * as English from '../new-owlcast'

export const NEW_OWLCAST: typeof English.NEW_OWLCAST = {
  title: 'Owlcastを作成',
  from: (title) => `「${title}」から始めます。`,
  fromUntitled: 'あなたが聴いた投稿から始めます。',
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
  invited: '招待する相手',
  inviteeTooLong: '名前やアドレスとしては長すぎます。',
  unresolved: '招待するときに確認します。',
  byMail: 'メールで',
  byPhone: '電話へのメッセージはまだ使えません。共有できるリンクをお渡しします',
  fee: `作成料 ${formatDollars(OWLCAST_FEE_CENTS)}（今は無料）`,
  cancel: 'キャンセル',
  create: 'Owlcastを作成',
  creating: 'Owlcastを作成しています',
  stopped: '作成しませんでした。入力した内容は残っています。',
  sourceGone: '元の投稿はもうありません。もう一度「Owlcastを作成」を押すと、その投稿なしで作成します。',
  madeBefore: 'このOwlcastは、最初に送信した内容ですでに作成されています。',
  made: (name) => `「${name}」を作成しました。`,
  madeInviting: (name, sent) => `「${name}」を作成しました。${sent}`,
  record: '録音',
}

export const INTO: typeof English.INTO = {
  label: '投稿先',
  fresh: '新しいOwlcast',
  freshHint: 'このタイトルの公開Owlcastを作成します。これが最初の録音になります。',
  mineHint: 'この録音をほかの録音に追加します。',
  more: 'その他のオプション',
  loading: 'あなたのOwlcastを読み込んでいます',
  failed: 'ほかのOwlcastを読み込めませんでした。',
}
