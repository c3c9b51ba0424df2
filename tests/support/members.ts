/** Member profiles, posts and follows through the API. */
import type { Member, MemberPosts, People } from '../../domain/members/members.schema'
import { call, type Person } from './world'

export async function fetchMember(name: string, as: Person | null = null): Promise<Member> {
  return (await call(`GET /api/people/${name}`, { as })).json()
}

/** Lists a member's public posts: the page's ids and the next cursor. */
export async function listPostsBy({ username }: Person, query = '', as: Person | null = null) {
  const answer = await call(`GET /api/people/${username}/posts?${query}`, { as })
  const { items, cursor } = await answer.json<MemberPosts>()
  return { items, cursor, ids: items.map(({ id }) => id) }
}

export async function listFollows({ username }: Person, which: 'followers' | 'following', query = '') {
  const answer = await call(`GET /api/people/${username}/${which}?${query}`)
  const { items, cursor } = await answer.json<People>()
  return { cursor, names: items.map((one) => one.username) }
}

export const follow = (as: Person | null, { username }: Pick<Person, 'username'>) =>
  call(`PUT /api/people/${username}/follow`, { as })
export const unfollow = (as: Person | null, { username }: Pick<Person, 'username'>) =>
  call(`DELETE /api/people/${username}/follow`, { as })

/** Changes a username; returns the person with the new one. */
export async function renameUser(as: Person, username: string): Promise<Person> {
  const { avatarColor, displayName } = await fetchMember(as.username)
  const answer = await call('PATCH /api/me/profile', { as, json: { username, displayName, avatarColor } })
  if (!answer.ok) throw new Error(`not renamed: ${await answer.text()}`)
  return { ...as, username }
}
