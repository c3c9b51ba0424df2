/** The words of posts: reading, correcting, asking for them, removing them. */
import { useQuery } from '@tanstack/react-query'
import type { Post } from '../../../domain/posts/posts.schema'
import type { SentTranscript, TranscriptCorrection } from '../../../domain/transcripts/transcripts.schema'
import type { transcriptsRoutes } from '../../../worker/transcripts/transcripts.routes'
import { keys } from '../keys'
import { queryClient } from '../query-client'
import { createClient } from '../typed-client'
import { readTranscript } from './transcripts'

const { transcript } = createClient<typeof transcriptsRoutes>().api.posts[':id']
const toParam = (id: string) => ({ id: encodeURIComponent(id) })

/** The subject of a transcript: a recording and its post. */
export type SpokenSource = {
  /** `/media/{id}` */
  url: string
  post?: Pick<Post, 'transcript' | 'transcriptState' | 'editedAt'> | undefined
}

/** The key is outside `keys`, which the first view loads. */
export const transcriptKeys = {
  /** By the sound and a text that changes with its words. */
  words: (url: string, version: string) => ['transcripts', url, version],
  /** Made on this device. */
  deviceWords: (ownerId: string, postId: string) => ['device-words', ownerId, postId],
}

/** Whether a recording has words that the viewer may read: not while it is locked. */
export function hasTranscript({ post }: SpokenSource): boolean {
  return post?.transcriptState === 'ready' && post.transcript !== null
}

function createTranscriptQuery({ url, post }: SpokenSource) {
  return {
    queryKey: transcriptKeys.words(url, `${post?.editedAt ?? ''} ${post?.transcript ?? ''}`),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<SentTranscript> =>
      readTranscript(`${url}/words.json`, { signal }),
    // Words change with their version only.
    staleTime: Number.POSITIVE_INFINITY,
  }
}

/** The words of a recording, loaded while `isWanted`. */
export function useTranscript(source: SpokenSource, isWanted: boolean) {
  return useQuery({ ...createTranscriptQuery(source), enabled: isWanted && hasTranscript(source) })
}

/** Loads the words of a recording, or returns those that are loaded. */
export function fetchTranscript(source: SpokenSource): Promise<SentTranscript> {
  return queryClient.fetchQuery(createTranscriptQuery(source))
}

async function readChangedPost(sent: Promise<{ json: () => Promise<Post> }>): Promise<Post> {
  const response = await sent
  void queryClient.invalidateQueries({ queryKey: keys.posts })
  return response.json()
}

/** Loads the words that are stored now, past every cache. */
export function fetchNewestTranscript({ url }: SpokenSource): Promise<SentTranscript> {
  return readTranscript(`${url}/words.json`, { cache: 'no-cache' })
}

/** Replaces the text of these words; unchanged words keep their times. */
export function putTranscript(id: string, correction: TranscriptCorrection): Promise<Post> {
  return readChangedPost(transcript.$put({ param: toParam(id), json: correction }))
}

/** Asks for the words, again or for the first time. */
export function requestTranscript(id: string, language: string): Promise<Post> {
  return readChangedPost(transcript.$post({ param: toParam(id), json: { language } }))
}

/** Removes the words for good. */
export function deleteTranscript(id: string): Promise<Post> {
  return readChangedPost(transcript.$delete({ param: toParam(id) }))
}
