import { expect, test } from 'vitest'
import { toRateLimitSubnet } from './rate-limit-subnet'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::a:b:c:d', '2001:db8:0:0'],
  ['2001:db8:0:0:1::1', '2001:db8:0:0'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::1', '0:0:0:0'],
  ['local', 'local'],
  ['no:address', 'no:address'],
])('toRateLimitSubnet maps %s to %s', (address, network) => expect(toRateLimitSubnet(address)).toBe(network))
