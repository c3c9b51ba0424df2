/** What a file is by its first bytes; names and headers of foreign hosts are not believed (C17). */

/** So many bytes tell. */
export const SNIFF_BYTES = 12

type Sniffed = { type: string; extension: string }
const MP3 = { type: 'audio/mpeg', extension: 'mp3' }
const AAC = { type: 'audio/aac', extension: 'aac' }
const WAV = { type: 'audio/wav', extension: 'wav' }
const OGG = { type: 'audio/ogg', extension: 'ogg' }
const M4A = { type: 'audio/mp4', extension: 'm4a' }

/** The sound these bytes begin, or null for whatever is none. */
export function sniff(bytes: Uint8Array): Sniffed | null {
  const text = String.fromCharCode(...bytes.subarray(0, SNIFF_BYTES))
  if (text.startsWith('ID3')) return MP3
  if (text.startsWith('OggS')) return OGG
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WAVE') return WAV
  if (text.slice(4, 8) === 'ftyp') return M4A
  const [first = 0, second = 0] = bytes
  // Eleven set bits begin a frame; the layer says whose: none is AAC's, 1 is the third.
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return null
  const layer = (second >> 1) & 3
  if (layer === 0) return (second & 0xf0) === 0xf0 ? AAC : null
  return layer === 1 ? MP3 : null
}
