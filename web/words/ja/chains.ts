/** Japanese texts for chains: healing stories, and songs that answer each other. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../chains'

const counted = createPluralizer('ja')

export const CHAIN_LABELS: typeof English.CHAIN_LABELS = {
  hum: {
    play: (count) => `ストーリーを再生（${count}）`,
    single: 'この声だけ再生',
    voiceCount: (count) => counted(count, { other: '声#件' }),
    add: 'ストーリーに声を添える',
    share: 'HUMを共有',
  },
  nightingale: {
    play: (count) => `ソングチェーンを再生（${count}）`,
    single: 'この曲だけ再生',
    add: 'ソングチェーンにつなぐ',
    share: '曲を共有',
  },
}

export const CHAIN: typeof English.CHAIN = {
  stop: '停止',
  stopLabel: (title) => `停止：${title}`,
  position: (author, n, of) => `${author} · ${n}/${of}`,
  original: 'オリジナル',
  by: (author) => `作：${author}`,
}
