/** The filter of the results, as in the address. */
import type { Kind } from '../../../domain/kinds'
import { KINDS_IN_ORDER } from '../../kinds'

export type SearchTab = Kind | 'people' | null
export const SEARCH_TABS: readonly SearchTab[] = [null, ...KINDS_IN_ORDER, 'people']

/** Parses a tab name; null (all) for unknown names. */
export function parseSearchTab(name: string | null): SearchTab {
  return SEARCH_TABS.find((tab) => tab === name) ?? null
}

/** The URL parameters of a search. */
export function toSearchParams(query: string, tab: SearchTab): Record<string, string> {
  return { ...(query === '' ? {} : { q: query }), ...(tab ? { kind: tab } : {}) }
}
