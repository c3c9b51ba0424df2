import { DEVICE_WORDS } from '../../../domain/locales/en/transcripts'

type Props = {
  isShown: boolean
  onClick: () => void
}

/** Shows and hides the words of a message. */
export function WordsToggle({ isShown, onClick }: Props) {
  return (
    <button type="button" className="words-toggle" aria-expanded={isShown} onClick={onClick}>
      {isShown ? DEVICE_WORDS.hide : DEVICE_WORDS.show}
    </button>
  )
}
