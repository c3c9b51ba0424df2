import { useMemo, useState } from 'react'
import { isFoundBy } from '../../../domain/graph'
import type { Graph } from '../../../domain/graph.schema'
import { searchWords } from '../../../domain/search'
import { useSettled } from '../../state/useSettled'
import { SORTS, sortOf } from './sorts'

/** The state of the graph search: text and hidden categories. */
export function useAsked() {
  const [typed, setTyped] = useState('')
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const settled = useSettled(typed)
  const kinds = useMemo(
    () => [...new Set(SORTS.flatMap(({ key, kind }) => (hidden.has(key) ? [] : [kind])))],
    [hidden],
  )
  // Enter moves the focus to the match for this text.
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

/** The ids of the matching posts; null for all. */
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

/** To the next match, or to the previous one. */
export type Step = 1 | -1
/** The submitted text and direction; a new object for each press of Enter. */
type Entered = { words: string; step: Step }
export type Found = { id: string; focus: boolean }

/**
 * The post that a search goes to: the newest match, focused once Enter was pressed; each press goes to the next one.
 * Null without a search. Posts that arrive later do not change it.
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

/** The position of the found post among the matches, counted from one; null before Enter or when it is no match. */
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

/** Wraps around; the first one when `from` is no longer listed. */
function beside(ids: readonly string[], from: string, step: Step): string | undefined {
  const at = ids.indexOf(from)
  return at < 0 ? ids[0] : ids.at((at + step) % ids.length)
}
