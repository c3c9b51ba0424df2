/** Addresses of the fediverse: `@user@host`, as Mastodon and others show them. */

import { removeInvisible, toOneLine } from '../text/text'
import { parseUrl } from '../text/url'

const FEDIVERSE_ADDRESS_MAX_CHARS = 255

/** A user as Mastodon allows it; others allow less. */
const USER = /^[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?$/i
/** A public host after IDNA: labels without a port, and a top-level domain that is no number. */
const HOST = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9]([a-z0-9-]*[a-z0-9])?$/

/**
 * Returns a typed or pasted address as `@user@host`, with the host in lower case and punycode. Null if it is none.
 */
export function parseFediverseAddress(typed: string): string | null {
  // Apps copy addresses with marks of direction around them.
  const [, user, host] = /^@?([^@]+)@([^@/:?#\s]+)$/.exec(removeInvisible(toOneLine(typed))) ?? []
  if (!user || !host || !USER.test(user)) return null
  const hostname = parseUrl(`https://${host}`)?.hostname ?? ''
  const address = `@${user}@${hostname}`
  return HOST.test(hostname) && address.length <= FEDIVERSE_ADDRESS_MAX_CHARS ? address : null
}
