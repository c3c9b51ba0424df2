import { useMemo, useState } from 'react'
import { isGraphPostMatch } from '../../../domain/graph/graph'
import type { Graph } from '../../../domain/graph/graph.schema'
import { parseSearchWords } from '../../../domain/search/search'
import { useDebounced } from '../../hooks/useDebounced'
import { getCategory, POST_CATEGORIES } from './post-categories'

/** The state of the graph search: text and hidden categories. */
export function useGraphSearch() {
  const [typed, setTyped] = useState('')
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const settled = useDebounced(typed)
  const kinds = useMemo(
    () => [...new Set(POST_CATEGORIES.flatMap(({ key, kind }) => (hidden.has(key) ? [] : [kind])))],
    [hidden],
  )
  // Enter moves the focus to the match for this text.
  const [entered, setEntered] = useState<SubmittedSearch>({ words: '', step: 1 })
  return {
    typed,
    setTyped,
    hidden,
    setHidden,
    settled,
    kinds,
    entered,
    enter: (step: SearchStep) => setEntered({ words: typed, step }),
  }
}

/** The ids of the matching posts; null for all. */
export function useShownPosts(
  graph: Graph | undefined,
  { settled, hidden }: { settled: string; hidden: ReadonlySet<string> },
): ReadonlySet<string> | null {
  return useMemo(() => {
    const words = parseSearchWords(settled)
    if (!graph || (words.length === 0 && hidden.size === 0)) return null
    // The server also finds words that are not at the start of a text.
    const matches = new Set(graph.matches)
    const posts = graph.posts.filter(
      (post) => !hidden.has(getCategory(post).key) && (matches.has(post.id) || isGraphPostMatch(post, words)),
    )
    return new Set(posts.map(({ id }) => id))
  }, [graph, settled, hidden])
}

/** To the next match, or to the previous one. */
export type SearchStep = 1 | -1
/** The submitted text and direction; a new object for each press of Enter. */
type SubmittedSearch = { words: string; step: SearchStep }
export type FoundPost = { id: string; focus: boolean }

/**
 * The post that a search goes to: the newest match, focused once Enter was pressed; each press goes to the next one.
 * Null without a search. Posts that arrive later do not change it.
 */
export function useFoundPost(
  graph: Graph | undefined,
  shown: ReadonlySet<string> | null,
  { settled, entered }: { settled: string; entered: SubmittedSearch },
): FoundPost | null {
  const [kept, setKept] = useState<{ settled: string; entered: SubmittedSearch; found: FoundPost } | null>(
    null,
  )
  const isKept = kept?.settled === settled && kept.entered === entered
  if (!isKept && parseSearchWords(settled).length > 0) {
    const focus = entered.words === settled
    const isAgain = focus && kept?.settled === settled && kept.found.focus
    const ids = listShownIds(graph, shown)
    const id = isAgain ? findAdjacentId(ids, kept.found.id, entered.step) : ids[0]
    if (id !== undefined) setKept({ settled, entered, found: { id, focus } })
  }
  return isKept ? kept.found : null
}

/** The position of the found post among the matches, counted from one; null before Enter or when it is no match. */
export function getFoundPosition(
  graph: Graph,
  shown: ReadonlySet<string> | null,
  found: FoundPost | null,
): { nth: number; of: number } | null {
  if (!found?.focus) return null
  const ids = listShownIds(graph, shown)
  const at = ids.indexOf(found.id)
  return at < 0 ? null : { nth: at + 1, of: ids.length }
}

function listShownIds(graph: Graph | undefined, shown: ReadonlySet<string> | null): string[] {
  return graph?.posts.flatMap(({ id }) => (shown?.has(id) ? [id] : [])) ?? []
}

/** Wraps around; the first one when `from` is no longer listed. */
function findAdjacentId(ids: readonly string[], from: string, step: SearchStep): string | undefined {
  const at = ids.indexOf(from)
  return at < 0 ? ids[0] : ids.at((at + step) % ids.length)
}
