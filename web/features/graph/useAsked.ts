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
  const [entered, setEntered] = useState<Entered>({ words: '', step: 1 })
  return {
    typed,
    setTyped,
    hidden,
    setHidden,
    settled,
    kinds,
    entered,
    enter: (step: Step) => setEntered({ words: typed, step }),
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

/** On to the next post that was found, or back to the one before. */
export type Step = 1 | -1
/** The words with which Enter was pressed, and which way; each press is another one. */
type Entered = { words: string; step: Step }
export type Found = { id: string; focus: boolean }

/**
 * Where a search leads: to the newest post that it found, with the focus once Enter was pressed, and from there to the next
 * with each press; null without one. What arrives while somebody looks at what was found leads them nowhere else.
 */
export function useFound(
  graph: Graph | undefined,
  shown: ReadonlySet<string> | null,
  { settled, entered }: { settled: string; entered: Entered },
): Found | null {
  const [kept, setKept] = useState<{ settled: string; entered: Entered; found: Found } | null>(null)
  const isKept = kept?.settled === settled && kept.entered === entered
  if (!isKept && searchWords(settled).length > 0) {
    const focus = entered.words === settled
    const isAgain = focus && kept?.settled === settled && kept.found.focus
    const ids = idsOf(graph, shown)
    const id = isAgain ? beside(ids, kept.found.id, entered.step) : ids[0]
    if (id !== undefined) setKept({ settled, entered, found: { id, focus } })
  }
  return isKept ? kept.found : null
}

/** Which of the posts that are asked for it is, counted from one; null where none was gone to or it is not among them. */
export function nthOf(
  graph: Graph,
  shown: ReadonlySet<string> | null,
  found: Found | null,
): { nth: number; of: number } | null {
  if (!found?.focus) return null
  const ids = idsOf(graph, shown)
  const at = ids.indexOf(found.id)
  return at < 0 ? null : { nth: at + 1, of: ids.length }
}

function idsOf(graph: Graph | undefined, shown: ReadonlySet<string> | null): string[] {
  return graph?.posts.flatMap(({ id }) => (shown?.has(id) ? [id] : [])) ?? []
}

/** After the last one the first; the first where the one it begins at is not among them any more. */
function beside(ids: readonly string[], from: string, step: Step): string | undefined {
  const at = ids.indexOf(from)
  return at < 0 ? ids[0] : ids.at((at + step) % ids.length)
}
