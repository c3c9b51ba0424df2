import { isExpired } from '../../../domain/expiry'
import { saysAll } from '../../../domain/search'
import type { Hit } from '../../../domain/search.schema'
import { KINDS_IN_ORDER } from '../../kinds'

/**
 * Hits as they stand on the screen, kind by kind, without what has expired. Kinds with a title that says all words come
 * first, since the first hit is the one that Enter opens.
 */
export function orderHits(hits: readonly Hit[], words: readonly string[], now: number): Hit[] {
  const groups = KINDS_IN_ORDER.map((kind) =>
    hits.filter((hit) => hit.kind === kind && !isExpired(hit.expiresAt, now)),
  )
  const isTitled = (group: readonly Hit[]) => group.some(({ title }) => saysAll(title, words))
  return [...groups.filter(isTitled), ...groups.filter((group) => !isTitled(group))].flat()
}
