import '../../ui/states/EmptyState.css'
import type { ReactNode } from 'react'
import type { BirdName } from '../../kinds'
import { PageHeading } from '../../ui/text/PageHeading'
import { Bird } from '../brand/Bird'

type Props = {
  bird?: BirdName
  title: string
  /** Whether this is the only content of the view, so that its title is the page's heading. */
  alone?: boolean
  text?: string
  action?: ReactNode
}

/** An empty state: a bird icon, a title, an explanation and an action. Uses the surrounding kind colour. */
export function EmptyState({ bird, title, alone = false, text, action }: Props) {
  const Heading = alone ? PageHeading : 'h2'
  return (
    <div className="empty stack -s -center">
      {bird ? (
        <div className="on-wire">
          <Bird name={bird} />
        </div>
      ) : null}
      <Heading>{title}</Heading>
      {text ? <p>{text}</p> : null}
      {action}
    </div>
  )
}
