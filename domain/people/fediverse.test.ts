import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseFediverseAddress } from './fediverse'

test.each([
  ['@wren@owls.example', '@wren@owls.example'],
  ['wren@owls.example', '@wren@owls.example'],
  ['  @Wren_1@Owls.Example ', '@Wren_1@owls.example'],
  ['@wren.okafor-1@social.owls.example', '@wren.okafor-1@social.owls.example'],
  ['@wren@eule.köln', '@wren@eule.xn--kln-sna'],
  ['@wren@夜.example', '@wren@xn--ess.example'],
  ['\u2068@wren@owls.example\u2069', '@wren@owls.example'],
  ['@wr\u200ben@owls\u00ad.example', '@wren@owls.example'],
])('reads %j as %j', (typed, address) => expect(parseFediverseAddress(typed)).toBe(address))

test.each([
  '',
  '@',
  'wren',
  '@wren',
  '@wren@',
  '@@owls.example',
  '@wren@owls',
  '@wren@localhost',
  '@wren@owls.example:443',
  '@wren@owls.example/@wren',
  '@wren@127.0.0.1',
  '@wren@2130706433',
  '@wren@[::1]',
  '@wren@owls..example',
  '@wren@-owls.example',
  '@wr en@owls.example',
  '@wrеn@owls.example',
  '@.wren@owls.example',
  '@wren@owls.example"><script>',
  '@wren@heron@owls.example',
  'https://owls.example/@wren',
  `@${'w'.repeat(300)}@owls.example`,
])('returns null for %j', (typed) => expect(parseFediverseAddress(typed)).toBeNull())

test('reads what it returned as the same address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), fc.domain(), (user, host) => {
      const address = parseFediverseAddress(`@${user}@${host}`)
      expect(address === null || parseFediverseAddress(address) === address).toBe(true)
    }),
  )
})
