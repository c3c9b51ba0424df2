import './Empty.css'
import type { ReactNode } from 'react'
import { Bird, type BirdName } from './Bird'

type Props = { bird?: BirdName; title: string; text?: string; action?: ReactNode }

/** Nothing here: a bird on a quiet wire, why, and what to do. Takes the colour of the kind around it. */
export function Empty({ bird, title, text, action }: Props) {
  return (
    <div className="empty">
      {bird ? (
        <div className="perched">
          <Bird name={bird} />
        </div>
      ) : null}
      <h2>{title}</h2>
      {text ? <p>{text}</p> : null}
      {action}
    </div>
  )
}
