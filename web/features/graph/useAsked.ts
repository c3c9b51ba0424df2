import { useMemo, useState } from 'react'
import { isFoundBy } from '../../../domain/graph'
import type { Graph } from '../../../domain/graph.schema'
import { searchWords } from '../../../domain/search'
import { useSettled } from '../../state/useSettled'
import { SORTS, sortOf } from './sorts'

/** What is asked of the graph: words, and which sorts of posts are left out. */
export function useAsked() {
  const [typed, setTyped] = useState('')
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const settled = useSettled(typed)
  const kinds = useMemo(
    () => [...new Set(SORTS.flatMap(({ key, kind }) => (hidden.has(key) ? [] : [kind])))],
    [hidden],
  )
  // Enter leads the focus to what was found for these words.
  const [entered, setEntered] = useState('')
  return { typed, setTyped, hidden, setHidden, settled, kinds, entered, enter: () => setEntered(typed) }
}

/** The posts of a graph that are asked for; null for all of them. */
export function useShown(
  graph: Graph | undefined,
  { settled, hidden }: { settled: string; hidden: ReadonlySet<string> },
): ReadonlySet<string> | null {
  return useMemo(() => {
    const words = searchWords(settled)
    if (!graph || (words.length === 0 && hidden.size === 0)) return null
    const posts = graph.posts.filter((post) => !hidden.has(sortOf(post).key) && isFoundBy(post, words))
    return new Set(posts.map(({ id }) => id))
  }, [graph, settled, hidden])
}

/** Where a search leads: to the newest post that it found, with the focus once Enter was pressed. Null without one. */
export function useFound(
  graph: Graph | undefined,
  shown: ReadonlySet<string> | null,
  { settled, entered }: { settled: string; entered: string },
): { id: string; focus: boolean } | null {
  return useMemo(() => {
    const isSearched = searchWords(settled).length > 0
    const id = isSearched ? graph?.posts.find((post) => shown?.has(post.id))?.id : undefined
    return id === undefined ? null : { id, focus: entered === settled }
  }, [graph, shown, settled, entered])
}
