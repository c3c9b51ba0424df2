import { type RefObject, useEffect, useState } from 'react'
import type { useRecordings } from '../../api/recordings.queries'
import type { Playable } from '../../audio/playable'
import type { Conversation } from './useConversation'

/** What is wanted of a list of recordings: hearing it from its start, its newest one, or being led to one of them. */
export type Goal = { is: 'first' } | { is: 'latest' } | { is: 'show'; id: string }

type Given = {
  list: Pick<
    ReturnType<typeof useRecordings>,
    'isSuccess' | 'isFetching' | 'isError' | 'hasNextPage' | 'fetchNextPage'
  >
  items: readonly Playable[]
  conversation: Conversation
  ref: RefObject<HTMLElement | null>
}

/** Reaches a goal as soon as what it needs is loaded, reading on as far as it has to. */
export function useGoal(first: Goal | null, { list, items, conversation, ref }: Given) {
  const [goal, setGoal] = useState(first)
  const { isSuccess, isFetching, isError, hasNextPage, fetchNextPage } = list
  useEffect(() => {
    if (!goal) return
    // What is known already is enough: the list may be on its way anew, and that may fail.
    const isKnown =
      goal.is === 'first' ? items.length > 0 : goal.is === 'show' && items.some(({ id }) => id === goal.id)
    if (!isKnown) {
      if (isError) return setGoal(null)
      if (!isSuccess || isFetching) return
      if (hasNextPage && goal.is !== 'first') return void fetchNextPage()
    }
    setGoal(null)
    if (goal.is === 'show') return leadTo(ref.current, goal.id)
    const item = goal.is === 'first' ? items[0] : items.at(-1)
    // What is being heard already goes on.
    if (goal.is === 'first' && conversation.at >= 0)
      return conversation.sounds ? undefined : conversation.toggle()
    conversation.playFrom(item)
    if (item && goal.is === 'latest') rowOf(ref.current, item.id)?.scrollIntoView({ block: 'nearest' })
  }, [goal, isSuccess, isFetching, isError, hasNextPage, fetchNextPage, items, conversation, ref])
  return { wanted: goal, want: setGoal }
}

function rowOf(list: HTMLElement | null, id: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-post="${CSS.escape(id)}"]`) ?? null
}

function leadTo(list: HTMLElement | null, id: string): void {
  const row = rowOf(list, id)
  row?.scrollIntoView({ block: 'center' })
  row?.focus({ preventScroll: true })
}
