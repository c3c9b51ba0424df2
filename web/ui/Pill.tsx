import './Pill.css'
import type { ReactNode } from 'react'

type Props = { tinted?: boolean; title?: string | undefined; children: ReactNode }

/** A small fact about a thing, as 'Sample'; in the colour of its kind where it says something of that kind. */
export function Pill({ tinted, title, children }: Props) {
  return (
    <span className={tinted ? 'pill -kind' : 'pill'} title={title}>
      {children}
    </span>
  )
}
