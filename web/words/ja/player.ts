/** Japanese texts for the player. */
import type * as English from '../player'

export const PLAYER: typeof English.PLAYER = {
  label: 'プレーヤー',
  nowPlaying: '再生中',
  announce: (title, author) => `再生中：${title}、${author}`,
  open: 'プレーヤーを開く',
  openQueue: (count) => `キューを開く、次に${count}件`,
  previous: '前へ',
  next: '次へ',
  back: (seconds) => `${seconds}秒戻る`,
  forward: (seconds) => `${seconds}秒進む`,
  speed: '再生速度',
  speedValue: (speed) => `${speed}×`,
  upNext: '次に再生',
  clearQueue: 'キューを空にする',
  remaining: (time) => `-${time}`,
  elapsedOfTotal: (elapsed, total) => `${elapsed} / ${total}`,
  seek: (title) => `${title}の再生位置`,
  options: (title) => `${title}のオプション`,
  moveUp: '上へ移動',
  moveDown: '下へ移動',
  remove: 'キューから削除',
  retry: '再試行',
  offline: 'オフラインです。オンラインに戻ると再生します。',
  slow: 'いつもより時間がかかっています。読み込みが終わると再生します。',
}
