import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  concatBytes,
  createExif,
  encodeText,
  GIF,
  HTML,
  SVG,
  withChunk,
  withFirstPart,
  withPart,
  withSegment,
  withSize,
} from '../../tests/support/pictures'
import { parsePicture as parsePictureOf } from './picture'

const parsePicture = (bytes: Uint8Array) => parsePictureOf(bytes, 'avatar')
const file = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../tests/fixtures/pictures/${name}`, import.meta.url)))
const FILES = ['owl.jpg', 'owl.png', 'owl.webp', 'alpha.webp', 'lossless.webp']
const [jpeg, png, webp] = [file('owl.jpg'), file('owl.png'), file('owl.webp')]
const SECRET = 'N 59.3293 E 18.0686'

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const changed = (bytes: Uint8Array, at: number, ...values: number[]) => {
  const copy = Uint8Array.from(bytes)
  copy.set(values, at)
  return copy
}

test.each([
  ['owl.jpg', 'image/jpeg'],
  ['owl.png', 'image/png'],
  ['owl.webp', 'image/webp'],
  ['alpha.webp', 'image/webp'],
  ['lossless.webp', 'image/webp'],
])('parses %s as %s and keeps only the picture', (name, type) => {
  const picture = parsePicture(file(name))
  expect(picture).toMatchObject({ type, width: 60, height: 40 })
  const { bytes } = picture ?? { bytes: new Uint8Array() }
  // Colour profiles are removed too: browsers assume sRGB, which the picture uses.
  expect(latin1(bytes)).not.toMatch(/ICC_PROFILE|ICCP|sRGB/)
  expect(parsePicture(bytes)?.bytes).toEqual(bytes)
})

describe('removes embedded data', () => {
  const plain = (bytes: Uint8Array) => parsePicture(bytes)?.bytes
  test.each([
    ['EXIF of a JPEG', withSegment(jpeg, 0xe1, createExif(6)), jpeg],
    ['a comment in a JPEG', withSegment(jpeg, 0xfe, encodeText(SECRET)), jpeg],
    ['a thumbnail in a JPEG', withSegment(jpeg, 0xe0, encodeText(`JFXX\0${SECRET}`)), jpeg],
    ['an oversized Adobe segment', withSegment(jpeg, 0xee, encodeText(`Adobe${SECRET}`)), jpeg],
    ['a page behind a JPEG', concatBytes(jpeg, HTML, encodeText(SECRET)), jpeg],
    ['text in a PNG', withChunk(png, 'tEXt', encodeText(SECRET)), png],
    ['EXIF of a PNG', withChunk(png, 'eXIf', createExif(6)), png],
    ['an unknown chunk', withChunk(png, 'owLs', encodeText(SECRET)), png],
    ['a page behind a PNG', concatBytes(png, HTML, encodeText(SECRET)), png],
    ['EXIF of a WebP', withPart(webp, 'EXIF', createExif(6)), webp],
    ['XMP of a WebP', withPart(webp, 'XMP ', encodeText(SECRET)), webp],
    ['a chunk before the picture', withFirstPart(webp, 'owls', encodeText(SECRET)), webp],
    ['a page behind a WebP', concatBytes(webp, HTML, encodeText(SECRET)), webp],
  ])('%s', (_, given, without) => {
    expect(latin1(given)).toContain(SECRET)
    expect(plain(given)).toEqual(plain(without))
    expect(plain(given)).toBeDefined()
  })

  test('keeps the Adobe colour transform', () => {
    const adobe = concatBytes(encodeText('Adobe'), [0, 100, 0, 0, 0, 0, 1])
    expect(latin1(plain(withSegment(jpeg, 0xee, adobe)) ?? new Uint8Array())).toContain('Adobe')
  })
})

describe('a cover', () => {
  const parseCover = (bytes: Uint8Array) => parsePictureOf(bytes, 'cover')

  test.each([1, 40, 1400])('is a square JPEG of %i px without embedded data', (side) => {
    const square = withSize(jpeg, side)
    const cover = parseCover(withSegment(square, 0xe1, createExif(6)))
    expect(cover).toMatchObject({ type: 'image/jpeg', width: side, height: side })
    expect(cover?.bytes).toEqual(parseCover(square)?.bytes)
    expect(latin1(cover?.bytes ?? new Uint8Array())).not.toContain(SECRET)
  })

  test.each([
    ['a JPEG that is no square', jpeg],
    ['a JPEG too large', withSize(jpeg, 1401)],
    ['a PNG', png],
    ['a WebP', webp],
    ['HTML', HTML],
  ])('is not %s', (_, given) => expect(parseCover(given)).toBeNull())
})

describe('refuses invalid pictures', () => {
  const frame = latin1(jpeg).indexOf('\xff\xc0')
  test.each([
    ['nothing', new Uint8Array()],
    ['SVG', SVG],
    ['GIF', GIF],
    ['HTML', HTML],
    ['HTML that begins like a JPEG', concatBytes([0xff, 0xd8, 0xff], HTML)],
    ['HTML that begins like a PNG', concatBytes(png.subarray(0, 8), HTML)],
    ['HTML that begins like a WebP', concatBytes(webp.subarray(0, 12), HTML)],
    ['an animated PNG', withChunk(png, 'acTL', new Uint8Array(8))],
    ['an animated WebP', withFirstPart(webp, 'ANIM', new Uint8Array(6))],
    ['frames of a WebP', withFirstPart(webp, 'ANMF', new Uint8Array(24))],
    ['a JPEG of two frames', concatBytes(jpeg.subarray(0, frame + 19), jpeg.subarray(frame))],
    ['a lossless JPEG', changed(jpeg, frame + 1, 0xc3)],
    ['a JPEG too wide', changed(jpeg, frame + 7, 0x27, 0x10)],
    ['a JPEG without a height', changed(jpeg, frame + 5, 0, 0)],
    ['a PNG too high', changed(png, 20, 0, 0, 0x27, 0x10)],
    ['a PNG four billion px wide', changed(png, 16, 0xff, 0xff, 0xff, 0xff)],
    ['a PNG without pixels', concatBytes(png.subarray(0, 33), png.subarray(-12))],
    ['a PNG with two headers', concatBytes(png.subarray(0, 33), png.subarray(8))],
    ['a WebP with a too large declared size', changed(webp, 4, 0xff, 0xff)],
  ])('%s', (_, given) => expect(parsePicture(given)).toBeNull())

  test.each(FILES)('%s truncated anywhere', (name) => {
    const whole = file(name)
    for (let end = 0; end < whole.length - 1; end += 1)
      expect(parsePicture(whole.subarray(0, end)), `${end} bytes`).toBeNull()
  })

  test('never throws and is idempotent for random bytes', () => {
    const begun = fc.constantFrom(...FILES.map(file))
    const broken = fc.tuple(begun, fc.nat(900), fc.uint8Array({ maxLength: 12 }))
    fc.assert(
      fc.property(broken, ([bytes, at, noise]) => {
        const given = concatBytes(bytes.subarray(0, at), noise, bytes.subarray(at + noise.length))
        const once = parsePicture(given)
        if (once) expect(parsePicture(once.bytes)).toEqual(once)
      }),
    )
  })
})
