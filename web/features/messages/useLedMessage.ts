import { type RefObject, useEffect, useRef, useState } from 'react'
import { HIGHLIGHT_MS } from '../../../domain/limits'

/** A conversation, read page by page from its newest end. */
type Pages = {
  isSuccess: boolean
  isFetching: boolean
  isError: boolean
  hasNextPage: boolean
  fetchNextPage: () => Promise<unknown>
}

/**
 * Leads to the message that a link named, reading on as far as it has to: brings it into sight and into focus, once.
 * Answers its id for the two seconds in which it is marked.
 */
export function useLedMessage(
  ref: RefObject<HTMLElement | null>,
  wanted: string | null,
  { isSuccess, isFetching, isError, hasNextPage, fetchNextPage }: Pages,
): string | null {
  const [landed, setLanded] = useState<string | null>(null)
  const reached = useRef<string | null>(null)
  useEffect(() => {
    if (wanted === null || reached.current === wanted || !isSuccess || isFetching || isError) return
    const isHere = rowOf(ref.current, wanted) !== null
    if (!isHere && hasNextPage) return void fetchNextPage()
    reached.current = wanted
    if (isHere) setLanded(wanted)
  }, [ref, wanted, isSuccess, isFetching, isError, hasNextPage, fetchNextPage])
  useEffect(() => {
    if (landed === null) return
    // After the view has put itself at the top.
    const frame = requestAnimationFrame(() => {
      const row = rowOf(ref.current, landed)
      row?.scrollIntoView({ block: 'center' })
      row?.focus({ preventScroll: true })
    })
    const timer = setTimeout(() => setLanded(null), HIGHLIGHT_MS)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [ref, landed])
  return landed
}

function rowOf(list: HTMLElement | null, id: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-post="${CSS.escape(id)}"]`) ?? null
}
