import { useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { getLocale } from '../../../domain/i18n/i18n'
import {
  isTranscribable,
  type SpokenWord,
  type TranscriptProblem,
} from '../../../domain/transcripts/transcript'
import type { Recording } from '../../audio/recording'
import type { DeviceSpeech } from '../../audio/speech/device-speech'
import { loadDeviceSpeech } from '../../audio/speech/load-device-speech'
import { transcribeTake } from '../../audio/speech/transcribe-take'
import { takeWordsAtom } from '../../state/device-settings'

export type TakeWordsState =
  /** `offer` is null where this device cannot write them down; `megabytes` is 0 once the engine is on it. */
  | { at: 'none'; offer: { megabytes: number } | null }
  /** The share of the download, then of the recording, from 0 to 1. */
  | { at: 'loading' | 'writing'; share: number }
  /** The words of the whole recording, what is struck or cut of it included. */
  | { at: 'ready'; words: readonly SpokenWord[]; language: string }
  | { at: 'failed'; problem: TranscriptProblem }

export type TakeWords = {
  state: TakeWordsState
  /** Writes them down, now and for later recordings of this device. */
  show: () => void
  cancel: () => void
}

type Samples = Recording['samples']
type Shown = { samples: Samples; language: string; state: TakeWordsState }

const NONE: TakeWordsState = { at: 'none', offer: null }
const BYTES_PER_MEGABYTE = 1_000_000

/** What was written down of a recording while it is in memory; cutting it changes nothing about that. */
const written = new WeakMap<Samples, Shown>()

/**
 * Returns the words of a stopped recording, made by this browser once its author asked for that; none, and no offer, of
 * one that is too short for words. Words of another
 * recording, or that arrive after it is null (published, or discarded), are dropped.
 */
export function useTakeWords(
  recording: Recording | null,
  language: string | null,
  loadSpeech: () => Promise<DeviceSpeech> = loadDeviceSpeech,
): TakeWords {
  const store = useStore()
  const whole = recording?.cut?.whole ?? recording
  const samples = whole && isTranscribable(whole) ? whole.samples : null
  const spoken = language ?? getLocale()
  const [shown, setShown] = useState<Shown | null>(null)
  const running = useRef(new AbortController())
  /** What is left to download. */
  const megabytes = useRef(0)

  /** Ends what runs, and returns the signal of what begins. */
  function begin(): AbortSignal {
    running.current.abort()
    running.current = new AbortController()
    return running.current.signal
  }

  function createShow(samples: Samples, signal: AbortSignal) {
    return (state: TakeWordsState) => {
      if (!signal.aborted) setShown({ samples, language: spoken, state })
    }
  }

  async function prepare(samples: Samples): Promise<void> {
    const found = written.get(samples)
    if (found?.language === spoken) return setShown(found)
    const signal = begin()
    const show = createShow(samples, signal)
    const speech = await loadSpeech().catch(() => null)
    if (!speech?.canTranscribe(spoken)) return show(NONE)
    const isDownloaded = await speech.isDownloaded().catch(() => false)
    if (signal.aborted) return
    megabytes.current = isDownloaded ? 0 : Math.ceil(speech.downloadBytes / BYTES_PER_MEGABYTE)
    if (isDownloaded && store.get(takeWordsAtom)) return write(samples, speech, signal)
    show({ at: 'none', offer: { megabytes: megabytes.current } })
  }

  async function write(samples: Samples, speech: DeviceSpeech, signal: AbortSignal): Promise<void> {
    const show = createShow(samples, signal)
    const isDownloaded = megabytes.current === 0
    show({ at: isDownloaded ? 'writing' : 'loading', share: 0 })
    try {
      const result = await transcribeTake(speech, { samples }, spoken, {
        signal,
        onDownload: (share) => isDownloaded || show({ at: 'loading', share }),
        onProgress: (share) => show({ at: 'writing', share }),
      })
      const state: TakeWordsState = result.ok
        ? { at: 'ready', words: result.words, language: spoken }
        : { at: 'failed', problem: result.problem }
      written.set(samples, { samples, language: spoken, state })
      show(state)
    } catch {
      show({ at: 'failed', problem: 'failed' })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another recording or language begins again, nothing else
  useEffect(() => {
    if (samples) void prepare(samples)
    return () => running.current.abort()
  }, [samples, spoken])

  return {
    state: samples && shown?.samples === samples && shown.language === spoken ? shown.state : NONE,
    show() {
      if (!samples) return
      store.set(takeWordsAtom, true)
      const signal = begin()
      const fail = () => createShow(samples, signal)({ at: 'failed', problem: 'failed' })
      void loadSpeech().then((speech) => write(samples, speech, signal), fail)
    },
    cancel() {
      if (samples) createShow(samples, begin())({ at: 'none', offer: { megabytes: megabytes.current } })
    },
  }
}
