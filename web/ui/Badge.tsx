import './Badge.css'
import { UI } from '../words/ui'

/** A count of unread things in the colour of its kind; `record` makes it red. Nothing for zero. */
export function Badge({ count, tone }: { count: number; tone?: 'record' }) {
  if (count <= 0) return null
  return (
    <span className={tone ? `badge -${tone}` : 'badge'}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr">{UI.unread(count)}</span>
    </span>
  )
}
