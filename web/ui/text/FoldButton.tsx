import './Fold.css'

type Props = {
  isOpen: boolean
  /** The visible text. */
  label: string
  /** The accessible name, where it says more than the text. */
  name?: string
  onClick: () => void
}

/** Unfolds the text before it in a `.fold`: on its last line, and below it once it is unfolded. */
export function FoldButton({ isOpen, label, name, onClick }: Props) {
  return (
    <button type="button" className="more" aria-expanded={isOpen} aria-label={name} onClick={onClick}>
      {label}
    </button>
  )
}
