import { type RefObject, useEffect, useState } from 'react'
import { formatErrorMessage } from '../../../domain/errors/errors'
import type { useRecordings } from '../../api/owlcasts/recordings.queries'
import type { Playable } from '../../audio/playback/playable'
import { showToast } from '../../ui/overlays/toast'
import type { RecordingPlayback } from './useRecordingPlayback'

/** The act on a list of recordings: play from the start, play the newest, or scroll to one. */
export type Goal = { type: 'first' } | { type: 'latest' } | { type: 'show'; id: string }

type GoalOptions = {
  list: Pick<
    ReturnType<typeof useRecordings>,
    'isSuccess' | 'isFetching' | 'isError' | 'hasNextPage' | 'fetchNextPage'
  >
  /** Whether any is listed, also without sound. */
  hasRecordings: boolean
  items: readonly Playable[]
  conversation: RecordingPlayback
  ref: RefObject<HTMLElement | null>
}

/** Performs a goal as soon as its recording is loaded, loading further pages as needed. */
export function useGoal(first: Goal | null, { list, hasRecordings, items, conversation, ref }: GoalOptions) {
  const [goal, setGoal] = useState(first)
  const { isSuccess, isFetching, isError, hasNextPage, fetchNextPage } = list
  useEffect(() => {
    if (!goal) return
    // Cached data is sufficient: a refetch may be running and may fail.
    const isKnown =
      goal.type === 'first'
        ? items.length > 0
        : goal.type === 'show' && items.some(({ id }) => id === goal.id)
    if (!isKnown) {
      if (isError) {
        if (goal.type !== 'show')
          showToast({ text: formatErrorMessage('play.conversation_error'), tone: 'bad' })
        return setGoal(null)
      }
      if (!isSuccess || isFetching) return
      if (hasNextPage && goal.type !== 'first') return void fetchNextPage()
    }
    setGoal(null)
    if (goal.type === 'show') return scrollToRow(ref.current, goal.id)
    const item = goal.type === 'first' ? items[0] : items.at(-1)
    if (!item && hasRecordings) showToast({ text: formatErrorMessage('play.no_conversation'), tone: 'bad' })
    // The list opens below the button: as much of it as fits comes into view, and the recording itself.
    if (goal.type === 'first') ref.current?.scrollIntoView({ block: 'nearest' })
    const first = goal.type === 'first' && items[Math.max(0, conversation.at)]
    if (first) findRow(ref.current, first.id)?.scrollIntoView({ block: 'nearest' })
    // Playback of the same list continues.
    if (goal.type === 'first' && conversation.at >= 0)
      return conversation.isPlaying ? undefined : conversation.toggle()
    conversation.playFrom(item)
    if (item && goal.type === 'latest') findRow(ref.current, item.id)?.scrollIntoView({ block: 'nearest' })
  }, [
    goal,
    isSuccess,
    isFetching,
    isError,
    hasNextPage,
    fetchNextPage,
    hasRecordings,
    items,
    conversation,
    ref,
  ])
  return { activeGoal: goal, setActiveGoal: setGoal }
}

function scrollToRow(list: HTMLElement | null, id: string): void {
  const row = findRow(list, id)
  row?.scrollIntoView({ block: 'center' })
  row?.focus({ preventScroll: true })
}

/** The row of a recording in its list. */
function findRow(list: HTMLElement | null, id: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-post="${CSS.escape(id)}"]`) ?? null
}
