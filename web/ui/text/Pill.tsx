import './Pill.css'
import type { ReactNode } from 'react'

type Props = { tinted?: boolean; title?: string | undefined; children: ReactNode }

/** A small label such as 'Sample'. `tinted` uses the colour of the kind. */
export function Pill({ tinted, title, children }: Props) {
  return (
    <span className={tinted ? 'pill -kind' : 'pill'} title={title}>
      {children}
    </span>
  )
}
