/** What the results may be narrowed to, as the address names it. */
import type { Kind } from '../../../domain/kinds'
import { KINDS_IN_ORDER } from '../../kinds'

export type SearchTab = Kind | 'people' | null
export const SEARCH_TABS: readonly SearchTab[] = [null, ...KINDS_IN_ORDER, 'people']

/** The one that an address names; all of it for any other word. */
export function tabOf(name: string | null): SearchTab {
  return SEARCH_TABS.find((tab) => tab === name) ?? null
}

/** What the address of a search says. */
export function paramsOf(query: string, tab: SearchTab): Record<string, string> {
  return { ...(query === '' ? {} : { q: query }), ...(tab ? { kind: tab } : {}) }
}
