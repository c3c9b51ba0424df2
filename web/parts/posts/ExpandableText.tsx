import { type ReactNode, useRef, useState } from 'react'
import { POST } from '../../../domain/locales/en/shell'
import { getDirection } from '../../../domain/text/direction'
import { FoldButton } from '../../ui/text/FoldButton'
import { useIsCut } from '../../ui/text/useIsCut'
import { Mentions } from '../people/Mentions'

type Props = {
  text: string
  /** A title that runs into the text. */
  lead?: ReactNode
  /** What ends it, such as tags; out of reach while it is cut off. */
  tail?: ReactNode
  /** The mentioned usernames. */
  mentions?: readonly string[] | undefined
  /** The language of the text, if known. */
  lang?: string | null
  /** What is behind the same button, however short the text is: the words said. */
  rest?: ReactNode
  /** The label of the expand button. */
  more?: string | undefined
}

/** A description or script: three lines of it, and a button where there is more. */
export function ExpandableText({ text, lead, tail, mentions, lang, rest, more = POST.expand }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isCut = useIsCut(box, !isOpen)
  const hasRest = rest != null
  const classes = [
    'text',
    !isOpen && '-folded',
    !isOpen && isCut && '-cut',
    !isOpen && hasRest && '-has-rest',
  ]
  return (
    <div className="fold">
      <div ref={box} className={classes.filter(Boolean).join(' ')} dir={getDirection(text)}>
        {lead}
        <p lang={lang ?? undefined}>
          <Mentions text={text} names={mentions ?? []} />
        </p>
        {tail}
      </div>
      {isOpen ? rest : null}
      {isCut || hasRest ? (
        <FoldButton isOpen={isOpen} label={isOpen ? POST.collapse : more} onClick={() => setOpen(!isOpen)} />
      ) : null}
    </div>
  )
}
