import './IconButton.css'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'className'> & {
  /** The accessible name with its object: 'Share The fox is back'. */
  label: string
  small?: boolean
  className?: string
}

/** A round button that shows only an icon. */
export function IconButton({ label, small, className, children, ...rest }: Props) {
  const classes = ['icon-btn disc', small && '-s', className].filter(Boolean).join(' ')
  return (
    <button type="button" {...rest} className={classes} aria-label={label}>
      {children}
    </button>
  )
}
