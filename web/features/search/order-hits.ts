import { isExpired } from '../../../domain/posts/expiry'
import { hasAllWords } from '../../../domain/search/search'
import type { SearchHit } from '../../../domain/search/search.schema'
import { KINDS_IN_ORDER } from '../../kinds'

/**
 * Hits in display order, by kind, without expired ones. Kinds with a title that contains all words come first, since
 * Enter opens the first hit.
 */
export function orderHits(hits: readonly SearchHit[], words: readonly string[], now: number): SearchHit[] {
  const groups = KINDS_IN_ORDER.map((kind) =>
    hits.filter((hit) => hit.kind === kind && !isExpired(hit.expiresAt, now)),
  )
  const isTitled = (group: readonly SearchHit[]) => group.some(({ title }) => hasAllWords(title, words))
  return [...groups.filter(isTitled), ...groups.filter((group) => !isTitled(group))].flat()
}
