import { expect, test } from 'vitest'
import { inviteesOf } from './invitees'

test.each([
  ['', []],
  ['  ,, ', []],
  ['@tomas_r, ines@caldas.pt', ['@tomas_r', 'ines@caldas.pt']],
  ['@tomas_r,@Tomas_R , ines@caldas.pt,', ['@tomas_r', 'ines@caldas.pt']],
  ['+44 20 7946 0958; @wren', ['+44 20 7946 0958', '@wren']],
  ['@wren\n@ines', ['@wren', '@ines']],
  ['Wren Okafor, @Inês Caldas', ['Wren Okafor', '@Inês Caldas']],
])('%j names %j', (typed, names) => {
  expect(inviteesOf(typed)).toEqual(names)
})
