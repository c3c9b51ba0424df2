/** Files that claim to be recordings, with their true length in seconds, or null if they must be rejected. */
import type { AudioType } from '../../domain/media'
import { fixture, fixturesIn } from './voices'

export type Sound = { name: string; type: AudioType; bytes: Uint8Array<ArrayBuffer>; seconds: number | null }

const RATE = 16_000
const text = (words: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(words, (char) => char.charCodeAt(0) & 255)
const u32 = (value: number) => new Uint8Array(new Uint32Array([value]).buffer)
const u16 = (...values: number[]) => new Uint8Array(new Uint16Array(values).buffer)

export function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(parts.flatMap((part) => [...part]))
}

const chunk = (name: string, body: Uint8Array, size = body.length) =>
  joined(text(name), u32(size), body, new Uint8Array(body.length % 2))
const pcm = (given: Partial<{ format: number; channels: number; rate: number; bits: number }> = {}) => {
  const { format = 1, channels = 1, rate = RATE, bits = 16 } = given
  const block = (channels * bits) / 8
  return joined(u16(format, channels), u32(rate), u32(rate * block), u16(block, bits))
}
/** One second: too many samples to pass as arguments. */
const SECOND = new Uint8Array(RATE * 2).map((_, at) => (at * 7) & 63)

function riff(chunks: Uint8Array, claim = chunks.length + 4, name = 'RIFF'): Uint8Array<ArrayBuffer> {
  return joined(text(name), u32(claim), text('WAVE'), chunks)
}

const wav = (name: string, bytes: Uint8Array<ArrayBuffer>, seconds: number | null = null): Sound => ({
  ...{ name, type: 'audio/wav', bytes, seconds },
})
const mp3 = (name: string, bytes: Uint8Array<ArrayBuffer>, seconds: number | null = null): Sound => ({
  ...{ name, type: 'audio/mpeg', bytes, seconds },
})

const FMT = chunk('fmt ', pcm())
const DATA = chunk('data', SECOND)
const SPEECH = fixture('speech-a.mp3')
const SPEECH_SECONDS = 3.84
const HTML = text('<!doctype html><script>alert(1)</script>')

const WAVS: Sound[] = [
  wav('a good WAV', riff(joined(FMT, DATA)), 1),
  wav(
    'blocks before the sound',
    riff(joined(chunk('LIST', text('INFO')), FMT, chunk('junk', new Uint8Array(7)), DATA)),
    1,
  ),
  wav('a header alone', riff(joined(FMT, chunk('data', new Uint8Array())))),
  wav('44 bytes that promise more', riff(joined(FMT, text('data'), u32(32_000)))),
  wav('twelve bytes', joined(text('RIFF'), u32(4), text('WAVE'))),
  wav('RF64', riff(joined(chunk('ds64', new Uint8Array(28)), FMT, DATA), 0xffffffff, 'RF64')),
  wav('RIFX', riff(joined(FMT, DATA), undefined, 'RIFX')),
  wav(
    'WAVE_FORMAT_EXTENSIBLE',
    riff(joined(chunk('fmt ', joined(pcm({ format: 0xfffe }), u16(22, 16), new Uint8Array(20))), DATA)),
  ),
  wav('float samples', riff(joined(chunk('fmt ', pcm({ format: 3, bits: 32 })), DATA))),
  wav('mu-law', riff(joined(chunk('fmt ', pcm({ format: 7, bits: 8 })), DATA))),
  wav('24 bits', riff(joined(chunk('fmt ', pcm({ bits: 24 })), DATA))),
  wav('stereo', riff(joined(chunk('fmt ', pcm({ channels: 2 })), DATA))),
  wav('384 kHz', riff(joined(chunk('fmt ', pcm({ rate: 384_000 })), DATA))),
  wav('fmt twice, the second slower', riff(joined(FMT, chunk('fmt ', pcm({ rate: 8000 })), DATA))),
  wav('fmt after the sound', riff(joined(DATA, FMT))),
  wav('no fmt', riff(DATA)),
  wav('data twice', riff(joined(FMT, DATA, DATA))),
  wav('an odd count of bytes', riff(joined(FMT, chunk('data', SECOND.subarray(1))))),
  wav('a data length of 0xFFFFFFFF', riff(joined(FMT, text('data'), u32(0xffffffff), SECOND))),
  wav('a data length of 0', riff(joined(FMT, text('data'), u32(0), SECOND))),
  wav('a data length of a half', riff(joined(FMT, text('data'), u32(RATE), SECOND))),
  wav('a fmt length of 0xFFFFFFFF', riff(joined(text('fmt '), u32(0xffffffff), pcm(), DATA))),
  wav('a junk length of 0xFFFFFFF7', riff(joined(text('junk'), u32(0xfffffff7), FMT, DATA))),
  wav('a RIFF length of 0xFFFFFFFF', riff(joined(FMT, DATA), 0xffffffff)),
  wav('a RIFF length of 0', riff(joined(FMT, DATA), 0)),
  wav('sound behind 5 kB of blocks', riff(joined(chunk('junk', new Uint8Array(5000)), FMT, DATA))),
  wav(
    'a thousand empty blocks',
    riff(joined(...Array.from({ length: 1000 }, () => chunk('junk', new Uint8Array())), FMT, DATA)),
  ),
  wav('HTML behind the sound', joined(riff(joined(FMT, DATA)), HTML)),
  wav(
    'HTML in a block',
    riff(joined(FMT, chunk('LIST', joined(HTML, new Uint8Array(HTML.length % 2))), DATA)),
    1,
  ),
  wav('a JPEG head before it', joined(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), riff(joined(FMT, DATA)))),
  wav('an MP3', SPEECH),
]

