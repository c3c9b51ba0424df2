/** `/@name`: public profile page, static HTML without a script. */
import { z } from '@hono/zod-openapi'
import { renderToString } from 'react-dom/server'
import { Failure } from '../../domain/failure'
import { SHARED_VOICES } from '../../domain/limits'
import { isUsernameForm } from '../../domain/people'
import { memberPath } from '../../domain/share'
import { MemberPage, type SharedMember } from '../../web/share/SharedMember'
import { type AppContext, tools } from '../context'
import { failureOf } from '../http/errors'
import { addPatterned, declare, subApp } from '../http/registry'
import { told } from '../http/told'
import { memberCalled, voicesOf } from '../members/members.service'
import { askedBy } from './asked'
import { documentOf } from './document'
import { memberHead } from './member-head'
import { cacheable, refused } from './pages'
import { failedState, notFoundState } from './share.service'

const page = declare({
  method: 'get',
  path: '/@{name}',
  access: 'anyone',
  responses: {
    200: { description: 'A page', content: { 'text/html': { schema: z.string() } } },
    301: { description: 'The user has another name by now' },
  },
})

export const memberPageRoutes = subApp()
addPatterned(memberPageRoutes, page, '/:at{(?:@|%40).*}', (c, next) => {
  const name = c.req.path.replace(/^\/(?:@|%40)/, '')
  return isVites(c, name) ? next() : show(c, name)
})

/** Vite serves internal modules under such paths. */
function isVites(c: AppContext, name: string): boolean {
  return c.env.HOT_RELOAD !== undefined && !isUsernameForm(name)
}

async function show(c: AppContext, asked: string): Promise<Response> {
  const name = asked.toLowerCase()
  const nowhere = () => refused(c, () => notFoundState(askedBy(c, '@', asked), false), 404)
  if (!isUsernameForm(name)) return nowhere()
  try {
    const { env } = c
    const member = await memberCalled(tools(c), null, name)
    const path = memberPath(member.username)
    // Not cached: the user may take the old name back.
    if (c.req.path !== path) {
      c.header('cache-control', 'no-cache')
      return c.redirect(path, 301)
    }
    const { items: voices, cursor } = await voicesOf(tools(c), null, { name, limit: SHARED_VOICES })
    const shared: SharedMember = { member, voices, more: cursor !== null }
    const render = () => {
      const rendered = renderToString(<MemberPage shared={shared} />)
      return documentOf({ env, head: memberHead(env.ORIGIN, shared), rendered })
    }
    return await cacheable(c, { says: shared, render, endsAt: firstEnd(shared) })
  } catch (error) {
    if (error instanceof Failure && error.status === 404) return nowhere()
    console.error(JSON.stringify({ requestId: c.get('requestId'), path: c.req.path, error: told(error) }))
    return refused(c, () => failedState(askedBy(c, '@', asked), failureOf(error)), 500)
  }
}

/** When the first of the posts expires. */
function firstEnd({ voices }: SharedMember): number | null {
  const ends = voices.flatMap(({ expiresAt }) => expiresAt ?? [])
  return ends.length > 0 ? Math.min(...ends) : null
}
