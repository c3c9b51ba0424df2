/** Pictures with added parts: metadata of cameras and editors, and attacks, in the files of tests/fixtures. */

export const encodeText = (text: string) => new TextEncoder().encode(text)

/** Concatenates bytes. */
export function concatBytes(...parts: (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

const toBigEndian32 = (value: number) => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
]
const toLittleEndian32 = (value: number) => toBigEndian32(value).reverse()

/** Creates EXIF metadata with a location and an orientation: 1 is upright, 6 on its side. */
export function createExif(orientation: number): Uint8Array<ArrayBuffer> {
  const createEntry = (tag: number, type: number, count: number, value: number[]) => [
    tag >> 8,
    tag & 255,
    0,
    type,
    ...toBigEndian32(count),
    ...value,
  ]
  const position = encodeText('N 59.3293 E 18.0686')
  return concatBytes(
    encodeText('Exif\0\0MM\0*'),
    toBigEndian32(8),
    [0, 2],
    createEntry(0x0112, 3, 1, [0, orientation, 0, 0]),
    createEntry(0x8825, 4, 1, toBigEndian32(38)),
    toBigEndian32(0),
    position,
  )
}

/** Adds a segment to a JPEG right after its beginning. */
export function withSegment(jpeg: Uint8Array, marker: number, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = body.length + 2
  return concatBytes(jpeg.subarray(0, 2), [0xff, marker, length >> 8, length & 255], body, jpeg.subarray(2))
}

/** Returns a JPEG that claims these sides; its pixels are what they were. */
export function withSize(jpeg: Uint8Array, width: number, height = width): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(jpeg)
  const frame = copy.findIndex((byte, at) => byte === 0xff && copy[at + 1] === 0xc0)
  const view = new DataView(copy.buffer)
  view.setUint16(frame + 5, height)
  view.setUint16(frame + 7, width)
  return copy
}

/** Adds a chunk to a PNG right after its header. */
export function withChunk(png: Uint8Array, name: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  return concatBytes(
    png.subarray(0, 33),
    toBigEndian32(body.length),
    encodeText(name),
    body,
    [0, 0, 0, 0],
    png.subarray(33),
  )
}

/** Adds a chunk to the end of a WebP. */
export function withPart(webp: Uint8Array, name: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const part = concatBytes(encodeText(name), toLittleEndian32(body.length), body, body.length % 2 ? [0] : [])
  return concatBytes(
    webp.subarray(0, 4),
    toLittleEndian32(webp.length - 8 + part.length),
    webp.subarray(8),
    part,
  )
}

/** Adds a chunk to a WebP before any picture. */
export function withFirstPart(webp: Uint8Array, name: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = withPart(webp, name, body)
  const part = whole.subarray(webp.length)
  return concatBytes(whole.subarray(0, 12), part, webp.subarray(12))
}

export const SVG = encodeText('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
export const GIF = concatBytes(
  encodeText('GIF89a'),
  [1, 0, 1, 0, 0, 0, 0],
  encodeText('<script>alert(1)</script>;'),
)
export const HTML = encodeText('<!doctype html><script>alert(1)</script>')
