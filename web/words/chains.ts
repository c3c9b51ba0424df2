/** Texts for chains: healing stories, and songs that answer each other. */

import type { ErrorCode } from '../../domain/errors/errors'
import { defineMessages } from '../../domain/i18n/i18n'
import type { Kind } from '../../domain/kinds'

/** The labels of a chain where it plays, grows and is shared (spec §2.3). */
export type ChainMessages = {
  play: (count: number) => string
  single: string
  /** The count on the card. */
  voiceCount?: (count: number) => string
  add: string
  share: string
}

/** The kinds whose posts form one chain. */
export const CHAIN_LABELS = defineMessages<Partial<Record<Kind, ChainMessages>>>('CHAIN_LABELS', {
  hum: {
    play: (count) => `Play Healing Story (${count})`,
    single: 'Single Message',
    voiceCount: (count) => `${count} voices`,
    add: 'Add to Healing Story',
    share: 'Share HUM',
  },
  nightingale: {
    play: (count) => `Play Song Chain (${count})`,
    single: 'Single Song',
    add: 'Add to Song Chain',
    share: 'Share Song',
  },
})

export const CHAIN = defineMessages('CHAIN', {
  stop: 'Stop',
  stopLabel: (title: string) => `Stop: ${title}`,
  position: (author: string, n: number, of: number) => `${author} · ${n} of ${of}`,
  original: 'Original',
  by: (author: string) => `by ${author}`,
})

/** Why a chain of a kind cannot be played: empty or unavailable. */
export const CHAIN_TROUBLE: Partial<Record<Kind, { empty: ErrorCode; failed: ErrorCode }>> = {
  hum: { empty: 'play.no_hum', failed: 'play.hum_error' },
  nightingale: { empty: 'play.no_songs', failed: 'play.songs_error' },
}
