/** In place of hono's cookies in the client, which sends those of the browser. */
export function serialize(): never {
  throw new Error('The browser sends its own cookies.')
}
