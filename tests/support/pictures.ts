/** Pictures with added parts: metadata of cameras and editors, and attacks, in the files of tests/fixtures. */

export const words = (text: string) => new TextEncoder().encode(text)

/** Concatenates bytes. */
export function bytesOf(...parts: (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

const big32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const little32 = (value: number) => big32(value).reverse()

/** Creates EXIF metadata with a location and an orientation: 1 is upright, 6 on its side. */
export function exif(orientation: number): Uint8Array<ArrayBuffer> {
  const entry = (tag: number, type: number, count: number, value: number[]) => [
    ...[tag >> 8, tag & 255, 0, type],
    ...big32(count),
    ...value,
  ]
  const position = words('N 59.3293 E 18.0686')
  return bytesOf(
    words('Exif\0\0MM\0*'),
    big32(8),
    [0, 2],
    entry(0x0112, 3, 1, [0, orientation, 0, 0]),
    entry(0x8825, 4, 1, big32(38)),
    big32(0),
    position,
  )
}

/** Adds a segment to a JPEG right after its beginning. */
export function withSegment(jpeg: Uint8Array, marker: number, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = body.length + 2
  return bytesOf(jpeg.subarray(0, 2), [0xff, marker, length >> 8, length & 255], body, jpeg.subarray(2))
}

/** Adds a chunk to a PNG right after its header. */
export function withChunk(png: Uint8Array, name: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytesOf(png.subarray(0, 33), big32(body.length), words(name), body, [0, 0, 0, 0], png.subarray(33))
}

/** Adds a chunk to the end of a WebP. */
export function withPart(webp: Uint8Array, name: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const part = bytesOf(words(name), little32(body.length), body, body.length % 2 ? [0] : [])
  return bytesOf(webp.subarray(0, 4), little32(webp.length - 8 + part.length), webp.subarray(8), part)
}

/** Adds a chunk to a WebP before any picture. */
export function withFirstPart(webp: Uint8Array, name: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = withPart(webp, name, body)
  const part = whole.subarray(webp.length)
  return bytesOf(whole.subarray(0, 12), part, webp.subarray(12))
}

export const SVG = words('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
export const GIF = bytesOf(words('GIF89a'), [1, 0, 1, 0, 0, 0, 0], words('<script>alert(1)</script>;'))
export const HTML = words('<!doctype html><script>alert(1)</script>')
