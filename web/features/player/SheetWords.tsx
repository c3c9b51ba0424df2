import type { ReactNode } from 'react'
import { useTranscript } from '../../api/transcripts/transcripts.queries'
import type { Playable } from '../../audio/playback/playable'
import { PhraseList } from '../../parts/transcripts/PhraseList'

type Props = {
  now: Playable
  /** Moves the focus to the spoken phrase. */
  takesFocus: boolean
  /** Shown until the words are loaded, and when they cannot be. */
  fallback: ReactNode
}

/** The words in the full player; they follow the sound. */
export function SheetWords({ now, takesFocus, fallback }: Props) {
  const { data } = useTranscript(now, true)
  return data ? <PhraseList transcript={data} item={now} takesFocus={takesFocus} /> : fallback
}
