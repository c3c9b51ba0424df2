import './SpokenText.css'
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react'
import { getDirection } from '../../../domain/text/direction'
import { findWordAt, getPhraseRange, type TextLayout } from '../../../domain/transcripts/text-layout'
import type { Playable } from '../../audio/playback/playable'
import { playFromSecond } from '../../audio/playback/start-playback'
import { useLongPress } from '../../hooks/useLongPress'
import { replyToMomentAt } from '../moments/reply-to-moment-at'
import { addHighlight, findOffsetAt } from './highlights'
import { SelectedMoment } from './SelectedMoment'
import { findMomentBetween } from './selected-moment'
import { useFollowPhrase } from './useFollowPhrase'
import { usePhraseIndex } from './usePhraseIndex'
import { useSelectedOffsets } from './useSelectedOffsets'

type Props = {
  /** All words, or the first of them until the others are loaded. */
  text: string
  /** Null until the words are loaded. */
  layout: TextLayout | null
  loadLayout: () => Promise<TextLayout>
  item: Playable
  lang: string | null
  /** A title that runs into the words. */
  lead?: ReactNode
  /** What ends it, such as tags; out of reach while it is cut off. */
  tail?: ReactNode
  /** Shows three lines only, which move with the sound. */
  isFolded?: boolean
  /** Whether more is to be shown than its lines. */
  isCut?: boolean
  /** Filled with the element that holds title and words. */
  box?: RefObject<HTMLDivElement | null>
  /** Starts the recording as its list does. */
  play?: ((item: Playable) => void) | undefined
  /** Whether the page has a recorder for replies. */
  canReply?: boolean
  /** The layer over the words, once they are loaded. */
  renderMarks?: ((paragraph: RefObject<HTMLElement | null>, layout: TextLayout) => ReactNode) | undefined
}

const NO_PHRASES: TextLayout['phrases'] = []

/**
 * The words of a recording as one text: what is spoken is lit, a press on a word plays from it, and a selection can be
 * answered, or shared as a link to its second. The keyboard has the list of phrases instead; a long touch answers a phrase.
 */
export function SpokenText({
  text,
  layout,
  loadLayout,
  item,
  lang,
  lead,
  tail,
  isFolded = false,
  isCut = false,
  box,
  play,
  canReply = false,
  renderMarks,
}: Props) {
  const ref = useRef<HTMLParagraphElement>(null)
  const ownBox = useRef<HTMLDivElement>(null)
  const scrolled = box ?? ownBox
  const index = usePhraseIndex(item, layout?.phrases ?? NO_PHRASES)
  const [selected, clearSelected] = useSelectedOffsets(ref)
  const longPress = useLongPress()
  useLayoutEffect(() => {
    const node = ref.current?.firstChild
    const phrase = layout?.phrases[index]
    if (!layout || !phrase || !(node instanceof Text)) return
    const [from, to] = getPhraseRange(layout, phrase)
    const unlight = addHighlight('spoken-now', node, from, to)
    const unlightNext = addHighlight('spoken-next', node, to, layout.text.length)
    return () => {
      unlight()
      unlightNext()
    }
  }, [layout, index])
  const findSpokenBox = () => {
    const node = ref.current?.firstChild
    const phrase = layout?.phrases[index]
    if (!layout || !phrase || !(node instanceof Text)) return null
    const range = new Range()
    const [from, to] = getPhraseRange(layout, phrase)
    range.setStart(node, Math.min(from, node.length))
    range.setEnd(node, Math.min(to, node.length))
    return range.getBoundingClientRect()
  }
  useFollowPhrase(scrolled, isFolded ? index : -1, findSpokenBox, true)

  /** On a touch screen; elsewhere words are selected. */
  function startLongPress(event: PointerEvent<HTMLElement>) {
    const { clientX, clientY, currentTarget } = event
    if (!canReply || event.pointerType === 'mouse') return
    longPress.begin(event, async () => {
      const node = currentTarget.firstChild
      const offset = node instanceof Text ? findOffsetAt(node, clientX, clientY) : null
      if (offset === null) return
      const word = findWordAt(layout ?? (await loadLayout()), offset)
      if (word) await replyToMomentAt(item, word[1] / 1000)
    })
  }
  async function onClick({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
    const node = currentTarget.firstChild
    // A press that ends a selection is none on a word.
    if (!(node instanceof Text) || !(getSelection()?.isCollapsed ?? true)) return
    const offset = findOffsetAt(node, clientX, clientY)
    if (offset === null) return
    const word = findWordAt(layout ?? (await loadLayout()), offset)
    if (word) playFromSecond(item, word[1] / 1000, play)
  }

  const classes = [
    'text',
    isFolded && '-folded',
    isFolded && isCut && '-cut',
    isFolded && index >= 0 && '-moving',
  ]
  return (
    <>
      <div ref={scrolled} className={classes.filter(Boolean).join(' ')} dir={getDirection(text)}>
        {lead}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the list of phrases */}
        <p
          ref={ref}
          className="spoken-text"
          lang={lang ?? undefined}
          data-long-press={canReply || undefined}
          onPointerDown={startLongPress}
          onPointerMove={longPress.move}
          onPointerUp={longPress.end}
          onPointerCancel={longPress.end}
          onClick={(event) => void onClick(event)}
        >
          {text}
        </p>
        {tail}
      </div>
      {layout && renderMarks?.(ref, layout)}
      {selected !== null && item.post && (canReply || item.post.visibility !== 'private') ? (
        <SelectedMoment
          post={item.post}
          canReply={canReply}
          findMoment={async () => findMomentBetween(layout ?? (await loadLayout()), ...selected)}
          onDone={clearSelected}
        />
      ) : null}
    </>
  )
}
