/** Spanish texts for live updates. */
import { pluralOf } from '../../../domain/plural'
import type * as English from '../live'

const counted = pluralOf('es')

export const LIVE: typeof English.LIVE = {
  newVoices: (count) =>
    counted(count, { one: '# voz nueva', many: '# de voces nuevas', other: '# voces nuevas' }),
}
