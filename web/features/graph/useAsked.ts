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
  const [entered, setEntered] = useState<Entered>({ words: '' })
  return {
    typed,
    setTyped,
    hidden,
    setHidden,
    settled,
    kinds,
    entered,
    enter: () => setEntered({ words: typed }),
  }
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

/** The words with which Enter was pressed; each press is another one. */
type Entered = { words: string }
type Found = { id: string; focus: boolean }

/**
 * Where a search leads: to the newest post that it found, with the focus once Enter was pressed; null without one. What
 * arrives while somebody looks at what was found leads them nowhere else.
 */
export function useFound(
  graph: Graph | undefined,
  shown: ReadonlySet<string> | null,
  { settled, entered }: { settled: string; entered: Entered },
): Found | null {
  const [kept, setKept] = useState<{ settled: string; entered: Entered; found: Found } | null>(null)
  const isKept = kept?.settled === settled && kept.entered === entered
  const id = isKept || searchWords(settled).length === 0 ? undefined : newestOf(graph, shown)
  if (id !== undefined) setKept({ settled, entered, found: { id, focus: entered.words === settled } })
  return isKept ? kept.found : null
}

function newestOf(graph: Graph | undefined, shown: ReadonlySet<string> | null): string | undefined {
  return graph?.posts.find(({ id }) => shown?.has(id))?.id
}
