import { describe, expect, test } from 'vitest'
import { findFirstFeed } from './first-page'

const find = (search: string) => findFirstFeed(new URLSearchParams(search))

describe('findFirstFeed', () => {
  test.each(['', 'view=home', 'ref=mail'])('finds the feed of home at ?%s', (search) => {
    expect(find(search)).toEqual({ kind: 'squawk', isHome: true })
  })

  test.each([
    ['view=squawks', 'squawk'],
    ['view=speace', 'squawk'],
    ['view=hum&post=post_a', 'hum'],
  ])('finds the feed of a view at ?%s', (search, kind) => {
    expect(find(search)).toEqual({ kind, isHome: false })
  })

  test.each(['view=mue', 'view=settings', 'view=nothing'])('finds none at ?%s', (search) => {
    expect(find(search)).toBeNull()
  })
})
