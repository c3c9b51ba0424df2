/** Japanese texts for the record screen. */
import { endSentence } from '../../../domain/text'
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
  soon: '近日公開',
  soonHint: 'この種類の声はまだ準備中です。ほかの種類は使えます。',
  deck: 'レコーダー',
  details: '詳細',
  notOpened: 'この録音をここで開けませんでした。',
  back: '戻る',
  cancel: 'キャンセル',
  limit: (limit) => `上限${limit}`,
  toGo: (limit, left) => `上限${limit} · 残り${left}`,
  left: (left) => `残り${left}`,
  recorded: '録音済み',
  asking: 'マイクを待っています',
  recording: '録音中',
  paused: '一時停止中',
  shortcutStart: 'キーでも開始：',
  shortcutsRecording: 'スペースで一時停止、Enterで停止',
  shortcutsPaused: 'スペースで再開、Enterで停止',
  pause: '一時停止',
  resume: '再開',
  stop: '録音を停止',
  redo: '録り直す',
  listen: '聴き返す',
  playPreview: '録音を再生',
  stopPreview: '再生を停止',
  mixing: '声に音楽を重ねています',
  seekPreview: '録音の再生位置',
  voiceWith: (track) => `あなたの声と、後ろに流れる${track}`,
  timer: '録音時間',
  level: 'マイクの音量',
  elapsed: (elapsed, total) => `${elapsed} / ${total}`,
  microphone: 'マイク',
  microphoneDefault: '端末におまかせ',
  headphones: '音楽がマイクに入らないよう、ヘッドホンを使ってください。',
  losslessCapped: (minutes) => `ロスレスWAVがオンです：${minutes}分まで。`,
  upgradeHint: (minutes) => `Proなら${minutes}分まで録音できます。`,
  upgrade: 'Proにアップグレード',
  how: '方法',
  howToAllow: 'アドレス横のサイト設定を開き、マイクを許可してから、もう一度お試しください。',
}

export const ANNOUNCE: typeof English.ANNOUNCE = {
  started: '録音を開始しました',
  paused: '録音を一時停止しました',
  resumed: '録音を再開しました',
  left: (seconds) => `残り${seconds}秒`,
  stopped: (time) => `${time}で録音を停止しました。聴き返す、録り直す、投稿するから選べます。`,
}

export const FORM: typeof English.FORM = {
  title: 'タイトル',
  count: (n, max) => `${n} / ${max}`,
  tags: 'タグ',
  tagsNeeded: () => '必須',
  tagsHint: '単語をスペースで区切ってください。#は自動で付きます。',
  description: '説明',
  optional: '任意',
}

export const DISCARD: typeof English.DISCARD = {
  heading: 'この録音を破棄しますか？',
  body: (time) => `${time}の録音です。この操作は取り消せません。`,
  keep: '残す',
  discard: '破棄',
}

export const PUBLISH: typeof English.PUBLISH = {
  publishing: () => '投稿しています',
  stages: {
    mixing: '声に音楽を重ねています',
    encoding: '送りやすい大きさにしています',
    uploading: '送信しています',
    posting: 'あと少しです',
  },
  attempt: (n, of) => `${of}回中${n}回目`,
  progress: '投稿',
  cancel: 'キャンセル',
  cancelled: '投稿しませんでした。録音は残っています。',
  done: (name, link) => `${name}を投稿しました！共有リンク：${link}`,
  sent: (name, to) => `${to}に${name}を送りました。`,
  phoneNotYet: '電話へのメッセージはまだ使えません。リンクをご自身で送ってください。',
  copy: 'リンクをコピー',
  copied: 'リンクをコピーしました！',
  signIn: '投稿するにはログインしてください。録音はここで待っています。',
  signInToSend: 'メッセージを送るにはログインしてください。',
  gone: 'この録音はすでに投稿されています。',
  busy: '別のタブがこの録音を投稿しています。',
  waitsOffline: '保存しました。オンラインになると公開されます。',
  waits: (failure) =>
    `${endSentence(failure.replace(/もう一度お試しください。$/, ''))}録音はこの端末に無事に残っていて、自動的に送信されます。`,
}
