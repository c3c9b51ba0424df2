/** WebVTT, the format of captions (https://www.w3.org/TR/webvtt1/). */
import { HOUR_MS, MINUTE_MS } from '../time/units'
import type { Phrase } from './phrases'

/** Returns a caption file with one cue a phrase. */
export function formatVtt(phrases: readonly Phrase[]): string {
  // A cue that ends when it starts is invalid.
  const cues = phrases.map(
    ({ startMs, endMs, text }) =>
      `${formatTimestamp(startMs)} --> ${formatTimestamp(Math.max(endMs, startMs + 1))}\n${escapeText(text)}\n`,
  )
  return ['WEBVTT\n', ...cues].join('\n')
}

/** `hh:mm:ss.ttt` */
function formatTimestamp(ms: number): string {
  const pad = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, '0')
  return `${pad(ms / HOUR_MS, 2)}:${pad((ms / MINUTE_MS) % 60, 2)}:${pad((ms / 1000) % 60, 2)}.${pad(ms % 1000, 3)}`
}

/** Escapes what would be markup; `-->` cannot occur afterwards. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
