/**
 * The phrases of a recording that its author can strike out: of its words, or of the sounds between its pauses where it
 * has none. Each has a pause on both sides.
 */
import { SAMPLE_RATE_HZ } from '../audio/audio.limits'
import { clipSpans, closeRange, type FrameSpan, JOIN_FRAMES, mergeSpans } from '../audio/strikes'
import type { TimeWindow } from '../audio/time-window'
import { splitIntoPhrases } from './phrases'
import type { SpokenWord } from './transcript'
import { joinWords } from './words'

const FRAMES_PER_MS = SAMPLE_RATE_HZ / 1000
/** Nothing is cut closer to a word than this. */
const WORD_MARGIN_MS = 50
/** A cut in the middle of a shorter pause, with its cross-fade, would be too close to the words beside it. */
const PAUSE_MIN_MS = 2 * WORD_MARGIN_MS + JOIN_FRAMES / FRAMES_PER_MS
/** A shorter sound without words is a click: it goes with the pause around it. */
const SOUND_MIN_MS = 150

/** A whole recording, and what is cut of it. */
export type Take = {
  frames: number
  /** Without the cut ends. */
  range: { from: number; until: number | null }
  struck: readonly FrameSpan[]
  /** In seconds. */
  pauses: readonly TimeWindow[]
  /** In ms; none where they are not known. */
  words: readonly SpokenWord[]
  language: string
}

/** A part of a recording, in ms. `text` is null for a sound without words. */
type Sound = { text: string | null; startMs: number; endMs: number }
type StrikableSound = Sound & { isStruck: boolean }
type Span = { startMs: number; endMs: number }

/**
 * Its frames are those that are cut with it: from the middle of the pause before it to the middle of the one after it. The
 * times in ms are those of its sound.
 */
export type TakePhrase = FrameSpan & StrikableSound

/**
 * Returns the phrases between the cut ends, in order. Together they are all frames between these. A phrase of which a part
 * is struck is divided there, so that each is either struck or heard.
 */
export function listPhrases(take: Take): TakePhrase[] {
  const ends = closeRange(take.range, take.frames)
  const struck = clipSpans(mergeSpans(take.struck, take.frames), ends).map(toMs)
  const sounds = listSounds(take, struck, toMs(ends))
  const phrases = groupSounds(joinUnpaused(sounds, take.language), take.language)
  const pauses = take.pauses.map(({ start, end }) => ({ startMs: start * 1000, endMs: end * 1000 }))
  let { from } = ends
  return phrases.map((phrase, at) => {
    const next = phrases[at + 1]
    const until = next
      ? Math.max(from, Math.round(findCut(phrase, next, struck, pauses) * FRAMES_PER_MS))
      : ends.until
    const cut = { ...phrase, from, until }
    from = until
    return cut
  })
}

/**
 * Returns what is struck of a recording after one of its phrases is struck, or brought back. What is struck outside of the
 * cut ends stays.
 */
export function togglePhrase(
  { frames, range, struck }: Pick<Take, 'frames' | 'range' | 'struck'>,
  phrases: readonly TakePhrase[],
  index: number,
): FrameSpan[] {
  const ends = closeRange(range, frames)
  const outside = [
    ...clipSpans(struck, { from: 0, until: ends.from }),
    ...clipSpans(struck, { from: ends.until, until: frames }),
  ]
  const inside = phrases.filter(({ isStruck }, at) => isStruck !== (at === index))
  return mergeSpans([...outside, ...inside], frames)
}

/** Returns the words within the kept frames of a recording, with their times in what these become. */
export function listKeptWords(words: readonly SpokenWord[], kept: readonly FrameSpan[]): SpokenWord[] {
  let before = 0
  return kept.map(toMs).flatMap((span) => {
    const offset = before - span.startMs
    before += span.endMs - span.startMs
    const shift = (ms: number) => Math.round(Math.max(span.startMs, Math.min(ms, span.endMs)) + offset)
    return words
      .filter(([, startMs, endMs]) => isIn(span, { startMs, endMs }))
      .map(([text, startMs, endMs]): SpokenWord => [text, shift(startMs), shift(endMs)])
  })
}

function toMs({ from, until }: FrameSpan): Span {
  return { startMs: from / FRAMES_PER_MS, endMs: until / FRAMES_PER_MS }
}

function getMiddle({ startMs, endMs }: Span): number {
  return (startMs + endMs) / 2
}

/** Whether the middle of a sound is in a span. */
function isIn(span: Span, sound: Span): boolean {
  const middle = getMiddle(sound)
  return middle >= span.startMs && middle < span.endMs
}

