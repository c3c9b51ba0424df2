/** Russian texts for chains: healing stories, and songs that answer each other. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../chains'

const counted = createPluralizer('ru')

export const CHAIN_LABELS: typeof English.CHAIN_LABELS = {
  hum: {
    play: (count) => `Слушать исцеляющую историю (${count})`,
    single: 'Одно сообщение',
    voiceCount: (count) =>
      counted(count, { one: '# голос', few: '# голоса', many: '# голосов', other: '# голоса' }),
    add: 'Добавить в историю',
    share: 'Поделиться HUM',
  },
  nightingale: {
    play: (count) => `Слушать цепочку песен (${count})`,
    single: 'Одна песня',
    add: 'Добавить в цепочку',
    share: 'Поделиться песней',
  },
}

export const CHAIN: typeof English.CHAIN = {
  stop: 'Стоп',
  stopLabel: (title) => `Стоп: ${title}`,
  position: (author, n, of) => `${author} · ${n} из ${of}`,
  original: 'Начало',
  by: (author) => `автор: ${author}`,
}
