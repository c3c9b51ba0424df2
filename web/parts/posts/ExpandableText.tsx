import './ExpandableText.css'
import { useState } from 'react'
import { POST } from '../../../domain/locales/en/shell'
import { getDirection } from '../../../domain/text/direction'
import { Mentions } from '../people/Mentions'

/** Longer texts start collapsed to three lines. */
const FOLDED_FROM_CHARS = 180
const FOLDED_FROM_LINES = 3

type Props = {
  text: string
  /** The mentioned usernames. */
  mentions?: readonly string[] | undefined
  /** The language of the text, if known. */
  lang?: string | null
  /** The label of the expand button. */
  more?: string
}

/** A transcript or description that can be expanded. */
export function ExpandableText({ text, mentions, lang, more = POST.expand }: Props) {
  const [open, setOpen] = useState(false)
  const long = text.length > FOLDED_FROM_CHARS || text.split('\n').length > FOLDED_FROM_LINES
  return (
    <>
      <p
        className={long && !open ? 'expandable -folded' : 'expandable'}
        dir={getDirection(text)}
        lang={lang ?? undefined}
      >
        <Mentions text={text} names={mentions ?? []} />
      </p>
      {long ? (
        <button type="button" className="more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? POST.collapse : more}
        </button>
      ) : null}
    </>
  )
}
