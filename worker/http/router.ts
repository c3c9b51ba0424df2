/**
 * Caches route matches of the most requested paths. Hono's fastest router cannot tell `/posts/recent` from
 * `/posts/{id}`, and the one that can walks its tree for each request.
 */
import type { Result } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'

const MOST = 500

export class RememberingRouter<T> extends TrieRouter<T> {
  readonly #matches = new Map<string, Result<T>>()

  override match(method: string, path: string): Result<T> {
    const asked = `${method} ${path}`
    const known = this.#matches.get(asked)
    if (known) return known
    const found = super.match(method, path)
    const [oldest] = this.#matches.keys()
    if (this.#matches.size >= MOST && oldest !== undefined) this.#matches.delete(oldest)
    this.#matches.set(asked, found)
    return found
  }

  override add(method: string, path: string, handler: T): void {
    this.#matches.clear()
    super.add(method, path, handler)
  }
}
