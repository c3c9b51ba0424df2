import './Badge.css'
import { UI } from '../../../domain/locales/en/shell'

type Props = { count: number; tone?: 'record' | 'quiet'; label?: (count: number) => string }

/**
 * A count of unread items in the colour of its kind. `record` makes it red, `quiet` an outline. Renders nothing for
 * zero.
 */
export function Badge({ count, tone, label = UI.unread }: Props) {
  if (count <= 0) return null
  return (
    <span className={tone ? `badge -${tone}` : 'badge'}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{label(count)}</span>
    </span>
  )
}
