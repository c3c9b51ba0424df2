import './notes.css'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { REPLY } from '../../../domain/locales/en/posts'

type Props = {
  count: number
  title: string
  /** Shows the count alone, in a row of actions. */
  isShort?: boolean
  onClick: () => void
}

/** Opens the replies to a post without opening the recorder. */
export function ShowReplies({ count, title, isShort = false, onClick }: Props) {
  return (
    <button
      type="button"
      className={isShort ? 'reply-count' : 'show-replies'}
      aria-label={REPLY.showLabel(count, title)}
      onClick={onClick}
    >
      {isShort ? null : <ChevronDown className="icon icon-small" />}
      {isShort ? count : REPLY.show(count)}
      {isShort ? <ChevronDown className="icon" /> : null}
    </button>
  )
}
