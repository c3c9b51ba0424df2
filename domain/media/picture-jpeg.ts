/**
 * Parses JPEG segments. Keeps tables, frame and scans; drops application segments (EXIF, colour profiles) and
 * comments, except a bare Adobe segment, which defines the colour transform.
 */
import type { ParsedPicture } from './picture-parts'

const START = 0xd8
const END = 0xd9
const SCAN = 0xda
/** Quantization and Huffman tables, and the restart interval. */
const TABLES = new Set([0xdb, 0xc4, 0xdd])
/** Baseline, extended and progressive: the frames that browsers decode. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2])
const ADOBE = { marker: 0xee, bytes: 14 }

/** Returns the image parts of a JPEG; null for another format or a truncated file. */
export function readJpeg(file: Uint8Array): ParsedPicture | null {
  if (file[0] !== 0xff || file[1] !== START) return null
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const parts = [file.subarray(0, 2)]
  let at = 2
  let size: { width: number; height: number } | null = null
  let hasScan = false
  while (at + 2 <= file.length) {
    if (file[at] !== 0xff) return null
    const marker = file[at + 1] ?? 0
    if (marker === 0xff) {
      // Fill bytes may precede a marker.
      at += 1
      continue
    }
    if (marker === END)
      return size && hasScan ? { ...size, parts: [...parts, file.subarray(at, at + 2)] } : null
    if (at + 4 > file.length) return null
    const length = view.getUint16(at + 2)
    const after = at + 2 + length
    if (length < 2 || after > file.length) return null
    if (FRAMES.has(marker)) {
      if (size || length < 8) return null
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    } else if (marker === SCAN && !size) return null
    else if (marker !== SCAN && !TABLES.has(marker) && !isMetadata(marker)) return null
    const end = marker === SCAN ? findScanEnd(file, after) : after
    hasScan ||= marker === SCAN
    const isKept = !isMetadata(marker) || (marker === ADOBE.marker && length === ADOBE.bytes)
    if (isKept) parts.push(file.subarray(at, end))
    at = end
  }
  return null
}

const isMetadata = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe

/** Returns where a scan's data ends: at the first marker that is neither a stuffed zero nor a restart. */
function findScanEnd(file: Uint8Array, from: number): number {
  for (let at = from; at + 1 < file.length; at += 1) {
    const next = file[at + 1] ?? 0
    if (file[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return file.length
}
