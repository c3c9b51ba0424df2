/** Parses WebP chunks in a RIFF file. Keeps only the picture and its transparency, with a new header. */
import type { ParsedPicture } from './picture-parts'

const HEAD_BYTES = 12
const WITH_ALPHA = 0x10

/** Returns the image parts of a WebP; null for another format, an animation or a truncated file. */
export function readWebp(file: Uint8Array): ParsedPicture | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const name = (at: number) => String.fromCharCode(...file.subarray(at, at + 4))
  if (file.length < HEAD_BYTES || name(0) !== 'RIFF' || name(8) !== 'WEBP') return null
  const stop = 8 + view.getUint32(4, true)
  if (stop > file.length) return null
  let alpha: Uint8Array | null = null
  let at = HEAD_BYTES
  while (at + 8 <= stop) {
    const length = view.getUint32(at + 4, true)
    // Chunks have even lengths; the padding byte may be missing at the end of a file.
    const end = at + 8 + length + (length % 2)
    if (at + 8 + length > stop) return null
    const body = file.subarray(at + 8, at + 8 + length)
    const [chunkName, chunk] = [name(at), file.subarray(at, end)]
    if (chunkName === 'ANIM' || chunkName === 'ANMF') return null
    if (chunkName === 'ALPH') alpha = chunk
    const size =
      chunkName === 'VP8 ' ? readLossySize(body) : chunkName === 'VP8L' ? readLosslessSize(body) : null
    if (size) return { ...size, parts: wrapChunks(chunk, size, chunkName === 'VP8 ' ? alpha : null) }
    if (chunkName === 'VP8 ' || chunkName === 'VP8L') return null
    at = end
  }
  return null
}

type Size = { width: number; height: number }

/** Reads the header of a key frame: a tag of three bytes, a start code, and two sizes of 14 bits. */
function readLossySize(body: Uint8Array): Size | null {
  const [tag = 1, , , a, b, c] = body
  const isKeyFrame = body.length > 10 && (tag & 1) === 0 && a === 0x9d && b === 0x01 && c === 0x2a
  if (!isKeyFrame) return null
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength)
  return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff }
}

/** Reads a signature byte and two sizes minus one, of 14 bits each. */
function readLosslessSize(body: Uint8Array): Size | null {
  if (body.length <= 5 || body[0] !== 0x2f) return null
  const bits = new DataView(body.buffer, body.byteOffset, body.byteLength).getUint32(1, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

function wrapChunks(picture: Uint8Array, size: Size, alpha: Uint8Array | null): Uint8Array[] {
  const chunks = (alpha ? [createExtendedChunk(size), alpha, picture] : [picture]).map(padToEven)
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 4)
  const head = new Uint8Array(HEAD_BYTES)
  write(head, 0, 'RIFF')
  new DataView(head.buffer).setUint32(4, length, true)
  write(head, 8, 'WEBP')
  return [head, ...chunks]
}

/** Returns the VP8X chunk that declares the alpha channel. */
function createExtendedChunk({ width, height }: Size): Uint8Array {
  const chunk = new Uint8Array(18)
  const view = new DataView(chunk.buffer)
  write(chunk, 0, 'VP8X')
  view.setUint32(4, 10, true)
  chunk[8] = WITH_ALPHA
  view.setUint32(12, (width - 1) & 0xffffff, true)
  view.setUint16(15, (height - 1) & 0xffff, true)
  return chunk
}

const padToEven = (chunk: Uint8Array) => (chunk.length % 2 === 0 ? chunk : Uint8Array.of(...chunk, 0))

function write(bytes: Uint8Array, at: number, text: string): void {
  for (const [place, char] of [...text].entries()) bytes[at + place] = char.charCodeAt(0)
}
