/** Loudness over time as it is stored: 160 bytes in base64, for drawing a waveform without decoding. */

/** Packs numbers from 0 to 255 into base64. */
export function packPeaks(peaks: readonly number[]): string {
  return btoa(String.fromCharCode(...peaks))
}

/** The numbers of a packed text; empty where there are none. */
export function unpackPeaks(packed: string | null): number[] {
  return packed ? Array.from(atob(packed), (char) => char.charCodeAt(0)) : []
}
