import { expect, test } from 'vitest'
import { MODE_NAMES } from '../kinds'
import { EMAIL_MAX_CHARS } from '../limits'
import { COLLABORATORS_MAX } from './invitations.limits'
import {
  canInviteCollaborators,
  completeInvitee,
  findTypedInvitee,
  hasUnconfirmedNumber,
  listConfirmedInvitees,
  parseInvitees,
  pickShownNumbers,
  validateInvitees,
} from './invitees'

test.each([
  ['', []],
  ['  ,, ', []],
  ['@tomas_r, ines@caldas.pt', ['@tomas_r', 'ines@caldas.pt']],
  ['@tomas_r,@Tomas_R , ines@caldas.pt,', ['@tomas_r', 'ines@caldas.pt']],
  ['@Tomas_R,@tomas_r', ['@Tomas_R']],
  ['+44 20 7946 0958; @wren', ['+44 20 7946 0958', '@wren']],
  ['@wren\n@ines', ['@wren', '@ines']],
  ['Wren Okafor, @Inês Caldas', ['Wren Okafor', '@Inês Caldas']],
  [
    '"Owl, Ola" <ola@lake.example>, wren@lake.example',
    ['"Owl, Ola" <ola@lake.example>', 'wren@lake.example'],
  ],
  ['Owl, Ola <ola@lake.example>', ['Owl, Ola <ola@lake.example>']],
  ['Ola <ola@lake.example>;Wren <wren@lake.example>', ['Ola <ola@lake.example>', 'Wren <wren@lake.example>']],
  ['Ola <ola@lake.example>\r\n<wren@lake.example>\n', ['Ola <ola@lake.example>', '<wren@lake.example>']],
  ['ola@lake.example\twren@lake.example', ['ola@lake.example', 'wren@lake.example']],
  ['ola@lake.example；wren@lake.example', ['ola@lake.example', 'wren@lake.example']],
  ['ola@lake.example (at home, or not), @wren', ['ola@lake.example (at home, or not)', '@wren']],
  ['Friends: ola@lake.example, wren@lake.example;', ['Friends: ola@lake.example', 'wren@lake.example']],
  ['mailto:ola@lake.example?cc=x, @wren', ['mailto:ola@lake.example?cc=x', '@wren']],
  ['Ola <OLA@lake.example>, ola@lake.example', ['Ola <OLA@lake.example>']],
  ['ola@müller.example, ola@xn--mller-kva.example', ['ola@müller.example']],
  ['+44 20 7946 0958, +44\u20112079460958', ['+44 20 7946 0958']],
  ['"Owl, Ola', ['"Owl', 'Ola']],
  ['"Ola \\"O\\", Owl" <ola@lake.example>, @wren', ['"Ola \\"O\\", Owl" <ola@lake.example>', '@wren']],
])('parses %j as %j', (typed, names) => {
  expect(parseInvitees(typed)).toEqual(names)
})

test('sends each number in the form that was shown for it', () => {
  const numbers = { '070-123 45 67': '+46 70 123 45 67', '070-765 43 21': '+46 70 765 43 21' }
  const typed = '@wren, 070-123 45 67, __proto__'
  expect(listConfirmedInvitees(typed, numbers)).toEqual(['@wren', '+46 70 123 45 67', '__proto__'])
  expect(pickShownNumbers(typed, numbers)).toEqual({ '070-123 45 67': '+46 70 123 45 67' })
})

test.each([
  ['070-123 45 67', {}, true],
  ['@wren, 070-123 45 67', { '070-123 45 6': '+46 70 123 45 6' }, true],
  ['070-123 45 67', { '070-123 45 67': '+46 70 123 45 67' }, false],
  ['+46 70 123 45 67, @wren, ines@caldas.pt, Wren', {}, false],
  ['', {}, false],
])('%j with the numbers %j has an unconfirmed one: %s', (typed, numbers, is) => {
  expect(hasUnconfirmedNumber(typed, numbers)).toBe(is)
})

