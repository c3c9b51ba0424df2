/**
 * Looks for a route once and remembers what it found for the addresses that are asked for most. Hono's quickest router cannot
 * tell `/posts/recent` from `/posts/{id}`, and the one that can walks its tree for each request.
 */
import type { Result } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'

const MOST = 500

export class RememberingRouter<T> extends TrieRouter<T> {
  readonly #found = new Map<string, Result<T>>()

  override match(method: string, path: string): Result<T> {
    const asked = `${method} ${path}`
    const known = this.#found.get(asked)
    if (known) return known
    const found = super.match(method, path)
    const [oldest] = this.#found.keys()
    if (this.#found.size >= MOST && oldest !== undefined) this.#found.delete(oldest)
    this.#found.set(asked, found)
    return found
  }

  override add(method: string, path: string, handler: T): void {
    this.#found.clear()
    super.add(method, path, handler)
  }
}
