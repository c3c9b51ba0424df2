import { describe, expect, it } from 'vitest'
import { getFullPath, getPaidPostId, getPreviewPath, getPreviewSeconds } from './preview'
import { findPriceIssue, formatDollars, formatPriceRange, isPrice, parsePrice, unlockPost } from './price'

describe('prices', () => {
  it('are the listed ones or whole cents within the limits', () => {
    expect([0, 99, 299, 499, 999, 50, 1999, 99_999].filter((cents) => !isPrice(cents))).toEqual([])
    expect([-1, 1, 49, 100_000, 299.5, Number.NaN].filter(isPrice)).toEqual([])
  })

  it('are parsed as typed', () => {
    expect(parsePrice('2')).toBe(200)
    expect(parsePrice(' $2.5 ')).toBe(250)
    expect(parsePrice('7,99')).toBe(799)
    expect(parsePrice('0.49')).toBeNull()
    expect(parsePrice('1000')).toBeNull()
    for (const typed of ['', 'free', '2.999', '1e3', '-2']) expect(parsePrice(typed)).toBeNull()
  })

  it.each([
    ['0', null],
    ['0.50', null],
    ['$0.31', 'post.price_below_cost'],
    ['0,01', 'post.price_below_cost'],
    ['0.32', 'post.price_invalid'],
    ['1000', 'post.price_invalid'],
    ['-2', 'post.price_invalid'],
    ['2.999', 'post.price_invalid'],
    ['', 'post.price_invalid'],
  ])('are refused for a reason: %j', (typed, code) => {
    expect(findPriceIssue(typed)?.code ?? null).toBe(code)
  })

  it('are formatted in dollars', () => {
    expect([99, 500, 99_999].map(formatDollars)).toEqual(['$0.99', '$5.00', '$999.99'])
    expect(formatPriceRange()).toEqual({ min: '$0.50', max: '$999.99' })
  })
})

describe('a locked post', () => {
  it('has a preview of 30 s, at most half of the recording', () => {
    expect([300, 60, 40, 0].map(getPreviewSeconds)).toEqual([30, 30, 20, 0])
  })

  it('plays in full once it is paid', () => {
    const locked = { price: { cents: 99, locked: true }, audioUrl: getPreviewPath('/media/m1') }
    expect(locked.audioUrl).toBe('/media/m1/preview')
    expect(unlockPost(locked)).toEqual({ price: { cents: 99, locked: false }, audioUrl: '/media/m1' })
    expect(unlockPost({ price: null, audioUrl: '/media/m1' })).toEqual({ price: null, audioUrl: '/media/m1' })
    expect(getFullPath('/media/m1')).toBe('/media/m1')
  })

  it('is paid for with its owlcast', () => {
    expect(getPaidPostId({ id: 'r', owlcastId: 'o' })).toBe('o')
    expect(getPaidPostId({ id: 'n', owlcastId: null })).toBe('n')
  })
})
