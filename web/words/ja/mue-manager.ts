/** Japanese texts for the MUE Manager. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../mue-manager'

const counted = createPluralizer('ja')
const mues = (count: number) => counted(count, { other: '#件のMUE' })

export const MUE_MANAGER: typeof English.MUE_MANAGER = {
  hint: '音楽ライブラリに曲を入れるか、ストレージから読み込みます。',
  manage: '管理',
  intro: '誰でも録音に追加できる音楽です。',
  actions: 'ライブラリの操作',
  setup: 'テーブルを準備',
  addSamples: 'サンプルMUEを追加',
  sync: 'ストレージから同期',
  refresh: '更新',
  empty: 'MUEがありません。まず「テーブルを準備」と「サンプルMUEを追加」を押してください。',
  loading: 'MUEを読み込んでいます',
  ready: (count) => `MUEテーブルの準備ができました。${mues(count)}が入っています。`,
  added: (added, absent) =>
    absent > 0
      ? `サンプルMUEを${added}件追加しました。${absent}件はまだストレージにファイルがありません。`
      : `サンプルMUEを${added}件追加しました。`,
  usingSamples: (count) => `サンプルMUE${count}件を使用中`,
  loaded: (count) => `${mues(count)}を読み込みました。`,
  listing: 'ストレージを調べています…',
  measuring: (done, all) => `長さを調べています：${done}/${all}…`,
  working: '処理中…',
  storageEmpty: 'ストレージにMUEがありません。ライブラリはそのままです。',
  synced: (count, more) =>
    more
      ? `同期しました。ライブラリには${mues(count)}があります。ストレージには、一度に読み込める数を超えるファイルがあります。`
      : `同期しました。ライブラリには${mues(count)}があります。`,
  confirm: {
    title: 'ライブラリを置き換えますか？',
    text: (now, then) =>
      `${mues(now)}を、ストレージで見つかった${then}件に置き換えます。すでに音楽が付いている投稿はそのままです。`,
    cancel: '残す',
    replace: '置き換える',
  },
  seconds: (seconds) => `${Math.round(seconds)}秒`,
  mood: 'ムード',
  genre: 'ジャンル',
  playLabel: (name) => `再生：${name}`,
  stopLabel: (name) => `停止：${name}`,
}
