import '../../parts/transcripts/PostWords.css'
import './cuts.css'
import { type CSSProperties, type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { unpackPauses } from '../../../domain/audio/pauses'
import { canStrike, type FrameSpan } from '../../../domain/audio/strikes'
import { getLocale } from '../../../domain/i18n/i18n'
import { MOMENTS } from '../../../domain/locales/en/moments'
import { STRIKES } from '../../../domain/locales/en/pauses'
import { DEVICE_WORDS, TRANSCRIPT_PROBLEM_TEXTS } from '../../../domain/locales/en/transcripts'
import { getDirection } from '../../../domain/text/direction'
import { formatDuration } from '../../../domain/time/duration'
import {
  listPhrases,
  type Take,
  type TakePhrase,
  togglePhrase,
} from '../../../domain/transcripts/take-phrases'
import { toFrames, toSeconds } from '../../audio/pcm'
import type { Recording } from '../../audio/recording'
import type { TakeWords, TakeWordsState } from '../../parts/transcripts/useTakeWords'
import { ErrorText } from '../../ui/text/ErrorText'

type Props = {
  recording: Recording
  words: TakeWords
  disabled?: boolean
  /** Whether phrases are shown before they have words, as sounds between pauses. */
  hasSounds?: boolean
  /** Called with everything that is struck of the whole recording; the promise settles once it is cut, or is not. */
  onStrike: (struck: FrameSpan[]) => Promise<unknown> | undefined
}

/** A stopped recording as phrases: pressing one strikes it out, pressing it again brings it back. */
export function StrikePhrases({ recording, words, disabled = false, hasSounds = true, onStrike }: Props) {
  const whole = recording.cut?.whole ?? recording
  const { struck, strike } = useStruck(recording, onStrike)
  const take = useMemo(
    () => toTake(whole, recording.cut?.range, struck, words.state),
    [whole, recording.cut?.range, struck, words.state],
  )
  const phrases = useMemo(() => listPhrases(take), [take])
  /** The phrases of which none more may be struck. */
  const [refused, setRefused] = useState<readonly TakePhrase[] | null>(null)
  const isRefused = refused === phrases
  function press(index: number) {
    const next = togglePhrase(take, phrases, index)
    if (canStrike(take.frames, take.range, next)) void strike(next)
    else setRefused(phrases)
  }
  const hasWords = phrases.some(({ text }) => text !== null)
  const isStruck = phrases.some((phrase) => phrase.isStruck)
  // One sound alone has nothing to be struck.
  const isShown = hasWords || ((hasSounds || isStruck) && phrases.length > 1)
  return (
    <div className="strike-phrases stack -xs">
      {isShown ? (
        <Phrases
          phrases={phrases}
          language={take.language}
          startSeconds={toSeconds(take.range.from)}
          disabled={disabled}
          onPress={press}
        />
      ) : null}
      {isRefused ? <ErrorText>{STRIKES.refused}</ErrorText> : null}
      {isShown && phrases.length > 1 && !isRefused ? <p className="hint">{STRIKES.hint}</p> : null}
      <WordsLine words={words} disabled={disabled} />
    </div>
  )
}

/** What is struck: as it was pressed last, until that is cut. Another recording has its own. */
function useStruck({ cut, samples }: Recording, onStrike: Props['onStrike']) {
  const whole = cut?.whole.samples ?? samples
  const [pressed, setPressed] = useState<{ whole: Recording['samples']; struck: FrameSpan[] } | null>(null)
  const latest = useRef<FrameSpan[] | null>(null)
  const isPressed = pressed?.whole === whole
  return {
    struck: isPressed ? pressed.struck : (cut?.struck ?? NOTHING),
    async strike(struck: FrameSpan[]) {
      latest.current = struck
      setPressed({ whole, struck })
      try {
        await onStrike(struck)
      } finally {
        if (latest.current === struck) setPressed(null)
      }
    },
  }
}

const NOTHING: readonly FrameSpan[] = []
const ALL = { from: 0, until: null }

function toTake(
  { seconds, pauses }: Recording,
  range: Take['range'] = ALL,
  struck: readonly FrameSpan[],
  state: TakeWordsState,
): Take {
  const { words, language } = state.at === 'ready' ? state : { words: [], language: getLocale() }
  return { frames: toFrames(seconds), range, struck, pauses: unpackPauses(pauses), words, language }
}

type PhrasesProps = {
  phrases: readonly TakePhrase[]
  language: string
  /** Where the shown recording starts in the whole one. */
  startSeconds: number
  disabled: boolean
  onPress: (index: number) => void
}

/** One tab stop; arrow keys move in it. */
function Phrases({ phrases, language, startSeconds, disabled, onPress }: PhrasesProps) {
  const ref = useRef<HTMLOListElement>(null)
  const [focusedFrom, setFocusedFrom] = useState(0)
  const focused = phrases.findLastIndex(({ from }) => from <= focusedFrom)
  const tabStop = Math.max(0, focused)
  const direction = getDirection(phrases.map(({ text }) => text ?? '').join(' '))
  function onKeyDown(event: KeyboardEvent) {
    const to = findTarget(event, direction, tabStop, phrases.length)
    if (to === null) return
    event.preventDefault()
    ref.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <ol
      ref={ref}
      className="scroller"
      lang={language}
      dir={direction}
      aria-label={STRIKES.phrases}
      onKeyDown={onKeyDown}
    >
      {phrases.map((phrase, index) => (
        <li key={phrase.from}>
          <button
            type="button"
            aria-pressed={phrase.isStruck}
            disabled={disabled}
            tabIndex={index === tabStop ? 0 : -1}
            onFocus={() => setFocusedFrom(phrase.from)}
            onClick={() => onPress(index)}
          >
            {phrase.text === null ? (
              <SoundBar phrase={phrase} startSeconds={startSeconds} />
            ) : (
              <span>{phrase.text}</span>
            )}
          </button>
        </li>
      ))}
    </ol>
  )
}

/** A sound without words: a bar as long as it is, and its time as it was recorded. */
function SoundBar({ phrase, startSeconds }: { phrase: TakePhrase; startSeconds: number }) {
  const [start, end] = [phrase.startMs / 1000 - startSeconds, phrase.endMs / 1000 - startSeconds]
  return (
    <>
      <i aria-hidden="true" style={{ '--seconds': (end - start).toFixed(2) } as CSSProperties} />
      <span className="tabular">{MOMENTS.range(formatDuration(start), formatDuration(Math.ceil(end)))}</span>
    </>
  )
}

/** The phrase that a key moves to; null for other keys. */
function findTarget(
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  direction: 'ltr' | 'rtl',
  from: number,
  count: number,
): number | null {
  if (altKey || ctrlKey || metaKey) return null
  const [next, previous] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === 'ArrowDown' || key === next) return Math.min(from + 1, count - 1)
  if (key === 'ArrowUp' || key === previous) return Math.max(0, from - 1)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** Offers to write down the words, and shows how far that is. */
function WordsLine({
  words: { state, show, cancel },
  disabled,
}: Pick<Props, 'words'> & { disabled: boolean }) {
  if (state.at === 'ready') return null
  if (state.at === 'loading' || state.at === 'writing')
    return (
      <p className="words-line row wrap hint">
        <span role="status">{DEVICE_WORDS.making}</span>
        <span className="tabular">{DEVICE_WORDS.progress(Math.round(state.share * 100))}</span>
        <button type="button" onClick={cancel}>
          {DEVICE_WORDS.cancel}
        </button>
      </p>
    )
  const offer = state.at === 'none' ? state.offer : null
  const canShow = offer !== null || (state.at === 'failed' && state.problem === 'failed')
  if (!canShow && state.at === 'none') return null
  return (
    <p className="words-line row wrap hint">
      {state.at === 'failed' ? <span role="status">{TRANSCRIPT_PROBLEM_TEXTS[state.problem]}</span> : null}
      {canShow ? (
        <button type="button" disabled={disabled} onClick={show}>
          {STRIKES.show}
        </button>
      ) : null}
      {offer ? (
        <span>{offer.megabytes > 0 ? STRIKES.onDeviceOnce(offer.megabytes) : STRIKES.onDevice}</span>
      ) : null}
    </p>
  )
}
