import { useChosenParents } from '../../api/posts/parents.queries'
import { isNotFound } from '../../api/request-error'
import type { ChosenParent } from '../../drafts/store/draft-record'
import { useUnexpired } from '../../parts/posts/useUnexpired'

const refreshNothing = () => {}

/** The ids of the chosen parents that were deleted, have expired, or are hidden from the viewer. */
export function useGoneParents(parents: readonly ChosenParent[]): ReadonlySet<string> {
  const read = useChosenParents(parents.map(({ id }) => id))
  const found = read.flatMap(({ data }) => data ?? [])
  const unexpired = new Set(useUnexpired(found, refreshNothing).map(({ id }) => id))
  const isGone = (_: ChosenParent, index: number) => {
    const { data, error } = read[index] ?? {}
    return isNotFound(error) || (data !== undefined && !unexpired.has(data.id))
  }
  return new Set(parents.filter(isGone).map(({ id }) => id))
}
