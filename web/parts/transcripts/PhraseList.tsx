import './PhraseList.css'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { TRANSCRIPT } from '../../../domain/locales/en/transcripts'
import { extendMoment } from '../../../domain/moments/moments'
import { getDirection } from '../../../domain/text/direction'
import { formatDuration } from '../../../domain/time/duration'
import { layOutText } from '../../../domain/transcripts/text-layout'
import type { Transcript } from '../../../domain/transcripts/transcript'
import type { Playable } from '../../audio/playback/playable'
import { playFromSecond } from '../../audio/playback/start-playback'
import { useLongPress } from '../../hooks/useLongPress'
import { replyToMoment } from '../../state/moment-reply'
import { useFollowPhrase } from './useFollowPhrase'
import { usePhraseIndex } from './usePhraseIndex'

type Props = {
  transcript: Pick<Transcript, 'words' | 'language'>
  item: Playable
  /** Moves the focus to the spoken phrase when it appears. */
  takesFocus?: boolean
  /** Shows the time of each phrase. */
  hasTimes?: boolean
}

/** The words as a list of phrases that play from there: one tab stop, arrow keys move in it. A long press, or M, replies. */
export function PhraseList({ transcript, item, takesFocus = false, hasTimes = false }: Props) {
  const { phrases, text, language } = useMemo(() => layOutText(transcript), [transcript])
  const ref = useRef<HTMLOListElement>(null)
  const spoken = usePhraseIndex(item, phrases)
  const [focused, setFocused] = useState<number | null>(null)
  const longPress = useLongPress()
  const tabStop = focused ?? Math.max(0, spoken)
  useFollowPhrase(
    ref,
    spoken,
    (list) => list.querySelector('[aria-current]')?.getBoundingClientRect() ?? null,
  )
  const takeFocus = useRef(takesFocus)
  useEffect(() => {
    if (!takeFocus.current) return
    takeFocus.current = false
    ref.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [])

  function reply(index: number) {
    const { post } = item
    const phrase = phrases[index]
    if (post && phrase) replyToMoment(post, extendMoment(phrase, item.seconds))
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'm' && !(event.ctrlKey || event.metaKey || event.altKey)) return reply(tabStop)
    const to = findTarget(event.key, tabStop, phrases.length)
    if (to === null) return
    event.preventDefault()
    setFocused(to)
    ref.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <ol
      ref={ref}
      className="phrases scroller"
      lang={language}
      dir={getDirection(text)}
      onKeyDown={onKeyDown}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setFocused(null)}
    >
      {phrases.map((phrase, index) => {
        const time = formatDuration(phrase.startMs / 1000)
        return (
          <li key={phrase.firstWord} aria-current={index === spoken ? 'true' : undefined}>
            <button
              type="button"
              className="row -baseline"
              tabIndex={index === tabStop ? 0 : -1}
              // For a dialog that opens with its words.
              data-autofocus={takesFocus && index === tabStop ? '' : undefined}
              // The visible time and text are the name where both are shown (WCAG 2.5.3).
              aria-label={hasTimes ? undefined : TRANSCRIPT.phrase(time, phrase.text)}
              onFocus={() => setFocused(index)}
              onPointerDown={(event) => event.button === 0 && longPress.begin(event, () => reply(index))}
              onPointerMove={longPress.move}
              onPointerUp={longPress.end}
              onPointerCancel={longPress.end}
              onClick={() => playFromSecond(item, phrase.startMs / 1000)}
            >
              {hasTimes ? <small className="tabular">{time}</small> : null} <span>{phrase.text}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

/** The phrase that a key moves to; null for other keys. */
function findTarget(key: string, from: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(from + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(0, from - 1)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
