/** Chinese texts for chains: healing stories, and songs that answer each other. */
import type * as English from '../chains'

export const CHAIN_LABELS: typeof English.CHAIN_LABELS = {
  hum: {
    play: (count) => `播放疗愈故事（${count}）`,
    single: '只听这一条',
    voiceCount: (count) => `${count} 个声音`,
    add: '接上疗愈故事',
    share: '分享 HUM',
  },
  nightingale: {
    play: (count) => `播放歌曲接龙（${count}）`,
    single: '只听这一首',
    add: '加入歌曲接龙',
    share: '分享歌曲',
  },
}

export const CHAIN: typeof English.CHAIN = {
  stop: '停止',
  stopLabel: (title) => `停止：${title}`,
  position: (author, n, of) => `${author} · 第 ${n} 个，共 ${of} 个`,
  original: '最初的声音',
  by: (author) => `来自 ${author}`,
}
