/** Magic links (S7.3). Every change is a POST caused by a click, so that prefetching uses nothing up. */
import { z } from '@hono/zod-openapi'
import { LINK_TRIES } from '../../domain/magic-links/magic-links.limits'
import {
  createdLinkShape,
  heldLinkShape,
  newMagicLinkShape,
  tokenShape,
  validityShape,
} from '../../domain/magic-links/magic-links.schema'
import { postShape } from '../../domain/posts/posts.schema'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../gate/define-route'
import { assertNotPrefetch } from '../http/prefetch'
import { drainOutbox } from '../outbox/outbox.service'
import { ensureBrowserSecret } from '../posts/access/browser-grants'
import { getViewer } from '../posts/access/viewer'
import { openLink, renewLink, validateLink } from './magic-links.service'
import { makeLink } from './new-link.service'

const LINKS_CREATED = { count: 20, seconds: 3600 }

const make = defineRoute({
  method: 'post',
  path: '/api/magic-links',
  access: 'member',
  notSuspended: true,
  rate: { ...LINKS_CREATED, by: 'person' },
  request: { body: toJsonBody(newMagicLinkShape) },
  responses: { 201: toJsonContent(createdLinkShape, 'A link to share') },
})

const validate = defineRoute({
  method: 'post',
  path: '/api/magic-links/validate',
  access: 'public',
  rate: { ...LINK_TRIES, by: 'address' },
  request: { body: toJsonBody(tokenShape) },
  responses: { 200: toJsonContent(validityShape, 'State of the link; unchanged by this request') },
})

const redeem = defineRoute({
  method: 'post',
  path: '/api/magic-links/redeem',
  access: 'public',
  rate: { ...LINK_TRIES, by: 'address' },
  request: { body: toJsonBody(heldLinkShape) },
  responses: { 200: toJsonContent(postShape, 'The message; this browser has access from now on') },
})

const resend = defineRoute({
  method: 'post',
  path: '/api/magic-links/resend',
  access: 'public',
  rate: { ...LINK_TRIES, by: 'address' },
  request: { body: toJsonBody(heldLinkShape) },
  responses: {
    202: toJsonContent(
      z.strictObject({ ok: z.literal(true) }),
      'A new link is emailed, if the old one was valid',
    ),
  },
})

export const magicLinkRoutes = createRouter()
  .handle(make, ({ deps, user, body }) => makeLink(deps, user, body))
  .handle(validate, ({ deps, body }) => validateLink(deps, body.token))
  .handle(redeem, async ({ deps, body, c }) => {
    assertNotPrefetch(c)
    const browser = await ensureBrowserSecret(c)
    return await openLink(deps, await getViewer(c), { ...body, browser })
  })
  .handle(resend, async ({ deps, body, c }) => {
    assertNotPrefetch(c)
    await renewLink(deps, body)
    deps.waitUntil(drainOutbox(deps))
  })
