import './Badge.css'

type Props = { count: number; label: (count: number) => string }

/** A count of unheard items in the colour of its kind. Renders nothing for zero. */
export function Badge({ count, label }: Props) {
  if (count <= 0) return null
  return (
    <span className="badge">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{label(count)}</span>
    </span>
  )
}
