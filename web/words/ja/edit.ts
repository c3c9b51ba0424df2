/** Japanese texts for editing a published post. */
import type * as English from '../edit'

export const EDIT: typeof English.EDIT = {
  edit: '編集',
  editLabel: (title) => `${title}を編集`,
  heading: (noun) => `この${noun}を編集`,
  title: 'タイトル',
  defaultTitleHint: (title) => `空欄のときは「${title}」になります。`,
  name: '名前',
  description: '説明',
  tags: 'タグ',
  tagsHint: 'タグはスペースで区切ってください。#は自動で付きます。',
  scriptReadOnly: '台本は変更できません。新しい台本を使うには、ストーリーを録音し直してください。',
  confirmsAnonymity: 'タイトルとタグは、ストーリーの中で語られていない限り、誰の話かを明かしていません。',
  restored: '前に入力した内容を復元しました。',
  cancel: 'キャンセル',
  save: '保存',
  saving: '保存中',
  saved: '変更を保存しました',
  edited: '編集済み',
}
