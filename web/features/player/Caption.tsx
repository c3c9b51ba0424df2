import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { getDirection } from '../../../domain/text/direction'
import { splitIntoPhrases } from '../../../domain/transcripts/phrases'
import { useTranscript } from '../../api/transcripts/transcripts.queries'
import type { Playable } from '../../audio/playback/playable'
import { usePhraseIndex } from '../../parts/transcripts/usePhraseIndex'

/** Characters of a phrase in the dock, where it has one line of a phone's width. */
const CAPTION_MAX_CHARS = 28

type Props = {
  now: Playable
  /** Shown instead until something was said. */
  title: ReactNode
}

/** The spoken phrase in the middle of one line, between its neighbours. Screen readers get the title: phrases would interrupt them. */
export function Caption({ now, title }: Props) {
  const { data } = useTranscript(now, true)
  const phrases = useMemo(
    () => (data ? splitIntoPhrases(data.words, data.language, CAPTION_MAX_CHARS) : []),
    [data],
  )
  const index = usePhraseIndex(now, phrases)
  const phrase = phrases[index]
  const line = useRef<HTMLSpanElement>(null)
  const mark = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (phrase && line.current && mark.current)
      line.current.scrollLeft += getMiddle(mark.current) - getMiddle(line.current)
  }, [phrase])
  if (!phrase) return title
  return (
    <>
      <span
        ref={line}
        className="caption"
        aria-hidden="true"
        lang={data?.language}
        dir={getDirection(phrase.text)}
      >
        <span>{phrases[index - 1]?.text} </span>
        <mark ref={mark}>{phrase.text}</mark>
        <span> {phrases[index + 1]?.text}</span>
      </span>
      <span className="visually-hidden">{now.title}</span>
    </>
  )
}

function getMiddle(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
