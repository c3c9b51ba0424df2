import { expect, test } from 'vitest'
import { AVATAR_COLORS } from '../../../../domain/people/avatars'
import { pickOtherColor } from './profile-draft'

test('picks any colour except the current one', () => {
  for (const color of AVATAR_COLORS) {
    const met = new Set(Array.from({ length: 90 }, (_, at) => pickOtherColor(color, at / 90)))
    expect([...met].sort()).toEqual(AVATAR_COLORS.filter((one) => one !== color).sort())
  }
})
