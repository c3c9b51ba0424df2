import './GonePost.css'
import { CircleOff } from 'lucide-react'
import { REPLY_GONE } from '../words/replies'

/** In the place of a post that is gone while the viewer records a reply to it; with an `id`, the heading of its card. */
export function GonePost({ id }: { id?: string }) {
  const Text = id ? 'h2' : 'span'
  return (
    <div className="gonepost">
      <CircleOff className="i" aria-hidden="true" />
      <Text id={id}>{REPLY_GONE.post}</Text>
    </div>
  )
}
