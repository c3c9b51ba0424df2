/** Chapters of a long recording, from its words (https://github.com/Podcastindex-org/podcast-namespace, version 1.2). */
import { truncate } from '../text/length'
import type { Phrase } from '../transcripts/phrases'

/** Recordings from this length on have chapters, and how long each is at least. */
const CHAPTERS_FROM_SECONDS = 120
const CHAPTER_MIN_SECONDS = 60
const CHAPTER_TITLE_MAX_CHARS = 60

export const CHAPTERS_MIME_TYPE = 'application/json+chapters'
export type Chapter = { startTime: number; title: string }
export type Chapters = { version: '1.2.0'; chapters: Chapter[] }

/** Returns whether a recording is long enough for chapters. */
export function canHaveChapters(seconds: number): boolean {
  return seconds >= CHAPTERS_FROM_SECONDS
}

/** Returns chapters that begin with a phrase, each at least `CHAPTER_MIN_SECONDS` long; the first begins at 0. */
export function toChapters(phrases: readonly Phrase[]): Chapters {
  const chapters: Chapter[] = []
  let nextStartMs = 0
  for (const { startMs, text } of phrases) {
    if (startMs < nextStartMs) continue
    const startTime = chapters.length === 0 ? 0 : startMs / 1000
    chapters.push({ startTime, title: truncate(text, CHAPTER_TITLE_MAX_CHARS) })
    nextStartMs = startMs + CHAPTER_MIN_SECONDS * 1000
  }
  return { version: '1.2.0', chapters }
}
