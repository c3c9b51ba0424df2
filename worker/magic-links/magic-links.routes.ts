/** Magic links (S7.3). Every change is a POST caused by a click, so that prefetching uses nothing up. */
import { z } from '@hono/zod-openapi'
import { fail } from '../../domain/errors'
import { LINK_TRIES, LINKS_MADE } from '../../domain/limits'
import {
  heldLinkShape,
  linkOrderShape,
  madeLinkShape,
  tokenShape,
  validityShape,
} from '../../domain/magic-links.schema'
import { postShape } from '../../domain/posts.schema'
import { type AppContext, tools } from '../context'
import { member } from '../http/access'
import { declare, json, subApp } from '../http/registry'
import { drainOutbox } from '../outbox/outbox.service'
import { browserSecret, lookerOf } from './grants'
import { openLink, renewLink, validateLink } from './magic-links.service'
import { makeLink } from './new-link.service'

const body = <S extends z.ZodType>(schema: S) => ({ body: { ...json(schema), required: true } }) as const

const make = declare({
  method: 'post',
  path: '/api/magic-links',
  access: 'member',
  standing: true,
  rate: { ...LINKS_MADE, by: 'person' },
  request: body(linkOrderShape),
  responses: { 201: json(madeLinkShape, 'A link to share') },
})

const validate = declare({
  method: 'post',
  path: '/api/magic-links/validate',
  access: 'anyone',
  rate: { ...LINK_TRIES, by: 'address' },
  request: body(tokenShape),
  responses: { 200: json(validityShape, 'State of the link; unchanged by this request') },
})

const redeem = declare({
  method: 'post',
  path: '/api/magic-links/redeem',
  access: 'anyone',
  rate: { ...LINK_TRIES, by: 'address' },
  request: body(heldLinkShape),
  responses: { 200: json(postShape, 'The message; this browser has access from now on') },
})

const resend = declare({
  method: 'post',
  path: '/api/magic-links/resend',
  access: 'anyone',
  rate: { ...LINK_TRIES, by: 'address' },
  request: body(heldLinkShape),
  responses: {
    202: json(z.strictObject({ ok: z.literal(true) }), 'A new link is emailed, if the old one was valid'),
  },
})

/** Rejects requests that a browser prefetches. */
export function refusePrefetch(c: AppContext): void {
  const purpose = c.req.header('sec-purpose') ?? c.req.header('purpose') ?? ''
  if (/prefetch|prerender|preview/i.test(purpose)) throw fail('request.not_pressed')
}

export const magicLinkRoutes = subApp()
  .openapi(make, async (c) => c.json(await makeLink(tools(c), await member(c), c.req.valid('json')), 201))
  .openapi(validate, async (c) => c.json(await validateLink(tools(c), c.req.valid('json').token), 200))
  .openapi(redeem, async (c) => {
    refusePrefetch(c)
    const browser = browserSecret(c)
    const post = await openLink(tools(c), await lookerOf(c), { ...c.req.valid('json'), browser })
    return c.json(post, 200)
  })
  .openapi(resend, async (c) => {
    refusePrefetch(c)
    const kit = tools(c)
    await renewLink(kit, c.req.valid('json'))
    kit.later(drainOutbox(kit))
    return c.json({ ok: true as const }, 202)
  })
export type MagicLinksApp = typeof magicLinkRoutes
