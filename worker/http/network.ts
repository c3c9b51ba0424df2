/** Who counts as one on the internet: an IPv4 address, or a network of IPv6 addresses, of which anybody has very many. */
import ipaddr from 'ipaddr.js'

/** What tries from an address are counted under; an IPv6 network counts as one, in whatever way its addresses are written. */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address
  const parsed = ipaddr.IPv6.parse(address)
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString()
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')
}
