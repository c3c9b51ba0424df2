import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { getLocale } from '../../../domain/i18n/i18n'
import { TRANSCRIPT_PROBLEM_TEXTS } from '../../../domain/locales/en/transcripts'
import type { Post } from '../../../domain/posts/posts.schema'
import type { Transcript } from '../../../domain/transcripts/transcript'
import { readBytes } from '../../api/bytes'
import { queryClient } from '../../api/query-client'
import { transcriptKeys } from '../../api/transcripts/transcripts.queries'
import type { Playable } from '../../audio/playback/playable'
import type { DeviceSpeech } from '../../audio/speech/device-speech'
import { getServerNow } from '../../state/clock'
import { findDeviceWords, saveDeviceWords } from '../../state/device-words'

/** `asking` before a download of so many bytes; `making` with the share of the current step, from 0 to 1. */
type MakingState =
  | { at: 'idle'; problem: string | null }
  | { at: 'asking'; bytes: number }
  | { at: 'making'; share: number }

type Options = {
  post: Pick<Post, 'id' | 'language' | 'expiresAt'>
  item: Playable
  /** The viewer, who owns the words. */
  ownerId: string
  loadSpeech: () => Promise<DeviceSpeech>
}

const IDLE: MakingState = { at: 'idle', problem: null }

/** The words of a private message that this device made, and making them: the sound goes to no service. */
export function useDeviceWords({ post, item, ownerId, loadSpeech }: Options) {
  const queryKey = transcriptKeys.deviceWords(ownerId, post.id)
  const { data } = useQuery({
    queryKey,
    // Without storage they are made again.
    queryFn: () => findDeviceWords(ownerId, post.id, getServerNow()).catch(() => null),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [state, setState] = useState<MakingState>(IDLE)
  const running = useRef<AbortController | null>(null)
  const language = post.language ?? getLocale()
  const fail = (problem: 'unsupported_language' | 'unreadable' | 'failed') =>
    setState({ at: 'idle', problem: TRANSCRIPT_PROBLEM_TEXTS[problem] })

  async function start() {
    try {
      const speech = await loadSpeech()
      if (!speech.canTranscribe(language)) return fail('unsupported_language')
      if (await speech.isDownloaded()) await make(speech)
      else setState({ at: 'asking', bytes: speech.downloadBytes })
    } catch {
      fail('failed')
    }
  }

  async function make(speech: DeviceSpeech) {
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const show = (share: number) => signal.aborted || setState({ at: 'making', share })
    show(0)
    try {
      const sound = new Blob([await readBytes(item.url, signal)])
      const result = await speech.transcribe(sound, language, { signal, onDownload: show, onProgress: show })
      if (signal.aborted) return
      if (!result.ok) return fail(result.problem)
      if (result.words.length === 0)
        return setState({ at: 'idle', problem: TRANSCRIPT_PROBLEM_TEXTS.no_speech })
      const transcript: Transcript = { language: result.language, engine: result.engine, words: result.words }
      queryClient.setQueryData(queryKey, transcript)
      setState(IDLE)
      const { id, expiresAt } = post
      await saveDeviceWords({ id, ownerId, expiresAt, transcript }).catch(() => undefined)
    } catch {
      if (!signal.aborted) fail('failed')
    }
  }

  return {
    words: data ?? null,
    state,
    start: () => void start(),
    /** Downloads the engine after the viewer agreed. */
    agree: () => void loadSpeech().then(make, () => fail('failed')),
    cancel() {
      running.current?.abort()
      setState(IDLE)
    },
  }
}
