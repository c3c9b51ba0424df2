/** German texts for live updates. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../live'

const counted = createPluralizer('de')

export const LIVE: typeof English.LIVE = {
  newPosts: (count) => counted(count, { one: '# neuer Beitrag', other: '# neue Beiträge' }),
}
