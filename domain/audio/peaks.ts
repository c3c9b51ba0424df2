/** Stored waveform peaks: 160 bytes in base64, for drawing without decoding the audio. */

export function packPeaks(peaks: readonly number[]): string {
  return btoa(String.fromCharCode(...peaks))
}

/** Returns the peaks; [] for null. */
export function unpackPeaks(packed: string | null): number[] {
  return packed ? Array.from(atob(packed), (char) => char.charCodeAt(0)) : []
}
