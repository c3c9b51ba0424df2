/** Italian texts for live updates. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../live'

const counted = createPluralizer('it')

export const LIVE: typeof English.LIVE = {
  newVoices: (count) =>
    counted(count, { one: '# nuova voce', many: '# di nuove voci', other: '# nuove voci' }),
}
