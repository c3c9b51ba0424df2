/** Russian texts for live updates. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../live'

const counted = createPluralizer('ru')

export const LIVE: typeof English.LIVE = {
  newPosts: (count) =>
    counted(count, {
      one: '# новая публикация',
      few: '# новые публикации',
      many: '# новых публикаций',
      other: '# новой публикации',
    }),
}
