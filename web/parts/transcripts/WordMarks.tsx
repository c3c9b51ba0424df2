import './WordMarks.css'
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { MOMENTS } from '../../../domain/locales/en/moments'
import { groupMoments } from '../../../domain/moments/moments'
import type { TextLayout } from '../../../domain/transcripts/text-layout'
import { useMoments } from '../../api/posts/moments.queries'
import { showMoment } from '../../state/shown-moment'
import { addHighlight } from './highlights'
import { getMomentOffsets } from './selected-moment'

type Props = {
  postId: string
  paragraph: RefObject<HTMLElement | null>
  layout: TextLayout
  /** Opens the thread, which shows the replies to the pressed moment. */
  onOpen: () => void
}
type Place = { left: number; top: number }

/** Moments that start this close together are one mark on the words. */
const GAP_MS = 1000

/** Marks words that replies refer to, with the number of replies behind them. */
export function WordMarks({ postId, paragraph, layout, onOpen }: Props) {
  const { data } = useMoments(postId)
  const marks = useMemo(
    () =>
      groupMoments(data?.items ?? [], GAP_MS).flatMap((group) => {
        const offsets = getMomentOffsets(layout, group)
        return offsets ? [{ group, offsets }] : []
      }),
    [data, layout],
  )
  const [places, setPlaces] = useState<(Place | null)[]>([])
  useLayoutEffect(() => {
    const element = paragraph.current
    const node = element?.firstChild
    const area = element?.parentElement
    if (!area || !(node instanceof Text)) return
    const removers = marks.map(({ offsets }) => addHighlight('moment-answered', node, ...offsets))
    const place = () => setPlaces(marks.map(({ offsets: [, to] }) => findPlace(area, node, to)))
    const observer = new ResizeObserver(place)
    observer.observe(area)
    area.addEventListener('scroll', place)
    return () => {
      observer.disconnect()
      area.removeEventListener('scroll', place)
      for (const remove of removers) remove()
    }
  }, [paragraph, marks])
  return marks.map(({ group: { items, startMs, endMs } }, at) => {
    const place = places[at]
    const last = items.at(-1)
    return place && last ? (
      <button
        key={last.id}
        type="button"
        className="word-mark"
        style={{ left: `${place.left}px`, top: `${place.top}px` }}
        aria-label={MOMENTS.repliesHere(items.length)}
        onClick={() => {
          showMoment({ postId, fromMs: startMs, toMs: last.startMs, endMs })
          onOpen()
        }}
      >
        {items.length}
      </button>
    ) : null
  })
}

/** Where a text ends at an offset, in px from its element; null where it is folded away. */
function findPlace(element: HTMLElement, node: Text, offset: number): Place | null {
  const range = new Range()
  const end = Math.min(offset, node.length)
  range.setStart(node, Math.max(0, end - 1))
  range.setEnd(node, end)
  // Rules without a layout have none.
  const box = range.getClientRects?.()[0]
  const around = element.getBoundingClientRect()
  if (!box || box.top < around.top - 1 || box.bottom > around.bottom + 1) return null
  const { left, top } = element.offsetParent?.getBoundingClientRect() ?? around
  return { left: box.right - left, top: box.top - top }
}
