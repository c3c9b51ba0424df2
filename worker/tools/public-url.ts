/**
 * Validates addresses the Worker may load podcasts from (security 2.4): public hosts on default ports. `new URL` has
 * normalized spellings by now: `0x7f.1` and `2130706433` are `127.0.0.1` here.
 */
import ipaddr from 'ipaddr.js'

/**
 * Top-level names without public hosts: special-use (https://www.iana.org/assignments/special-use-domain-names), and those
 * that private networks use (RFC 6762, appendix G; ICANN delegates none of them).
 */
const PRIVATE_TOP_LEVELS: readonly string[] = [
  'alt',
  'arpa',
  'example',
  'internal',
  'invalid',
  'local',
  'localhost',
  'onion',
  'test',
  'corp',
  'home',
  'intranet',
  'lan',
  'localdomain',
  'mail',
  'private',
]

/** The URL to request, or null if it is not allowed. `ownHosts`: a Worker must not call itself. */
export function parsePublicUrl(text: string, ownHosts: readonly string[]): URL | null {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  // A default port is empty once parsed, and 80 for https is no default.
  if (url.port !== '' || url.username !== '' || url.password !== '') return null
  const { hostname } = url
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(literal)) return isPublic(ipaddr.parse(literal)) ? url : null
  const [topLevel = '', parent] = hostname.split('.').toReversed()
  // Nothing follows a trailing dot, and a single label has no parent.
  const isName = topLevel !== '' && parent !== undefined && !hostname.startsWith('[')
  return isName && !PRIVATE_TOP_LEVELS.includes(topLevel) && !ownHosts.includes(hostname) ? url : null
}

/** Only addresses routed on the internet; an IPv4 address embedded in IPv6 is validated as IPv4. */
function isPublic(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast'
  const inner = extractIPv4(address)
  if (inner) return inner.range() === 'unicast'
  // Unicast addresses outside 2000::/3 are unassigned or embed IPv4 in obsolete ways.
  const [first = 0] = address.toByteArray()
  return address.range() === 'unicast' && first >> 5 === 1
}

/** The IPv4 address embedded in an IPv6 address: mapped, NAT64 (RFC 6052) or 6to4 (RFC 3056). */
function extractIPv4(address: ipaddr.IPv6): ipaddr.IPv4 | null {
  const bytes = address.toByteArray()
  switch (address.range()) {
    case 'ipv4Mapped':
      return address.toIPv4Address()
    case 'rfc6052':
      return new ipaddr.IPv4(bytes.slice(12, 16))
    case '6to4':
      return new ipaddr.IPv4(bytes.slice(2, 6))
    default:
      return null
  }
}
