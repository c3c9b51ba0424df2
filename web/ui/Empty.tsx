import './Empty.css'
import type { ReactNode } from 'react'
import { Bird, type BirdName } from './Bird'
import { OwnTitle } from './OwnTitle'

type Props = {
  bird?: BirdName
  title: string
  /** Whether it is all there is in the view: its title is the page's then. */
  alone?: boolean
  text?: string
  action?: ReactNode
}

/** Nothing here: a bird on a quiet wire, why, and what to do. Takes the colour of the kind around it. */
export function Empty({ bird, title, alone = false, text, action }: Props) {
  const Heading = alone ? OwnTitle : 'h2'
  return (
    <div className="empty">
      {bird ? (
        <div className="perched">
          <Bird name={bird} />
        </div>
      ) : null}
      <Heading>{title}</Heading>
      {text ? <p>{text}</p> : null}
      {action}
    </div>
  )
}
