/**
 * Caches route matches of the most requested paths. Hono's fastest router cannot tell `/posts/recent` from
 * `/posts/{id}`, and the one that can walks its tree for each request.
 */
import type { Result } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'

const MAX_ENTRIES = 500

export class CachedRouter<T> extends TrieRouter<T> {
  readonly #matches = new Map<string, Result<T>>()

  override match(method: string, path: string): Result<T> {
    const cacheKey = `${method} ${path}`
    const cached = this.#matches.get(cacheKey)
    if (cached) return cached
    const result = super.match(method, path)
    const [oldest] = this.#matches.keys()
    if (this.#matches.size >= MAX_ENTRIES && oldest !== undefined) this.#matches.delete(oldest)
    this.#matches.set(cacheKey, result)
    return result
  }

  override add(method: string, path: string, handler: T): void {
    this.#matches.clear()
    super.add(method, path, handler)
  }
}
