import { Fragment } from 'react'
import { POST } from '../../../domain/locales/en/shell'
import type { Post } from '../../../domain/posts/posts.schema'
import { PersonLink } from '../../parts/people/PersonLink'

const NAMED = 3

/** The collaborators of a post. */
export function Credits({ people }: { people: Post['collaborators'] }) {
  if (people.length === 0) return null
  const more = people.length - NAMED
  return (
    <>
      {' · '}
      {POST.with}{' '}
      {people.slice(0, NAMED).map(({ id, username }, at) => (
        <Fragment key={id}>
          {at > 0 ? ', ' : null}
          <PersonLink username={username}>
            <bdi>@{username}</bdi>
          </PersonLink>
        </Fragment>
      ))}
      {more > 0 ? ` +${more}` : null}
    </>
  )
}
