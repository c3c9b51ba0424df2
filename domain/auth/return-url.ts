/** The page to return to after signing in with a provider; always within the app. */
import { parseUrl } from '../text/url'

/**
 * The outcome of a provider sign-in; the app shows it once. `waiting`: an admin decides about the account; `refused`: the
 * site admits nobody, or nobody without an invitation.
 */
export const SIGN_IN_OUTCOMES = ['done', 'join', 'cancelled', 'failed', 'waiting', 'refused'] as const
export type SignInOutcome = (typeof SIGN_IN_OUTCOMES)[number]

const PARAM = 'signed-in'

/** Returns the path and query of a URL within the app; '/' for any other URL. */
export function toReturnPath(address: string, origin: string): string {
  const url = parseUrl(address, origin)
  return url?.origin === origin && address.startsWith('/') ? `${url.pathname}${url.search}` : '/'
}

/** Returns the path with the outcome as query parameter. */
export function withSignInOutcome(place: string, origin: string, ending: SignInOutcome): string {
  const url = new URL(place, origin)
  url.searchParams.set(PARAM, ending)
  return `${url.pathname}${url.search}`
}

/** Returns the outcome and removes it from the query; null without one. */
export function takeSignInOutcome(params: URLSearchParams): SignInOutcome | null {
  const text = params.get(PARAM)
  params.delete(PARAM)
  return SIGN_IN_OUTCOMES.find((ending) => ending === text) ?? null
}
