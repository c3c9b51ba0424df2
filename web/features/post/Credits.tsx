import type { Post } from '../../../domain/posts.schema'
import { POST } from '../../words/feed'

const NAMED = 3

/** Who worked on a post besides its author. A list kept by an older version of the app knows of nobody. */
export function Credits({ people = [] }: { people: Post['collaborators'] | undefined }) {
  if (people.length === 0) return null
  const names = people.slice(0, NAMED).map(({ username }) => `@${username}`)
  return <> · {POST.with(names.join(', '), people.length - names.length)}</>
}
