import { type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { findMomentWords, type Moment } from '../../../domain/moments/moments'
import { getDirection } from '../../../domain/text/direction'
import { findPhraseIndex } from '../../../domain/transcripts/phrases'
import { findWordAt, type TextLayout } from '../../../domain/transcripts/text-layout'
import { addHighlight, findOffsetAt } from '../transcripts/highlights'
import { findSelectedMoment, getMomentOffsets } from '../transcripts/selected-moment'

type Props = {
  layout: TextLayout
  moment: Moment
  onChoose: (moment: Moment) => void
}

/** The words of a recording with the chosen ones lit: selecting chooses exactly those, a press their phrase. */
export function MomentWords({ layout, moment, onChoose }: Props) {
  const ref = useRef<HTMLParagraphElement>(null)
  const { text, language } = layout
  useLayoutEffect(() => {
    const node = ref.current?.firstChild
    const offsets = getMomentOffsets(layout, moment)
    if (offsets && node instanceof Text) return addHighlight('moment-chosen', node, ...offsets)
  }, [layout, moment])
  const chooseSelected = useEffectEvent(() => {
    const selected = ref.current && findSelectedMoment(ref.current, layout)
    if (selected) onChoose(selected)
  })
  useEffect(() => {
    document.addEventListener('selectionchange', chooseSelected)
    return () => document.removeEventListener('selectionchange', chooseSelected)
  }, [])
  function choosePhrase({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
    const node = currentTarget.firstChild
    if (!(node instanceof Text) || !(getSelection()?.isCollapsed ?? true)) return
    const offset = findOffsetAt(node, clientX, clientY)
    const word = offset === null ? null : findWordAt(layout, offset)
    const phrase = word && layout.phrases[findPhraseIndex(layout.phrases, word[1])]
    if (phrase) onChoose({ startMs: phrase.startMs, endMs: Math.max(phrase.endMs, phrase.startMs + 1) })
  }
  const words = findMomentWords(layout.words, moment)
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the handles and steps */}
      <p ref={ref} className="moment-words" dir={getDirection(text)} lang={language} onClick={choosePhrase}>
        {text}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {words
          ? layout.words
              .slice(words.first, words.first + words.count)
              .map(([word]) => word)
              .join(' ')
          : ''}
      </p>
    </>
  )
}
