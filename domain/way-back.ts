/** Where somebody goes on after signing in elsewhere: a place in the app, and never another site. */

/** How signing in elsewhere ended; the app says it and forgets it. */
export const ENDINGS = ['done', 'join', 'cancelled', 'failed'] as const
export type Ending = (typeof ENDINGS)[number]

const PARAM = 'signed-in'

/** The path and query of an address within the app; its start for anything else. */
export function placeOf(address: string, origin: string): string {
  const url = URL.parse(address, origin)
  return url?.origin === origin && address.startsWith('/') ? `${url.pathname}${url.search}` : '/'
}

/** The place with the ending in it. */
export function withEnding(place: string, origin: string, ending: Ending): string {
  const url = new URL(place, origin)
  url.searchParams.set(PARAM, ending)
  return `${url.pathname}${url.search}`
}

/** The ending in a query, taken out of it; null for none. */
export function takeEnding(params: URLSearchParams): Ending | null {
  const text = params.get(PARAM)
  params.delete(PARAM)
  return ENDINGS.find((ending) => ending === text) ?? null
}
