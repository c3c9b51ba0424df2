/** Portuguese texts for live updates. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../live'

const counted = createPluralizer('pt')

export const LIVE: typeof English.LIVE = {
  newPosts: (count) =>
    counted(count, { one: '# post novo', many: '# de posts novos', other: '# posts novos' }),
}
