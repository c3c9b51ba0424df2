import { encode } from 'uqr'

/** A QR code as one SVG path in a square of `size` units, with the quiet zone that readers need. */
export type QrPath = { d: string; size: number }

/** Returns the QR code of a text, as rows of dark modules. */
export function toQrPath(text: string): QrPath {
  const { data, size } = encode(text, { border: 4 })
  const rows = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { d: rows.join(''), size }
}
