import './notes.css'
import CircleOff from 'lucide-react/icons/circle-off'
import { REPLY_GONE } from '../../../domain/locales/en/posts'

/**
 * Replaces a deleted or expired post while the viewer records a reply to it. With an `id`, it is the heading of its
 * card.
 */
export function GonePost({ id }: { id?: string }) {
  const Text = id ? 'h2' : 'span'
  return (
    <div className="gone-post row">
      <CircleOff className="icon" aria-hidden="true" />
      <Text id={id}>{REPLY_GONE.post}</Text>
    </div>
  )
}
