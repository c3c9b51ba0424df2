import { isExpired } from '../../../domain/expiry'
import { saysAll } from '../../../domain/search'
import type { Hit } from '../../../domain/search.schema'
import { KINDS_IN_ORDER } from '../../kinds'

/**
 * Hits in display order, by kind, without expired ones. Kinds with a title that contains all words come first, since
 * Enter opens the first hit.
 */
export function orderHits(hits: readonly Hit[], words: readonly string[], now: number): Hit[] {
  const groups = KINDS_IN_ORDER.map((kind) =>
    hits.filter((hit) => hit.kind === kind && !isExpired(hit.expiresAt, now)),
  )
  const isTitled = (group: readonly Hit[]) => group.some(({ title }) => saysAll(title, words))
  return [...groups.filter(isTitled), ...groups.filter((group) => !isTitled(group))].flat()
}
