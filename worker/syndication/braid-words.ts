/** Chapters and captions of a thread that is played as one: who speaks when, and what is said. */
import type { Chapters } from '../../domain/syndication/chapters'
import { type Phrase, splitIntoPhrases } from '../../domain/transcripts/phrases'
import type { SpokenWord, Transcript } from '../../domain/transcripts/transcript'
import type { AppDeps } from '../context'
import { findTranscriptByMedia } from '../transcripts/transcripts.repo'
import { readWords } from '../transcripts/words-store'
import type { Braid, JoinedBraidPart } from './braids.service'

/** A chapter for each part, with the name of who speaks; parts of one author in a row are one. */
export function toBraidChapters({ parts }: Braid): Chapters {
  const chapters = parts
    .filter((part, at) => part.post.authorId !== parts[at - 1]?.post.authorId)
    .map(({ post, startMs }, at) => ({ startTime: at === 0 ? 0 : startMs / 1000, title: post.authorName }))
  return { version: '1.2.0', chapters }
}

/** The phrases of all parts, with times of the joined file. Parts without words have none. */
export async function loadBraidPhrases(
  deps: Pick<AppDeps, 'db' | 'media'>,
  { parts }: Braid,
): Promise<Phrase[]> {
  const transcripts = new Map<string, Transcript | null>()
  for (const { post } of parts)
    if (!transcripts.has(post.id)) transcripts.set(post.id, await loadTranscript(deps, post))
  return parts.flatMap((part) => {
    const transcript = transcripts.get(part.post.id)
    return transcript ? splitIntoPhrases(shiftWords(transcript.words, part), transcript.language) : []
  })
}

async function loadTranscript(
  deps: Pick<AppDeps, 'db' | 'media'>,
  { mediaId, transcriptState }: JoinedBraidPart['post'],
): Promise<Transcript | null> {
  if (mediaId === null || transcriptState !== 'ready') return null
  const row = await findTranscriptByMedia(deps.db, mediaId)
  return row?.wordsKey ? readWords(deps, row.wordsKey) : null
}

/** The words of which the middle is in the part. */
function shiftWords(
  words: readonly SpokenWord[],
  { soundStartMs, soundEndMs, startMs }: JoinedBraidPart,
): SpokenWord[] {
  return words
    .filter(([, start, end]) => (start + end) / 2 >= soundStartMs && (start + end) / 2 < soundEndMs)
    .map(([text, start, end]) => [
      text,
      Math.round(Math.max(start, soundStartMs) - soundStartMs + startMs),
      Math.round(Math.min(end, soundEndMs) - soundStartMs + startMs),
    ])
}
