/** `/@name`: public profile page, static HTML; its only script connects the players. */
import { z } from '@hono/zod-openapi'
import { renderToString } from 'react-dom/server'
import { AppError } from '../../domain/errors/app-error'
import { isUsernameForm } from '../../domain/people/people'
import { getMemberPagePath } from '../../domain/share/share'
import { getSyndicationPath } from '../../domain/syndication/syndication'
import { MemberPage, type SharedMember } from '../../web/share/SharedMember'
import { toQrPath } from '../../web/ui/media/qr-path'
import { type AppContext, getDeps } from '../context'
import { addPatternRoute, createRouter, defineRoute } from '../gate/define-route'
import { CURSOR } from '../http/cursor'
import { toAppError } from '../http/errors'
import { getMember, getMemberPosts } from '../members/members.service'
import { getFirstRecordings } from '../posts/owlcasts/recordings.service'
import { formatError } from '../tools/format-error'
import { renderEmbedScript } from './bundle'
import { renderDocument } from './document'
import { getErrorContext } from './error-context'
import { renderMemberHead } from './member-head'
import { renderErrorPage, renderPublicPage } from './pages'
import { createFailedState, createNotFoundState } from './share.service'

/** Posts on the public page of a member. */
export const MEMBER_PAGE_POSTS = 10

const page = defineRoute({
  method: 'get',
  path: '/@{name}',
  access: 'public',
  responses: {
    200: { description: 'A page', content: { 'text/html': { schema: z.string() } } },
    301: { description: 'The user has another name by now' },
  },
})

export const memberPageRoutes = createRouter()
addPatternRoute(memberPageRoutes, page, '/:at{(?:@|%40).*}', (c, next) => {
  const name = c.req.path.replace(/^\/(?:@|%40)/, '')
  return isViteAsset(c, name) ? next() : showMember(c, name)
})

/** Vite serves internal modules under such paths. */
function isViteAsset(c: AppContext, name: string): boolean {
  return c.env.HOT_RELOAD !== undefined && !isUsernameForm(name)
}

async function showMember(c: AppContext, requestedName: string): Promise<Response> {
  const name = requestedName.toLowerCase()
  const respondNotFound = () =>
    renderErrorPage(c, () => createNotFoundState(getErrorContext(c, '@', requestedName), false), 404)
  if (!isUsernameForm(name)) return respondNotFound()
  try {
    const { env } = c
    const member = await getMember(getDeps(c), null, name)
    const path = getMemberPagePath(member.username)
    // The redirect is not cached: the user may take the old name back.
    if (c.req.path !== path) {
      c.header('cache-control', 'no-cache')
      return c.redirect(path, 301)
    }
    const after = c.req.query('after')
    const isLater = after !== undefined && CURSOR.test(after)
    const { items: posts, cursor } = await getMemberPosts(getDeps(c), null, {
      name,
      limit: MEMBER_PAGE_POSTS,
      ...(isLater ? { cursor: after } : {}),
    })
    const origin = env.ORIGIN
    const feedUrl = `${origin}${getSyndicationPath({ type: 'person', subject: member.username })}`
    const firstRecordings = await getFirstRecordings(getDeps(c), posts)
    const shared: SharedMember = {
      member,
      posts,
      firstRecordings,
      cursor,
      isLater,
      origin,
      qr: toQrPath(feedUrl),
    }
    const render = () => {
      const rendered = renderToString(<MemberPage shared={shared} />)
      const hasSound = member.hello || posts.some(({ id, audioUrl }) => audioUrl ?? firstRecordings[id])
      const script = hasSound ? renderEmbedScript(env) : undefined
      return renderDocument({ env, head: renderMemberHead(env.ORIGIN, shared), rendered, script })
    }
    return await renderPublicPage(c, { content: shared, render, endsAt: getFirstExpiry(shared) })
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return respondNotFound()
    console.error(
      JSON.stringify({ requestId: c.get('requestId'), path: c.req.path, error: formatError(error) }),
    )
    return renderErrorPage(
      c,
      () => createFailedState(getErrorContext(c, '@', requestedName), toAppError(error)),
      500,
    )
  }
}

/** When the first of the posts expires. */
function getFirstExpiry({ posts }: SharedMember): number | null {
  const ends = posts.flatMap(({ expiresAt }) => expiresAt ?? [])
  return ends.length > 0 ? Math.min(...ends) : null
}
