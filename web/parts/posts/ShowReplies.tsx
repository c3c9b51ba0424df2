import './notes.css'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { REPLY } from '../../../domain/locales/en/posts'

type Props = {
  count: number
  title: string
  onClick: () => void
}

/** Opens the replies to a post without opening the recorder. */
export function ShowReplies({ count, title, onClick }: Props) {
  return (
    <button
      type="button"
      className="show-replies"
      aria-label={REPLY.showLabel(count, title)}
      onClick={onClick}
    >
      <ChevronDown className="icon icon-small" />
      {REPLY.show(count)}
    </button>
  )
}
