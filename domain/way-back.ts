/** The page to return to after signing in with a provider; always within the app. */

/** The outcome of a provider sign-in; the app shows it once. */
export const ENDINGS = ['done', 'join', 'cancelled', 'failed'] as const
export type Ending = (typeof ENDINGS)[number]

const PARAM = 'signed-in'

/** Returns the path and query of a URL within the app; '/' for any other URL. */
export function placeOf(address: string, origin: string): string {
  const url = URL.parse(address, origin)
  return url?.origin === origin && address.startsWith('/') ? `${url.pathname}${url.search}` : '/'
}

/** Returns the path with the outcome as query parameter. */
export function withEnding(place: string, origin: string, ending: Ending): string {
  const url = new URL(place, origin)
  url.searchParams.set(PARAM, ending)
  return `${url.pathname}${url.search}`
}

/** Returns the outcome and removes it from the query; null without one. */
export function takeEnding(params: URLSearchParams): Ending | null {
  const text = params.get(PARAM)
  params.delete(PARAM)
  return ENDINGS.find((ending) => ending === text) ?? null
}
