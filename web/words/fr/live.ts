/** French texts for live updates. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../live'

const counted = createPluralizer('fr')

export const LIVE: typeof English.LIVE = {
  newPosts: (count) =>
    counted(count, {
      one: '# nouvelle publication',
      many: '# de nouvelles publications',
      other: '# nouvelles publications',
    }),
}
