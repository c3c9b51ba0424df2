import './Button.css'
import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from '../states/Spinner'

type Props = ComponentProps<'button'> & {
  tone?: 'primary' | 'kind' | 'soft' | 'quiet' | 'line' | 'danger' | 'record'
  /** `touch` is `sm` with the height of a finger. */
  size?: 'sm' | 'touch' | 'lg' | undefined
  block?: boolean
  /** An icon or bird before the label. */
  icon?: ReactNode
  /** Shows a spinner. The button stays focusable but ignores presses. */
  busy?: boolean
}

/** The class names of a button, for links that look like one. */
export function getButtonClass({ tone, size, block }: Pick<Props, 'tone' | 'size' | 'block'>): string {
  return ['btn', tone && `btn-${tone}`, size && `btn-${size}`, block && 'btn-block'].filter(Boolean).join(' ')
}

/** A button with a label. `tone` sets its weight; `kind` uses the surrounding kind colour. */
export function Button({ tone, size, block, icon, busy, children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={getButtonClass({ tone, size, block })}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}
