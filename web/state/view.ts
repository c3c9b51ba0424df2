/**
 * The current view. Views are switched by state (spec §2.3) and stored in the URL, so that Back, reload and links
 * work.
 */
import { type NavigateFunction, useSearchParams } from 'react-router-dom'
import { isKind } from '../../domain/kinds'
import type { View } from '../../domain/views'
import { parseViewParam, toHref } from './href'

type Params = Record<string, string>

/** Whether a path is a share page's. The app runs there only when that page cannot be reached. */
export function isLinkPath(pathname: string): boolean {
  const [, first = ''] = pathname.split('/')
  return isKind(first) || first.startsWith('@')
}

/** Whether the server responded with its 404 page. */
export function isMissingPath(pathname: string): boolean {
  return pathname !== '/' && 'missing' in document.documentElement.dataset
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

/** Opens a view. `replace` adds no history entry. */
export function goTo(view: View, params: Params = {}, { replace = false } = {}) {
  void navigate?.(toHref(view, params), { replace })
}

/** Opens a URL created by `toHref`. */
export function goToHref(href: string) {
  void navigate?.(href)
}

/** Goes back, or home if there is no earlier page of the app. */
export function goBack() {
  const { idx } = (history.state ?? {}) as { idx?: number }
  if (idx) void navigate?.(-1)
  else goTo('home', {}, { replace: true })
}
