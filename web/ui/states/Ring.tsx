import './Ring.css'

type Props = {
  /** Sets the size, and the strokes of the track and of its `.arc`. */
  className: string
  /** How much of it the arc covers, clockwise from the top; from 0 to 1. */
  fraction: number
  /** Side of the view box, and the radius in it: what is left is room for the stroke. */
  side: number
  radius: number
}

/** A ring with an arc: how much of something is left, or was played. */
export function Ring({ className, fraction, side, radius }: Props) {
  const circle = { cx: side / 2, cy: side / 2, r: radius }
  return (
    <svg className={`progress-ring ${className}`} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <circle {...circle} />
      {fraction > 0 ? (
        <circle className="arc" {...circle} pathLength={100} strokeDasharray={`${fraction * 100} 100`} />
      ) : null}
    </svg>
  )
}
