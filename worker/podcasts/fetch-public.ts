/** Requests an address that a user named, and every redirect of it, at public hosts only (security 2.4). */
import type { AppDeps } from '../context'
import { parsePublicUrl } from '../tools/public-url'

type FetchPublicOptions = {
  /** Redirects that are followed. */
  hops: number
  signal: AbortSignal
  headers?: Readonly<Record<string, string>>
  /** Whether this is the response that was asked for. */
  isExpected: (response: Response) => boolean
}

/** The first expected response and its address; null if there is none. Each redirect is validated like the first address. */
export async function fetchPublic(
  { env, fetchExternal }: Pick<AppDeps, 'env' | 'fetchExternal'>,
  address: string,
  { hops, signal, headers, isExpected }: FetchPublicOptions,
): Promise<{ response: Response; url: string } | null> {
  let text = address
  for (let hop = 0; hop <= hops; hop++) {
    const url = parseAllowedUrl(env, text)
    if (!url) return null
    const response = await fetchExternal(url, signal, headers)
    if (isExpected(response)) return { response, url: url.href }
    await response.body?.cancel()
    const next = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || !next) return null
    text = URL.parse(next, url.href)?.href ?? ''
  }
  return null
}

/** The URL to request, or null. Tests may allow loopback hosts; other environments ignore the list. */
export function parseAllowedUrl(
  { ENVIRONMENT, ORIGIN, PODCAST_TEST_HOSTS = '' }: AppDeps['env'],
  text: string,
): URL | null {
  const url = URL.parse(text)
  if (ENVIRONMENT === 'test' && url && PODCAST_TEST_HOSTS.split(' ').includes(url.host)) return url
  return parsePublicUrl(text, [new URL(ORIGIN).hostname])
}
