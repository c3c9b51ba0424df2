/** Spanish texts for live updates. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../live'

const counted = createPluralizer('es')

export const LIVE: typeof English.LIVE = {
  newVoices: (count) =>
    counted(count, { one: '# voz nueva', many: '# de voces nuevas', other: '# voces nuevas' }),
}
