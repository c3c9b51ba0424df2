/** Valid recordings that are scripts, pages, pictures or documents, too. */

import { createWavHeader, WAV_HEADER_BYTES } from '../../../domain/audio/wav-format'
import type { AudioType } from '../../../domain/media/media'
import { concatBytes } from '../../support/pictures'
import { readFixture, SPEECH } from '../publish-posts'

export type Polyglot = {
  name: string
  type: AudioType
  bytes: Uint8Array<ArrayBuffer>
  /** Content type under which it executes: tested too, or the test would prove nothing. */
  runsAs: 'text/javascript' | 'text/html' | 'image/svg+xml' | null
}

const encodeText = (text: string) => new TextEncoder().encode(text)

/** Detected in a page, in a frame and, by its message, in a worker. */
const SCRIPT = 'self.__xss=1;postMessage(1)'
const PAGE = `<!doctype html><script>__xss=1;alert(1)</script><img src=x onerror=__xss=1>`
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="__xss=1"><script>__xss=1</script></svg>`

/** `RIFF` and a length that reads ` /*`: to a script parser, an identifier and the beginning of a comment. */
const LENGTH_AS_COMMENT = 0x2a2f20
const RATE = 48_000

/** Returns silence of the length whose header begins a comment, closed by the last samples. */
function scriptInSamples(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(LENGTH_AS_COMMENT + 8)
  bytes.set(createWavHeader((bytes.length - WAV_HEADER_BYTES) / 2, RATE))
  const end = encodeText(`*/=1;${SCRIPT}//`)
  bytes.set(end, bytes.length - end.length)
  return bytes
}

/** Returns a second of silence that begins with this text. */
function inSamples(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(WAV_HEADER_BYTES + 2 * RATE)
  bytes.set(createWavHeader(RATE, RATE))
  bytes.set(encodeText(text), WAV_HEADER_BYTES)
  return bytes
}

/** Returns speech after a tag with this text, where sniffers look for a file's beginning. */
function inTag(text: string): Uint8Array<ArrayBuffer> {
  const body = encodeText(text)
  return concatBytes(encodeText('ID3'), [4, 0, 0, 0, 0, body.length >> 7, body.length & 127], body, SPEECH)
}

export const POLYGLOTS: readonly Polyglot[] = [
  { name: 'a script in samples', type: 'audio/wav', bytes: scriptInSamples(), runsAs: 'text/javascript' },
  { name: 'a page in samples', type: 'audio/wav', bytes: inSamples(PAGE), runsAs: 'text/html' },
  { name: 'a page in a tag', type: 'audio/mpeg', bytes: inTag(PAGE), runsAs: 'text/html' },
  {
    name: 'a page in a tag, of the fixtures',
    type: 'audio/mpeg',
    bytes: readFixture('bad/polyglot-id3-html.mp3'),
    runsAs: null,
  },
  { name: 'an SVG in a tag', type: 'audio/mpeg', bytes: inTag(SVG), runsAs: null },
  {
    name: 'a PDF in a tag',
    type: 'audio/mpeg',
    bytes: inTag('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
    runsAs: null,
  },
]
