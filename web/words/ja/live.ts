/** Japanese texts for live updates. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../live'

const counted = createPluralizer('ja')

export const LIVE: typeof English.LIVE = {
  newPosts: (count) => counted(count, { other: '新しい投稿が#件' }),
}
