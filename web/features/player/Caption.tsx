import { type ReactNode, useMemo } from 'react'
import { getDirection } from '../../../domain/text/text'
import { layOutText } from '../../../domain/transcripts/text-layout'
import { useTranscript } from '../../api/transcripts.queries'
import type { Playable } from '../../audio/playback/playable'
import { usePhraseIndex } from '../../ui/transcripts/usePhraseIndex'

type Props = {
  now: Playable
  /** Shown instead until something was said. */
  title: ReactNode
}

const EMPTY = layOutText({ words: [], language: 'en' })

/** The spoken phrase between its neighbours, in one line. Screen readers get the title: phrases would interrupt them. */
export function Caption({ now, title }: Props) {
  const { data } = useTranscript(now, true)
  const { phrases, language, text } = useMemo(() => (data ? layOutText(data) : EMPTY), [data])
  const index = usePhraseIndex(now, phrases)
  const phrase = phrases[index]
  if (!phrase) return title
  return (
    <>
      <span className="caption" aria-hidden="true" lang={language} dir={getDirection(text)}>
        <span>{phrases[index - 1]?.text} </span>
        <mark>{phrase.text}</mark>
        <span> {phrases[index + 1]?.text}</span>
      </span>
      <span className="visually-hidden">{now.title}</span>
    </>
  )
}
