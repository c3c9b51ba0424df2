import './MomentWords.css'
import {
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { findMomentWords, type Moment } from '../../../domain/moments/moments'
import { getDirection } from '../../../domain/text/direction'
import { findPhraseIndex } from '../../../domain/transcripts/phrases'
import { findWordAt, getPhraseRange, type TextLayout } from '../../../domain/transcripts/text-layout'
import { addHighlight, findOffsetAt } from '../transcripts/highlights'
import { findSelectedMoment, getMomentOffsets } from '../transcripts/selected-moment'

type Edge = 'start' | 'end'

type Props = {
  layout: TextLayout
  moment: Moment
  /** Where it plays, in ms of the recording; null while it does not. */
  spokenMs: number | null
  onChoose: (moment: Moment) => void
  /** An edge was dragged to a word. */
  onDrag: (edge: Edge, toMs: number) => void
}

/** A line at an edge of the chosen words, in px of their box. */
type Handle = { left: number; top: number; height: number }

const EDGES = ['start', 'end'] as const

/**
 * The words of a recording with the chosen ones marked between two handles. Dragging a handle moves that edge, selecting
 * chooses exactly those words, a press their phrase. The keyboard has the waveform's handles.
 */
export function MomentWords({ layout, moment, spokenMs, onChoose, onDrag }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const ref = useRef<HTMLParagraphElement>(null)
  const [handles, setHandles] = useState<Record<Edge, Handle> | null>(null)
  const [dragged, setDragged] = useState<Edge | null>(null)
  const { text, language } = layout
  const direction = getDirection(text)
  useLayoutEffect(() => {
    const area = box.current
    const node = ref.current?.firstChild
    const offsets = getMomentOffsets(layout, moment)
    if (!area || !offsets || !(node instanceof Text)) return setHandles(null)
    const [near, far] = findPhrasesAround(layout, moment)
    const removers = [
      addHighlight('moment-near', node, near, offsets[0]),
      addHighlight('moment-near', node, offsets[1], far),
      addHighlight('moment-chosen', node, ...offsets),
    ]
    const observer = new ResizeObserver(() => setHandles(measureHandles(area, node, offsets, direction)))
    observer.observe(area)
    if (ref.current) observer.observe(ref.current)
    setHandles(measureHandles(area, node, offsets, direction))
    return () => {
      observer.disconnect()
      for (const remove of removers) remove()
    }
  }, [layout, moment, direction])
  useLayoutEffect(() => {
    const node = ref.current?.firstChild
    const spoken =
      spokenMs === null ? null : getMomentOffsets(layout, { startMs: moment.startMs, endMs: spokenMs })
    if (spoken && node instanceof Text) return addHighlight('moment-spoken', node, ...spoken)
  }, [layout, moment.startMs, spokenMs])
  const top = handles?.start.top
  const bottom = handles && handles.end.top + handles.end.height
  // The chosen words stay in sight, in the middle while nothing is dragged.
  useEffect(() => {
    const area = box.current
    if (!area || top === undefined || bottom == null || dragged) return
    area.scrollTo?.({ top: (top + Math.min(bottom, top + area.clientHeight) - area.clientHeight) / 2 })
  }, [top, bottom, dragged])
  const chooseSelected = useEffectEvent(() => {
    const selected = ref.current && findSelectedMoment(ref.current, layout)
    if (selected) onChoose(selected)
  })
  useEffect(() => {
    document.addEventListener('selectionchange', chooseSelected)
    return () => document.removeEventListener('selectionchange', chooseSelected)
  }, [])
  function findPointedWord({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>) {
    const node = ref.current?.firstChild
    const offset = node instanceof Text ? findOffsetAt(node, clientX, clientY) : null
    return offset === null ? null : findWordAt(layout, offset)
  }
  function choosePhrase(event: MouseEvent) {
    const selection = getSelection()
    // The handles show what was selected.
    if (selection && !selection.isCollapsed) return selection.removeAllRanges()
    const word = findPointedWord(event)
    const phrase = word && layout.phrases[findPhraseIndex(layout.phrases, word[1])]
    if (phrase) onChoose({ startMs: phrase.startMs, endMs: Math.max(phrase.endMs, phrase.startMs + 1) })
  }
  function drag(event: PointerEvent) {
    const word = dragged && findPointedWord(event)
    if (word) onDrag(dragged, dragged === 'start' ? word[1] : word[2])
  }
  const words = findMomentWords(layout.words, moment)
  return (
    <div
      ref={box}
      className="moment-words"
      data-dragged={dragged ?? undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
      tabIndex={0}
      onPointerMove={drag}
      onPointerUp={() => setDragged(null)}
      onPointerCancel={() => setDragged(null)}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the handles and steps */}
      <p ref={ref} dir={direction} lang={language} onClick={choosePhrase}>
        {text}
      </p>
      {handles
        ? EDGES.map((edge) => (
            <i
              key={edge}
              className="words-handle"
              data-edge={edge}
              style={{
                left: `${handles[edge].left}px`,
                top: `${handles[edge].top}px`,
                height: `${handles[edge].height}px`,
              }}
              onPointerDown={(event) => {
                event.preventDefault()
                box.current?.setPointerCapture(event.pointerId)
                setDragged(edge)
              }}
            />
          ))
        : null}
      <p className="visually-hidden" aria-live="polite">
        {words
          ? layout.words
              .slice(words.first, words.first + words.count)
              .map(([word]) => word)
              .join(' ')
          : ''}
      </p>
    </div>
  )
}

/** The offsets between which the phrases before, of and after a moment stand. */
function findPhrasesAround(layout: TextLayout, { startMs, endMs }: Moment): [from: number, to: number] {
  const { phrases } = layout
  const before = phrases[Math.max(0, findPhraseIndex(phrases, startMs) - 1)]
  const after =
    phrases[Math.min(phrases.length - 1, findPhraseIndex(phrases, Math.max(startMs, endMs - 1)) + 1)]
  return [
    before ? getPhraseRange(layout, before)[0] : 0,
    after ? getPhraseRange(layout, after)[1] : layout.text.length,
  ]
}

function measureHandles(
  area: HTMLElement,
  node: Text,
  [from, to]: readonly [number, number],
  direction: 'ltr' | 'rtl',
): Record<Edge, Handle> | null {
  const first = measureCharacter(node, from)
  const last = measureCharacter(node, to - 1)
  if (!first || !last) return null
  const { left, top } = area.getBoundingClientRect()
  const toHandle = (rect: DOMRect, x: number): Handle => ({
    left: x - left + area.scrollLeft,
    top: rect.top - top + area.scrollTop,
    height: rect.height,
  })
  const isLtr = direction === 'ltr'
  return {
    start: toHandle(first, isLtr ? first.left : first.right),
    end: toHandle(last, isLtr ? last.right : last.left),
  }
}

/** Null without a layout. */
function measureCharacter(node: Text, offset: number): DOMRect | undefined {
  const range = new Range()
  const at = Math.max(0, Math.min(offset, node.length - 1))
  range.setStart(node, at)
  range.setEnd(node, at + 1)
  return range.getClientRects?.()[0]
}
