/** The recordings of an owlcast as a playlist: playing one continues with those after it and with the next pages. */
import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef, useState } from 'react'
import { getRecordingName } from '../../domain/locales/en/kinds'
import type { Post } from '../../domain/posts/posts.schema'
import { getErrorMessage } from '../api/request-error'
import { type Playable, toPlayable } from '../audio/playback/playable'
import { player } from '../audio/playback/player'
import { usePlayer } from '../audio/playback/usePlayer'
import { ItemPlayButton } from '../parts/player/ItemPlayButton'
import { readRecordings } from './load-shared'
import { RecordingSeek } from './RecordingSeek'
import type { RecordingControls } from './share-controls'
import type { ShareState } from './share-state'

const NONE: Post[] = []

/** Controls of the list; null while it is not loaded. */
export function useSharedRecordings(
  state: ShareState,
  set: Dispatch<SetStateAction<ShareState>>,
): RecordingControls | null {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const firstNew = useRef<string | null>(null)
  const { now } = usePlayer()
  const shown = state.at === 'loaded' ? state.recordings : undefined
  const cover = state.at === 'loaded' ? state.post.cover : undefined
  const list = useMemo(() => listPlayables(shown?.items ?? NONE, cover), [shown?.items, cover])
  const isLast = now !== null && list.at(-1)?.id === now.id

  async function more(pressed: boolean) {
    if (busy || state.at !== 'loaded' || !shown?.cursor) return
    setBusy(true)
    setProblem(null)
    try {
      const page = await readRecordings(state.post.id, shown.cursor)
      firstNew.current = pressed ? (page.items[0]?.id ?? null) : null
      // Appends the page to the queue if the list is playing.
      if (list.some(({ id }) => id === player.getSnapshot().now?.id))
        for (const item of listPlayables(page.items, cover)) player.enqueue(item)
      set((last) => withPage(last, page))
    } catch (error) {
      setProblem(getErrorMessage(error))
    }
    setBusy(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each end of the list reached
  useEffect(() => {
    if (isLast && shown?.cursor) void more(false)
  }, [isLast, shown?.cursor])

  // After clicking More, moves the focus to the first new recording.
  useEffect(() => {
    if (firstNew.current && list.some(({ id }) => id === firstNew.current))
      document.querySelector<HTMLElement>(`#${firstNew.current} .play`)?.focus()
    firstNew.current = null
  }, [list])

  if (!shown) return null
  const findItem = ({ id }: Post) => list.find((item) => item.id === id)
  return {
    nowId: list.some(({ id }) => id === now?.id) ? (now?.id ?? null) : null,
    button(post) {
      const item = findItem(post)
      return item ? (
        <ItemPlayButton item={item} title={getRecordingName(post)} onClick={() => play(list, item)} />
      ) : null
    },
    seek(post) {
      const item = findItem(post)
      return item ? <RecordingSeek item={item} /> : null
    },
    more: () => void more(true),
    busy,
    problem,
  }
}

function listPlayables(posts: readonly Post[], cover: Post['cover']): Playable[] {
  return posts.flatMap((post) => {
    const item = toPlayable(post)
    return item ? [{ ...item, cover }] : []
  })
}

function play(list: readonly Playable[], item: Playable) {
  if (player.getSnapshot().now?.id === item.id) player.toggle(item)
  else player.playAll(list, { fromId: item.id, isChosen: true })
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
