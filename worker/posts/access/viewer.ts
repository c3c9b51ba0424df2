/** The viewer of a request, in every route that reads posts. */
import type { AppContext } from '../../context'
import { findSessionUser } from '../../sessions/session'
import { listOpenedPosts } from './browser-grants'
import { listInvitedPosts } from './invitation-cookie'
import type { Viewer } from './visible-posts'

/**
 * The signed-in user if any, posts opened by magic link, and posts invited to. Queries only for cookies that are
 * present.
 */
export async function getViewer(c: AppContext): Promise<Viewer> {
  const [user, opened, invited] = await Promise.all([
    findSessionUser(c),
    listOpenedPosts(c),
    listInvitedPosts(c),
  ])
  const granted = [...opened, ...invited]
  if (!user && granted.length === 0) return null
  const { id = null, addresses = [], scopes = null } = user ?? {}
  return { id, addresses, scopes, granted }
}