test('validates the number of invitees and their length', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `@wren_${at}`).join(',')
  expect(validateInvitees(many(COLLABORATORS_MAX), 'collaborators')).toEqual([])
  expect(validateInvitees(many(COLLABORATORS_MAX + 1), 'collaborators')).toEqual([
    { code: 'invitation.too_many', field: 'collaborators', params: { max: COLLABORATORS_MAX } },
  ])
  expect(validateInvitees('x'.repeat(EMAIL_MAX_CHARS), 'invitees')).toEqual([])
  expect(validateInvitees(`@wren,${'x'.repeat(EMAIL_MAX_CHARS + 1)}`, 'invitees')).toEqual([
    { code: 'invitation.identifier_required', field: 'invitees' },
  ])
})

test('allows collaborators in modes without recordings whose kind has them', () => {
  const modes = MODE_NAMES.filter((mode) => canInviteCollaborators({ mode, parentKinds: [] }))
  expect(modes).toEqual(['squawk', 'hum', 'nightingale', 'parrot', 'yap'])
})

test('allows no collaborators in a reply to a message', () => {
  expect(canInviteCollaborators({ mode: 'squawk', parentKinds: ['squawk'] })).toBe(true)
  expect(canInviteCollaborators({ mode: 'squawk', parentKinds: ['squawk', 'mue'] })).toBe(false)
})

test('completes the invitee that is being typed', () => {
  expect(findTypedInvitee('@mara, @sa')).toBe('@sa')
  expect(findTypedInvitee('@mara,')).toBe('')
  expect(findTypedInvitee('"Owl, Ola" <ola@lake.example>, @sa')).toBe('@sa')
  expect(completeInvitee('"Owl, Ola" <ola@lake.example>, @sa', '@sam_p')).toBe(
    '"Owl, Ola" <ola@lake.example>, @sam_p, ',
  )
  expect(completeInvitee('@mara, @sa', '@sam_p')).toBe('@mara, @sam_p, ')
  expect(completeInvitee('sa', 'sanna@example.org')).toBe('sanna@example.org, ')
})

test.each<[string, string[]]>([
  [
    'Owl, Ola <ola@lake.example>; Owl, Bo <bo@lake.example>',
    ['Owl, Ola <ola@lake.example>', 'Owl, Bo <bo@lake.example>'],
  ],
  [
    'Owl, Ola <ola@lake.example>, Owl, Bo <bo@lake.example>',
    ['Owl, Ola <ola@lake.example>', 'Owl, Bo <bo@lake.example>'],
  ],
  [
    'Owl, Ola <ola@lake.example>\nOwl, Bo <bo@lake.example>\n',
    ['Owl, Ola <ola@lake.example>', 'Owl, Bo <bo@lake.example>'],
  ],
  ['bo@lake.example; Owl, Ola <ola@lake.example>', ['bo@lake.example', 'Owl, Ola <ola@lake.example>']],
  ['@wren, Owl, Ola <ola@lake.example>', ['@wren', 'Owl, Ola <ola@lake.example>']],
  ['Owl; Ola <ola@lake.example>', ['Owl', 'Ola <ola@lake.example>']],
  ['Wren, Ines, Ola <ola@lake.example>', ['Wren', 'Ines', 'Ola <ola@lake.example>']],
  ['+12125550111,,5', ['+12125550111,,5']],
  ['+12125550111,5', ['+12125550111,5']],
  ['+12125550111;5#, @wren', ['+12125550111;5#', '@wren']],
  ['+1 212 555 0111,,,4711; @wren', ['+1 212 555 0111,,,4711', '@wren']],
  ['tel:+12125550111;ext=3', ['tel:+12125550111;ext=3']],
  ['tel:+12125550111;ext=3;tel:+12125550112', ['tel:+12125550111;ext=3', 'tel:+12125550112']],
  ['tel:5550111;phone-context=+1212, @wren', ['tel:5550111;phone-context=+1212', '@wren']],
  ['+12125550111,+12125550112', ['+12125550111', '+12125550112']],
  ['2125550111,2125550112', ['2125550111', '2125550112']],
  ['+12125550111, 5', ['+12125550111', '5']],
])('splits %j into %j', (typed, names) => {
  expect(parseInvitees(typed)).toEqual(names)
})
