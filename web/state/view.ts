/**
 * The current view. Views are switched by state (spec §2.3) and stored in the URL, so that Back, reload and links
 * work.
 */
import { type NavigateFunction, useLocation, useSearchParams } from 'react-router-dom'
import { isKind } from '../../domain/kinds'
import type { View } from '../../domain/views'
import { parseViewParam, toHref } from './href'

type Params = Record<string, string>
/** The state that the router keeps with a page of the history. */
type PageState = { id: string }
type HistoryState = { key?: string; usr?: PageState | null }

/** The router's key of each page that it did not open itself. */
export const UNNAMED_PAGE = 'default'

/** Whether a path is a share page's. The app runs there only when that page cannot be reached. */
export function isLinkPath(pathname: string): boolean {
  const [, first = ''] = pathname.split('/')
  return isKind(first) || first.startsWith('@')
}

/** Whether the server responded with its 404 page. */
export function isMissingPath(pathname: string): boolean {
  return pathname !== '/' && 'missing' in document.documentElement.dataset
}

/** Whether the address is home's, for code that runs before React. */
export function isHomeOpen(): boolean {
  const view = new URLSearchParams(location.search).get('view')
  return location.pathname === '/' && parseViewParam(view) === 'home'
}

/** The current view and its parameters. */
export function useView(): { view: View; params: URLSearchParams } {
  const [params] = useSearchParams()
  return { view: parseViewParam(params.get('view')), params }
}

let navigate: NavigateFunction | null = null

/** Provides the router's navigate function to code outside components. */
export function bindNavigate(to: NavigateFunction | null) {
  navigate = to
}

/** Opens a view. `replace` adds no page to the history: the id of the page stays. */
export function goTo(view: View, params: Params = {}, { replace = false } = {}) {
  const page: PageState | null = replace ? { id: getPageId() } : null
  void navigate?.(toHref(view, params), { replace, state: page })
}

/** The id of the page of the history that is open. React may not have rendered it yet. */
export function getPageId(): string {
  const { key, usr } = (history.state ?? {}) as HistoryState
  return usr?.id ?? key ?? UNNAMED_PAGE
}

/** Gives the page that was loaded from the server an id of its own. To be called before the router reads the history. */
export function nameFirstPage(): void {
  const state = (history.state ?? {}) as HistoryState
  if (!state.key && !state.usr) history.replaceState({ ...state, usr: { id: crypto.randomUUID() } }, '')
}

/** The id of the page of the history that is rendered, the same after its address is replaced. */
export function usePageId(): string {
  const { key, state } = useLocation()
  return (state as PageState | null)?.id ?? key
}

/** Opens a URL created by `toHref`. */
export function goToHref(href: string) {
  void navigate?.(href)
}

/** Whether the history has an earlier page of the app: false where a link from elsewhere was opened. */
export function hasEarlierPage(): boolean {
  const { idx } = (history.state ?? {}) as { idx?: number }
  return Boolean(idx)
}

/** Goes back, or home if there is no earlier page of the app. */
export function goBack() {
  if (hasEarlierPage()) void navigate?.(-1)
  else goTo('home', {}, { replace: true })
}
