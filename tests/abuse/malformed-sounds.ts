/** Files that claim to be recordings, with their true length in seconds, or null if they must be rejected. */
import type { AudioType } from '../../domain/media/media'
import { listFixtures, readFixture } from './publish-posts'

export type Sound = { name: string; type: AudioType; bytes: Uint8Array<ArrayBuffer>; seconds: number | null }

const RATE = 16_000
const encodeText = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (char) => char.charCodeAt(0) & 255)
const toUint32 = (value: number) => new Uint8Array(new Uint32Array([value]).buffer)
const toUint16 = (...values: number[]) => new Uint8Array(new Uint16Array(values).buffer)

export function concatBytes(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(parts.flatMap((part) => [...part]))
}

const createChunk = (name: string, body: Uint8Array, size = body.length) =>
  concatBytes(encodeText(name), toUint32(size), body, new Uint8Array(body.length % 2))
const createFormat = (
  options: Partial<{ format: number; channels: number; rate: number; bits: number }> = {},
) => {
  const { format = 1, channels = 1, rate = RATE, bits = 16 } = options
  const block = (channels * bits) / 8
  return concatBytes(
    toUint16(format, channels),
    toUint32(rate),
    toUint32(rate * block),
    toUint16(block, bits),
  )
}
/** A second of sound: too many samples to pass as arguments. */
const SECOND = new Uint8Array(RATE * 2).map((_, at) => (at * 7) & 63)

function createRiff(chunks: Uint8Array, claim = chunks.length + 4, name = 'RIFF'): Uint8Array<ArrayBuffer> {
  return concatBytes(encodeText(name), toUint32(claim), encodeText('WAVE'), chunks)
}

const toWav = (name: string, bytes: Uint8Array<ArrayBuffer>, seconds: number | null = null): Sound => ({
  name,
  type: 'audio/wav',
  bytes,
  seconds,
})
const toMp3 = (name: string, bytes: Uint8Array<ArrayBuffer>, seconds: number | null = null): Sound => ({
  name,
  type: 'audio/mpeg',
  bytes,
  seconds,
})

const FMT = createChunk('fmt ', createFormat())
const DATA = createChunk('data', SECOND)
const SPEECH = readFixture('speech-a.mp3')
const SPEECH_SECONDS = 3.84
const HTML = encodeText('<!doctype html><script>alert(1)</script>')

const WAVS: Sound[] = [
  toWav('a good WAV', createRiff(concatBytes(FMT, DATA)), 1),
  toWav(
    'blocks before the sound',
    createRiff(
      concatBytes(createChunk('LIST', encodeText('INFO')), FMT, createChunk('junk', new Uint8Array(7)), DATA),
    ),
    1,
  ),
  toWav('a header alone', createRiff(concatBytes(FMT, createChunk('data', new Uint8Array())))),
  toWav('44 bytes that promise more', createRiff(concatBytes(FMT, encodeText('data'), toUint32(32_000)))),
  toWav('twelve bytes', concatBytes(encodeText('RIFF'), toUint32(4), encodeText('WAVE'))),
  toWav(
    'RF64',
    createRiff(concatBytes(createChunk('ds64', new Uint8Array(28)), FMT, DATA), 0xffffffff, 'RF64'),
  ),
  toWav('RIFX', createRiff(concatBytes(FMT, DATA), undefined, 'RIFX')),
  toWav(
    'WAVE_FORMAT_EXTENSIBLE',
    createRiff(
      concatBytes(
        createChunk(
          'fmt ',
          concatBytes(createFormat({ format: 0xfffe }), toUint16(22, 16), new Uint8Array(20)),
        ),
        DATA,
      ),
    ),
  ),
  toWav(
    'float samples',
    createRiff(concatBytes(createChunk('fmt ', createFormat({ format: 3, bits: 32 })), DATA)),
  ),
  toWav('mu-law', createRiff(concatBytes(createChunk('fmt ', createFormat({ format: 7, bits: 8 })), DATA))),
  toWav('24 bits', createRiff(concatBytes(createChunk('fmt ', createFormat({ bits: 24 })), DATA))),
  toWav('stereo', createRiff(concatBytes(createChunk('fmt ', createFormat({ channels: 2 })), DATA))),
  toWav('384 kHz', createRiff(concatBytes(createChunk('fmt ', createFormat({ rate: 384_000 })), DATA))),
  toWav(
    'fmt twice, the second slower',
    createRiff(concatBytes(FMT, createChunk('fmt ', createFormat({ rate: 8000 })), DATA)),
  ),
  toWav('fmt after the sound', createRiff(concatBytes(DATA, FMT))),
  toWav('no fmt', createRiff(DATA)),
  toWav('data twice', createRiff(concatBytes(FMT, DATA, DATA))),
  toWav('an odd count of bytes', createRiff(concatBytes(FMT, createChunk('data', SECOND.subarray(1))))),
  toWav(
    'a data length of 0xFFFFFFFF',
    createRiff(concatBytes(FMT, encodeText('data'), toUint32(0xffffffff), SECOND)),
  ),
  toWav('a data length of 0', createRiff(concatBytes(FMT, encodeText('data'), toUint32(0), SECOND))),
  toWav('a data length of a half', createRiff(concatBytes(FMT, encodeText('data'), toUint32(RATE), SECOND))),
  toWav(
    'a fmt length of 0xFFFFFFFF',
    createRiff(concatBytes(encodeText('fmt '), toUint32(0xffffffff), createFormat(), DATA)),
  ),
  toWav(
    'a junk length of 0xFFFFFFF7',
    createRiff(concatBytes(encodeText('junk'), toUint32(0xfffffff7), FMT, DATA)),
  ),
  toWav('a RIFF length of 0xFFFFFFFF', createRiff(concatBytes(FMT, DATA), 0xffffffff)),
  toWav('a RIFF length of 0', createRiff(concatBytes(FMT, DATA), 0)),
  toWav(
    'sound behind 5 kB of blocks',
    createRiff(concatBytes(createChunk('junk', new Uint8Array(5000)), FMT, DATA)),
  ),
  toWav(
    'a thousand empty blocks',
    createRiff(
      concatBytes(...Array.from({ length: 1000 }, () => createChunk('junk', new Uint8Array())), FMT, DATA),
    ),
  ),
  toWav('HTML behind the sound', concatBytes(createRiff(concatBytes(FMT, DATA)), HTML)),
  toWav(
    'HTML in a block',
    createRiff(
      concatBytes(FMT, createChunk('LIST', concatBytes(HTML, new Uint8Array(HTML.length % 2))), DATA),
    ),
    1,
  ),
  toWav(
    'a JPEG head before it',
    concatBytes(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), createRiff(concatBytes(FMT, DATA))),
  ),
  toWav('an MP3', SPEECH),
]

