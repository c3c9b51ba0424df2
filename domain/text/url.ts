/**
 * Parses an address, relative to a base if there is one; null for what is none. In place of `URL.parse`, which is newer
 * than the oldest browsers of the app (`web/vite/browsers.ts`).
 */
export function parseUrl(address: string, base?: string): URL | null {
  return URL.canParse(address, base) ? new URL(address, base) : null
}
