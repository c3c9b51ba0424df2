import { usePostsById } from '../../api/posts/posts-by-id.queries'
import type { ChosenParent } from '../../drafts/store/draft-record'
import { useUnexpired } from '../../parts/posts/useUnexpired'

const refreshNothing = () => {}

/** The ids of the chosen parents that were deleted, have expired, or are hidden from the viewer. */
export function useGoneParents(parents: readonly ChosenParent[]): ReadonlySet<string> {
  const reads = usePostsById(parents.map(({ id }) => id))
  const found = reads.flatMap(({ post }) => post ?? [])
  const unexpired = new Set(useUnexpired(found, refreshNothing).map(({ id }) => id))
  const isGone = (_: ChosenParent, index: number) => {
    const { post, isGone: isMissing } = reads[index] ?? {}
    return isMissing || (post !== undefined && !unexpired.has(post.id))
  }
  return new Set(parents.filter(isGone).map(({ id }) => id))
}