/** The words and the sounds without words between the cut ends, in order. */
function listSounds({ frames, pauses, words }: Take, struck: readonly Span[], ends: Span): StrikableSound[] {
  const spoken = words.map(([text, startMs, endMs]): Sound => ({ text, startMs, endMs }))
  const wordless = listSpansBetween(pauses, frames / FRAMES_PER_MS)
    .filter((span) => words.length === 0 || isWordless(span, spoken))
    .flatMap((span) => splitAtStrikes(span, struck))
    .map((span): Sound => ({ text: null, ...span }))
  const sounds = [...spoken, ...wordless].filter((sound) => isIn(ends, sound))
  // A struck click is listed, so that it can be brought back.
  const silent = struck
    .filter((span) => !sounds.some((sound) => isIn(span, sound)))
    .map((span): Sound => ({ text: null, ...span }))
  return [...sounds, ...silent]
    .toSorted((a, b) => getMiddle(a) - getMiddle(b))
    .map(({ text, startMs, endMs }) => ({
      text,
      startMs: Math.max(startMs, ends.startMs),
      endMs: Math.min(endMs, ends.endMs),
      isStruck: struck.some((span) => isIn(span, { startMs, endMs })),
    }))
}

function listSpansBetween(pauses: readonly TimeWindow[], durationMs: number): Span[] {
  const edges = [0, ...pauses.flatMap(({ start, end }) => [start * 1000, end * 1000]), durationMs]
  return edges
    .flatMap((startMs, at) => (at % 2 === 0 ? { startMs, endMs: edges[at + 1] ?? durationMs } : []))
    .filter(({ startMs, endMs }) => endMs > startMs)
}

function isWordless(span: Span, spoken: readonly Sound[]): boolean {
  return span.endMs - span.startMs >= SOUND_MIN_MS && !spoken.some((word) => isIn(span, word))
}

/** Divides a sound where a strike begins or ends in it, unless that is beside its own start or end. */
function splitAtStrikes({ startMs, endMs }: Span, struck: readonly Span[]): Span[] {
  const edges = [startMs]
  for (const edge of struck.flatMap((span) => [span.startMs, span.endMs]))
    if (edge - (edges.at(-1) ?? 0) >= SOUND_MIN_MS && endMs - edge >= SOUND_MIN_MS) edges.push(edge)
  return edges.map((edge, at) => ({ startMs: edge, endMs: edges[at + 1] ?? endMs }))
}

/** Joins sounds with too little between them to cut there. */
function joinUnpaused(sounds: readonly StrikableSound[], language: string): StrikableSound[] {
  const joined: StrikableSound[] = []
  for (const sound of sounds) {
    const last = joined.at(-1)
    if (!last || last.isStruck !== sound.isStruck || sound.startMs - last.endMs >= PAUSE_MIN_MS)
      joined.push({ ...sound })
    else {
      last.text = joinTexts([last.text, sound.text], language)
      last.endMs = Math.max(last.endMs, sound.endMs)
    }
  }
  return joined
}

function joinTexts(texts: readonly (string | null)[], language: string): string | null {
  const words = texts.flatMap((text): SpokenWord[] => (text === null ? [] : [[text, 0, 0]]))
  return words.length > 0 ? joinWords(words, language) : null
}

/** Groups sounds with words into phrases, as words are; a sound without words stays alone. */
function groupSounds(sounds: readonly StrikableSound[], language: string): StrikableSound[] {
  const groups: StrikableSound[][] = []
  for (const sound of sounds) {
    const last = groups.at(-1)
    const [first] = last ?? []
    const isSame = first && first.text !== null && sound.text !== null && first.isStruck === sound.isStruck
    if (isSame) last?.push(sound)
    else groups.push([sound])
  }
  return groups.flatMap((group) => {
    const [first] = group
    if (!first || first.text === null) return group
    const words = group.map(({ text, startMs, endMs }): SpokenWord => [text ?? '', startMs, endMs])
    return splitIntoPhrases(words, language).map(({ text, startMs, endMs }) => ({
      text,
      startMs,
      endMs,
      isStruck: first.isStruck,
    }))
  })
}

/** Returns where to cut between two phrases, in ms: at the edge of what is struck, else in the middle of the pause. */
function findCut(
  before: StrikableSound,
  after: StrikableSound,
  struck: readonly Span[],
  pauses: readonly Span[],
): number {
  const gap = { startMs: before.endMs, endMs: after.startMs }
  const middle = getMiddle(gap)
  if (before.isStruck !== after.isStruck) {
    const edges = struck.map(({ startMs, endMs }) => (after.isStruck ? startMs : endMs))
    return edges.reduce((best, edge) => (Math.abs(edge - middle) < Math.abs(best - middle) ? edge : best))
  }
  const quiet = pauses
    .map(({ startMs, endMs }) => ({
      startMs: Math.max(startMs, gap.startMs),
      endMs: Math.min(endMs, gap.endMs),
    }))
    .filter(({ startMs, endMs }) => endMs - startMs >= PAUSE_MIN_MS)
    .toSorted((a, b) => b.endMs - b.startMs - (a.endMs - a.startMs))
  return getMiddle(quiet[0] ?? gap)
}
