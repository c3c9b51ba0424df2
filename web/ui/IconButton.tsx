import './IconButton.css'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'className'> & {
  /** What it does, with the object: 'Share The fox is back'. */
  label: string
  small?: boolean
  /** A red dot: something new waits here. */
  dot?: boolean
  className?: string
}

/** A round button that shows only an icon. */
export function IconButton({ label, small, dot, className, children, ...rest }: Props) {
  const classes = ['icon-btn', small && '-s', className].filter(Boolean).join(' ')
  return (
    <button type="button" {...rest} className={classes} aria-label={label}>
      {children}
      {dot ? <span className="dot" /> : null}
    </button>
  )
}
