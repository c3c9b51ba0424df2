import './WireLine.css'

type Props = {
  /** In a box of 100 by `height`. */
  path?: string
  height?: number
  className?: string
}

/** A wire that hangs between two points, as wide as its box. */
export function WireLine({ path = 'M0 2C30 17 70 17 100 2', height = 20, className }: Props) {
  return (
    <svg
      className={className ? `line ${className}` : 'line'}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
