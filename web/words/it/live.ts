/** Italian texts for live updates. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../live'

const counted = createPluralizer('it')

export const LIVE: typeof English.LIVE = {
  newPosts: (count) =>
    counted(count, { one: '# nuovo post', many: '# di nuovi post', other: '# nuovi post' }),
}
