import { useTakeWords } from '../../parts/transcripts/useTakeWords'
import { strike } from '../../recording/session'
import { StrikePhrases } from './StrikePhrases'

type Props = Pick<Parameters<typeof StrikePhrases>[0], 'recording' | 'disabled'> & {
  /** The language spoken, a BCP 47 code; null for that of the app. */
  language: string | null
  /** Called before a phrase is struck or brought back. */
  onPress: () => void
}

/** The phrases of the stopped recording, with its words where this device writes them down. */
export function TakePhrases({ recording, disabled, language, onPress }: Props) {
  const words = useTakeWords(recording, language)
  return (
    <StrikePhrases
      recording={recording}
      words={words}
      disabled={disabled}
      onStrike={(struck) => {
        onPress()
        return strike(struck)
      }}
    />
  )
}
