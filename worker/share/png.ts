/** PNG encoder: 8-bit RGB, no alpha. */
import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const TRUECOLOUR = 2
const BYTES_PER_PIXEL = 3

/** A drawn PNG. `isComplete` is false where a font could not be read and its text is missing. */
export type Drawing = { png: Uint8Array<ArrayBuffer>; isComplete: boolean }

/** Encodes `rgb`: `width` × `height` pixels of three bytes. */
export function encodePng(rgb: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = new DataView(new ArrayBuffer(13))
  header.setUint32(0, width)
  header.setUint32(4, height)
  header.setUint8(8, 8)
  header.setUint8(9, TRUECOLOUR)
  const chunks = [
    SIGNATURE,
    createChunk('IHDR', new Uint8Array(header.buffer)),
    createChunk('IDAT', deflateSync(toFilteredRows(rgb, width, height), { level: 6 })),
    createChunk('IEND', new Uint8Array()),
  ]
  return concatBytes(chunks)
}

/** Prefixes each row with filter 0: filters do not help flat pictures. */
function toFilteredRows(rgb: Uint8Array, width: number, height: number): Uint8Array {
  const stride = width * BYTES_PER_PIXEL
  const rows = new Uint8Array(height * (stride + 1))
  for (let y = 0; y < height; y++) rows.set(rgb.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1)
  return rows
}

function createChunk(type: string, data: Uint8Array): Uint8Array {
  const named = concatBytes([new TextEncoder().encode(type), data])
  const bytes = new Uint8Array(named.length + 8)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(named, 4)
  view.setUint32(named.length + 4, crc32(named))
  return bytes
}

function concatBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const part of parts) {
    bytes.set(part, offset)
    offset += part.length
  }
  return bytes
}
