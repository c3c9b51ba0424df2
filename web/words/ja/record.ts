/** Japanese texts for the record screen. */
import { endSentence } from '../../../domain/text/text'
import type * as English from '../record'

export const START_LABELS: typeof English.START_LABELS = {
  plain: '録音を開始',
  reading: '朗読を録音',
  song: 'オリジナル曲を録音',
  overTrack: 'MUEに重ねて録音',
}

export const PUBLISH_LABELS: typeof English.PUBLISH_LABELS = {
  mue: { alone: '送信', withTrack: '送信' },
  squawk: { alone: 'Squawkを投稿', withTrack: 'Squawk + MUE' },
  nightingale: { alone: '曲', withTrack: '曲' },
}

export const RECORD: typeof English.RECORD = {
  heading: '録音',
  modes: '何を録音しますか？',
  comingSoon: '近日公開',
  comingSoonHint: 'まだ準備中です。ほかの種類は使えます。',
  recorder: 'レコーダー',
  details: '詳細',
  openFailed: 'この録音を開けませんでした。作成中の録音を終えるか、ページを再読み込みしてください。',
  back: '戻る',
  cancel: 'キャンセル',
  limit: (limit) => `上限${limit}`,
  limitAndRemaining: (limit, left) => `上限${limit} · 残り${left}`,
  remaining: (left) => `残り${left}`,
  recorded: '録音済み',
  waitingForMicrophone: 'マイクを待っています',
  recording: '録音中',
  paused: '一時停止中',
  shortcutStart: 'キーでも開始：',
  shortcutsRecording: 'スペースで一時停止、Enterで停止',
  shortcutsPaused: 'スペースで再開、Enterで停止',
  pause: '一時停止',
  resume: '再開',
  stop: '録音を停止',
  redo: '録り直す',
  listenBack: '聴き返す',
  playPreview: '録音を再生',
  stopPreview: '再生を停止',
  mixing: '音楽をミックスしています',
  seekPreview: '録音の再生位置',
  voiceWithTrack: (track) => `あなたの声と${track}`,
  recordedTime: '録音時間',
  microphoneLevel: 'マイクの音量',
  elapsed: (elapsed, total) => `${elapsed} / ${total}`,
  microphone: 'マイク',
  defaultMicrophone: '既定のマイク',
  headphones: '音楽がマイクに入らないよう、ヘッドホンを使ってください。',
  losslessLimit: (minutes) => `ロスレスWAVがオンです。${minutes}分まで録音できます。`,
  upgradeHint: (minutes) => `Proなら${minutes}分まで録音できます。`,
  upgrade: 'Proにアップグレード',
  showHow: '方法を見る',
  allowMicrophoneHelp: 'アドレス横のサイト設定を開き、マイクを許可してから、もう一度お試しください。',
}

export const ANNOUNCEMENTS: typeof English.ANNOUNCEMENTS = {
  started: '録音を開始しました',
  paused: '録音を一時停止しました',
  resumed: '録音を再開しました',
  secondsLeft: (seconds) => `残り${seconds}秒`,
  stopped: (time) => `${time}で録音を停止しました。聴き返す、録り直す、投稿するから選べます。`,
}

export const RECORD_FORM: typeof English.RECORD_FORM = {
  title: 'タイトル',
  count: (n, max) => `${n} / ${max}`,
  tags: 'タグ',
  tagsRequired: () => '必須',
  tagsHint: 'タグはスペースで区切ってください。#は自動で付きます。',
  description: '説明',
  optional: '任意',
}

export const DISCARD: typeof English.DISCARD = {
  heading: 'この録音を破棄しますか？',
  body: (time) => `この録音は${time}です。元に戻せません。`,
  cancel: '残す',
  discard: '破棄',
}

export const PUBLISH: typeof English.PUBLISH = {
  publishing: () => '投稿しています',
  stages: {
    mixing: '音楽をミックスしています',
    encoding: '圧縮しています',
    uploading: 'アップロードしています',
    posting: '投稿しています',
  },
  attempt: (n, of) => `${of}回中${n}回目`,
  progress: '投稿',
  cancel: 'キャンセル',
  cancelled: '投稿しませんでした。録音は残っています。',
  published: (name, link) => `${name}を投稿しました！共有リンク：${link}`,
  sent: (to) => `${to}に送りました。`,
  phoneUnavailable: '電話へのメッセージはまだ使えません。リンクを自分で送ってください。',
  copyLink: 'リンクをコピー',
  linkCopied: 'リンクをコピーしました！',
  signInToPublish: '投稿するにはログインしてください。録音はここに残ります。',
  signInToSend: 'メッセージを送るにはログインしてください。',
  alreadyPublished: 'この録音はすでに投稿されています。',
  publishingInOtherTab: '別のタブがこの録音を投稿しています。',
  savedOffline: '保存しました。オンラインになると公開されます。',
  savedAfterFailure: (failure) =>
    `${endSentence(failure.replace(/もう一度お試しください。$/, ''))}録音は保存されています。自動的に投稿されます。`,
}
