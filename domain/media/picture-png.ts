/** Parses PNG chunks. Keeps only the chunks of a still picture, with their checksums. */
import type { ParsedPicture } from './picture-parts'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const DRAWING = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])
const ANIMATING = new Set(['acTL', 'fcTL', 'fdAT'])
const IHDR_BYTES = 13
/** The length and the name before a chunk's data, and the checksum behind it. */
const AROUND_BYTES = 12

/** Returns the image parts of a PNG; null for another format, an animation or a truncated file. */
export function readPng(file: Uint8Array): ParsedPicture | null {
  if (SIGNATURE.some((byte, at) => file[at] !== byte)) return null
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const parts = [file.subarray(0, SIGNATURE.length)]
  let at = SIGNATURE.length
  let size: { width: number; height: number } | null = null
  let hasPixels = false
  while (at + AROUND_BYTES <= file.length) {
    const length = view.getUint32(at)
    const name = String.fromCharCode(...file.subarray(at + 4, at + 8))
    const end = at + AROUND_BYTES + length
    if (end > file.length || ANIMATING.has(name) || (name === 'IHDR') !== (size === null)) return null
    if (size === null) {
      if (length !== IHDR_BYTES) return null
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    }
    if (DRAWING.has(name)) parts.push(file.subarray(at, end))
    if (name === 'IDAT' && length > 0) hasPixels = true
    // Data behind the end chunk is dropped.
    if (name === 'IEND') return hasPixels && length === 0 ? { ...size, parts } : null
    at = end
  }
  return null
}
