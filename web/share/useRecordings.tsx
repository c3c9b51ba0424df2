/** The recordings of an owlcast as one list: whichever is pressed, those after it follow, and so do the next pages. */
import { type Dispatch, type SetStateAction, useEffect, useMemo, useState } from 'react'
import type { Post } from '../../domain/posts.schema'
import { textOf } from '../api/failure'
import type { Playable } from '../audio/playable'
import { player } from '../audio/player'
import { usePlayer } from '../audio/usePlayer'
import { heardOf } from './heard'
import { readRecordings } from './load-shared'
import { RecordingButton, RecordingSeek } from './RecordingPlayer'
import type { RecordingControls } from './share-controls'
import type { ShareState } from './share-state'

const NONE: Post[] = []

/** What the list of a share page needs from a browser. */
export function useRecordings(
  state: ShareState,
  set: Dispatch<SetStateAction<ShareState>>,
): RecordingControls | null {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { now } = usePlayer()
  const shown = state.at === 'loaded' ? state.recordings : undefined
  const list = useMemo(() => heardIn(shown?.items ?? NONE), [shown?.items])
  const isLast = now !== null && list.at(-1)?.id === now.id

  async function more() {
    if (busy || state.at !== 'loaded' || !shown?.cursor) return
    setBusy(true)
    setProblem(null)
    try {
      const page = await readRecordings(state.post.id, shown.cursor)
      // Whoever listens to the list goes on into what came.
      if (list.some(({ id }) => id === player.getSnapshot().now?.id))
        for (const item of heardIn(page.items)) player.enqueue(item)
      set((last) => withPage(last, page))
    } catch (error) {
      setProblem(textOf(error))
    }
    setBusy(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each end of the list that is reached
  useEffect(() => {
    if (isLast && shown?.cursor) void more()
  }, [isLast, shown?.cursor])

  if (!shown) return null
  const itemOf = ({ id }: Post) => list.find((item) => item.id === id)
  return {
    nowId: list.some(({ id }) => id === now?.id) ? (now?.id ?? null) : null,
    button(post) {
      const item = itemOf(post)
      return item ? <RecordingButton item={item} onPlay={() => play(list, item)} /> : null
    },
    seek(post) {
      const item = itemOf(post)
      return item ? <RecordingSeek item={item} /> : null
    },
    more: () => void more(),
    busy,
    problem,
  }
}

function heardIn(posts: readonly Post[]): Playable[] {
  return posts.flatMap((post) => heardOf(post) ?? [])
}

function play(list: readonly Playable[], item: Playable) {
  if (player.getSnapshot().now?.id === item.id) player.toggle(item)
  else player.playAll(list.slice(list.indexOf(item)))
}

function withPage(
  state: ShareState,
  { items, cursor }: { items: Post[]; cursor: string | null },
): ShareState {
  if (state.at !== 'loaded' || !state.recordings) return state
  return {
    ...state,
    recordings: { ...state.recordings, items: [...state.recordings.items, ...items], cursor },
  }
}