const MP3S: Sound[] = [
  mp3('a good MP3', SPEECH, SPEECH_SECONDS),
  mp3('a WAV', riff(joined(FMT, DATA))),
  mp3('half a frame', SPEECH.slice(0, 50)),
  mp3('its last byte missing', SPEECH.slice(0, -1)),
  mp3('a byte too many', joined(SPEECH, new Uint8Array(1))),
  mp3(
    'a tag that is longer than the file',
    joined(text('ID3\x04\x00\x00'), new Uint8Array([127, 127, 127, 127]), SPEECH),
  ),
  mp3(
    'nothing but a tag',
    joined(text('ID3\x04\x00\x00'), new Uint8Array([0, 0, 0, 10]), new Uint8Array(10)),
  ),
  mp3(
    'a tag with HTML in it',
    joined(text('ID3\x04\x00\x00'), new Uint8Array([0, 0, 0, HTML.length]), HTML, SPEECH),
    SPEECH_SECONDS,
  ),
  mp3(
    'two tags',
    joined(
      ...[0, 1].map(() => joined(text('ID3\x04\x00\x00'), new Uint8Array([0, 0, 0, 5, 1, 2, 3, 4, 5]))),
      SPEECH,
    ),
    SPEECH_SECONDS,
  ),
  mp3('sync words alone', new Uint8Array(3000).fill(255)),
  mp3('zeros', new Uint8Array(3000)),
  mp3('a frame of stereo within', joined(SPEECH, stereo(SPEECH))),
  mp3('PHP', text('<?php system($_GET["c"]); ?>')),
]

/** Returns the first frame of an MP3 with two channels in its header. */
function stereo(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const at = file.findIndex((byte, n) => byte === 0xff && ((file[n + 1] ?? 0) & 0xe0) === 0xe0)
  const frame = new Uint8Array(file.slice(at))
  frame[3] = (frame[3] ?? 0) & 0x3f
  return frame
}

/** Files of `fixtures/bad`, sent under both types, with the length of those that play. */
const PLAYS: Record<string, number> = { 'polyglot-id3-html.mp3': SPEECH_SECONDS }
const FIXTURES: Sound[] = fixturesIn('bad').flatMap((name) => {
  const bytes = fixture(`bad/${name}`)
  return [wav(`bad/${name} as WAV`, bytes), mp3(`bad/${name} as MP3`, bytes, PLAYS[name] ?? null)]
})

export const MALFORMED: readonly Sound[] = [...WAVS, ...MP3S, ...FIXTURES]

/** Returns `count` copies of a good file with some bits flipped, half of them near the beginning. */
export function flipped(good: Sound, count: number, dice: (sides: number) => number): Sound[] {
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
export function diceOf(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}
