import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<'button'>, 'className'> & { icon: ReactNode; children: string }

/** A round button with a label, beside the record button. */
export function SideButton({ icon, children, ...rest }: Props) {
  return (
    <button type="button" {...rest} className="side stack -center">
      <span className="symbol disc">{icon}</span>
      {children}
    </button>
  )
}
