/** Initials are legible on every avatar colour in both themes (D32; WCAG 2.2, 1.4.3). */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { AVATAR_COLORS } from '../../../domain/people/avatars'

const css = readFileSync(new URL('Avatar.css', import.meta.url), 'utf8')

/** The value of a CSS colour in one scheme. */
function getSchemeColor(value: string | undefined, scheme: 'light' | 'dark'): string {
  const [, light = '', dark = ''] = /light-dark\(([^,]+),\s*([^)]+)\)/.exec(value ?? '') ?? []
  const color = light ? { light, dark }[scheme] : (value ?? '')
  if (!/^#[0-9a-f]{6}$/.test(color)) throw new Error(`no colour: ${value}`)
  return color
}

function getLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function getContrast(first: string, second: string): number {
  const [high = 0, low = 0] = [getLuminance(first), getLuminance(second)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

test('computes contrast as WCAG defines it', () => {
  expect(getContrast('#ffffff', '#000000')).toBeCloseTo(21, 5)
  expect(getContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  const ink = /\.avatar \{[^}]*?\n\s*color: ([^;]+);/.exec(css)?.[1]
  test.each(AVATAR_COLORS)('initials on %s have a contrast of 4.5:1', (name) => {
    const ground = new RegExp(`\\.av-${name} \\{\\s*--av: ([^;]+);`).exec(css)?.[1]
    expect(getContrast(getSchemeColor(ground, scheme), getSchemeColor(ink, scheme))).toBeGreaterThanOrEqual(
      4.5,
    )
  })
})
