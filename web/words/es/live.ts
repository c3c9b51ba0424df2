/** Spanish texts for live updates. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../live'

const counted = createPluralizer('es')

export const LIVE: typeof English.LIVE = {
  newPosts: (count) =>
    counted(count, {
      one: '# publicación nueva',
      many: '# de publicaciones nuevas',
      other: '# publicaciones nuevas',
    }),
}
