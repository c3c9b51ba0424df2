/** German texts for live updates. */
import { pluralOf } from '../../../domain/plural'
import type * as English from '../live'

const counted = pluralOf('de')

export const LIVE: typeof English.LIVE = {
  newVoices: (count) => counted(count, { one: '# neue Stimme', other: '# neue Stimmen' }),
}
