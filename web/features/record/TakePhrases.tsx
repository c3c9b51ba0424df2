import { useEffect, useRef } from 'react'
import { type ProposedWords, proposeWords } from '../../../domain/posts/propose-words'
import { listKeptWords } from '../../../domain/transcripts/take-phrases'
import { listKeptRanges } from '../../audio/capture/cut-recording'
import { useTakeWords } from '../../parts/transcripts/useTakeWords'
import { setStruck } from '../../recording/session'
import { StrikePhrases } from './StrikePhrases'

type Props = Pick<Parameters<typeof StrikePhrases>[0], 'recording' | 'disabled' | 'hasSounds'> & {
  /** The language spoken, a BCP 47 code; null for that of the app. */
  language: string | null
  /** Called before a phrase is struck or brought back. */
  onPress: () => void
  /** Called with a title and tags from what was said, each time that its words change. */
  onPropose: (proposed: ProposedWords) => void
  /** Called with whether the words are being written down. */
  onWriting: (isWriting: boolean) => void
}

/** The phrases of the stopped recording, with its words where this device writes them down. */
export function TakePhrases({
  recording,
  disabled = false,
  hasSounds,
  language,
  onPress,
  onPropose,
  onWriting,
}: Props) {
  const words = useTakeWords(disabled ? null : recording, language)
  const propose = useRef(onPropose)
  propose.current = onPropose
  const { state } = words
  useEffect(() => {
    if (state.at !== 'ready') return
    const kept = listKeptWords(state.words, listKeptRanges(recording))
    propose.current(proposeWords(kept, state.language))
  }, [state, recording])
  const isWriting = state.at === 'loading' || state.at === 'writing'
  useEffect(() => onWriting(isWriting), [isWriting, onWriting])
  return (
    <StrikePhrases
      recording={recording}
      words={words}
      disabled={disabled}
      hasSounds={hasSounds}
      onStrike={(struck) => {
        onPress()
        return setStruck(struck)
      }}
    />
  )
}
