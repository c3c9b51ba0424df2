/** Dutch texts for live updates. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../live'

const counted = createPluralizer('nl')

export const LIVE: typeof English.LIVE = {
  newPosts: (count) => counted(count, { one: '# nieuwe post', other: '# nieuwe posts' }),
}