const MP3S: Sound[] = [
  toMp3('a good MP3', SPEECH, SPEECH_SECONDS),
  toMp3('a WAV', createRiff(concatBytes(FMT, DATA))),
  toMp3('half a frame', SPEECH.slice(0, 50)),
  toMp3('its last byte missing', SPEECH.slice(0, -1)),
  toMp3('a byte too many', concatBytes(SPEECH, new Uint8Array(1))),
  toMp3(
    'a tag that is longer than the file',
    concatBytes(encodeText('ID3\x04\x00\x00'), new Uint8Array([127, 127, 127, 127]), SPEECH),
  ),
  toMp3(
    'nothing but a tag',
    concatBytes(encodeText('ID3\x04\x00\x00'), new Uint8Array([0, 0, 0, 10]), new Uint8Array(10)),
  ),
  toMp3(
    'a tag with HTML in it',
    concatBytes(encodeText('ID3\x04\x00\x00'), new Uint8Array([0, 0, 0, HTML.length]), HTML, SPEECH),
    SPEECH_SECONDS,
  ),
  toMp3(
    'two tags',
    concatBytes(
      ...[0, 1].map(() =>
        concatBytes(encodeText('ID3\x04\x00\x00'), new Uint8Array([0, 0, 0, 5, 1, 2, 3, 4, 5])),
      ),
      SPEECH,
    ),
    SPEECH_SECONDS,
  ),
  toMp3('sync words alone', new Uint8Array(3000).fill(255)),
  toMp3('zeros', new Uint8Array(3000)),
  toMp3('a frame of stereo within', concatBytes(SPEECH, toStereoFrame(SPEECH))),
  toMp3('PHP', encodeText('<?php system($_GET["c"]); ?>')),
]

/** Returns the first frame of an MP3 with two channels in its header. */
function toStereoFrame(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const at = file.findIndex((byte, n) => byte === 0xff && ((file[n + 1] ?? 0) & 0xe0) === 0xe0)
  const frame = new Uint8Array(file.slice(at))
  frame[3] = (frame[3] ?? 0) & 0x3f
  return frame
}

/** Files of `fixtures/bad`, sent under both types, with the length of those that play. */
const PLAYS: Record<string, number> = { 'polyglot-id3-html.mp3': SPEECH_SECONDS }
const FIXTURES: Sound[] = listFixtures('bad').flatMap((name) => {
  const bytes = readFixture(`bad/${name}`)
  return [toWav(`bad/${name} as WAV`, bytes), toMp3(`bad/${name} as MP3`, bytes, PLAYS[name] ?? null)]
})

export const MALFORMED: readonly Sound[] = [...WAVS, ...MP3S, ...FIXTURES]

/** Returns `count` copies of a good file with some bits flipped, half of them near the beginning. */
export function flipBits(good: Sound, count: number, dice: (sides: number) => number): Sound[] {
  return Array.from({ length: count }, (_, n) => {
    const bytes = good.bytes.slice(0, n % 5 === 0 ? 1 + dice(good.bytes.length) : good.bytes.length)
    for (let flips = 1 + dice(8); flips > 0; flips--) {
      const at = dice(n % 2 ? bytes.length : Math.min(64, bytes.length))
      bytes[at] = (bytes[at] ?? 0) ^ (1 << dice(8))
    }
    return { ...good, name: `${good.name}, flipped ${n}`, bytes }
  })
}

/** Returns a deterministic random generator of integers below `sides`. */
export function createDice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}
