/** Rate limit subnets: an IPv4 address or an IPv6 /64, since one client may hold many IPv6 addresses. */
import ipaddr from 'ipaddr.js'

/** The rate limit key of an address: IPv6 in any notation maps to its /64. */
export function toRateLimitSubnet(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address
  const parsed = ipaddr.IPv6.parse(address)
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString()
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')
}
