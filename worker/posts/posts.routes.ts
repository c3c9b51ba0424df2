/** Routes for posts of every kind: feeds, one by id, publish, edit, delete. */
import { z } from '@hono/zod-openapi'
import { KIND_NAMES, kindOf } from '../../domain/kinds'
import { RECENT_POSTS_DEFAULT, RECENT_POSTS_MAX } from '../../domain/limits'
import {
  editPostShape,
  type Feed,
  feedShape,
  newPostShape,
  postShape,
  publishedPostShape,
} from '../../domain/posts.schema'
import { viewerOf } from '../auth/session'
import { tools } from '../context'
import { FRESH_UNTIL_HEADER } from '../front/fresh'
import { member } from '../http/access'
import { countryOf } from '../http/country'
import { keyOf } from '../http/idempotency'
import { declare, json, jsonText, subApp } from '../http/registry'
import { lookerOf } from '../magic-links/grants'
import { fanOut } from '../notifications/notifications.service'
import { drainOutbox } from '../outbox/outbox.service'
import { spread } from '../push/spread'
import { CURSOR } from './cursor'
import { deletePost } from './delete.service'
import { editPost } from './edit.service'
import { feedAnswer, followedJson, recentPosts } from './feed.service'
import { publishPost } from './publish.service'
import { readPost } from './read.service'

export type ParsedPost = z.output<typeof newPostShape>
export type ParsedEdit = z.output<typeof editPostShape>

const idParam = z.strictObject({ id: z.string().max(64) })

const feed = declare({
  method: 'get',
  path: '/api/posts',
  access: 'anyone',
  request: {
    query: z.strictObject({
      kind: z.enum(KIND_NAMES.filter((kind) => kindOf(kind).publicFeed)),
      cursor: z.string().regex(CURSOR).optional(),
      seq: z.coerce.number().int().min(0).optional(),
      /** Only posts of authors the user follows. */
      from: z.literal('following').optional(),
    }),
  },
  responses: { 200: json(feedShape, 'One page of a public feed, newest first') },
})

const recent = declare({
  method: 'get',
  path: '/api/posts/recent',
  access: 'anyone',
  request: {
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(RECENT_POSTS_MAX).default(RECENT_POSTS_DEFAULT),
    }),
  },
  responses: { 200: json(z.strictObject({ items: z.array(postShape) }), 'The newest posts of all feeds') },
})

const one = declare({
  method: 'get',
  path: '/api/posts/{id}',
  access: 'anyone',
  request: { params: idParam },
  responses: { 200: json(postShape) },
})

const publish = declare({
  method: 'post',
  path: '/api/posts',
  access: 'adult',
  idempotent: true,
  request: { body: { required: true, ...json(newPostShape) } },
  responses: { 201: json(publishedPostShape, 'Published, now or by an earlier attempt') },
})

const edit = declare({
  method: 'patch',
  path: '/api/posts/{id}',
  access: 'adult',
  request: { params: idParam, body: { required: true, ...json(editPostShape) } },
  responses: { 200: json(postShape, 'The current post; a repeated edit changes nothing') },
})

const remove = declare({
  method: 'delete',
  path: '/api/posts/{id}',
  access: 'member',
  request: { params: idParam },
  responses: { 204: { description: 'Deleted' } },
})

export const postsRoutes = subApp()
  .openapi(feed, async (c) => {
    const { from, ...asked } = c.req.valid('query')
    if (from) return jsonText<Feed>(c, await followedJson(tools(c), (await member(c)).id, asked))
    const { text, freshUntil } = await feedAnswer(tools(c), asked, await viewerOf(c))
    if (freshUntil !== null) c.header(FRESH_UNTIL_HEADER, String(freshUntil))
    return jsonText<Feed>(c, text)
  })
  .openapi(recent, async (c) =>
    c.json({ items: await recentPosts(tools(c), c.req.valid('query').limit, await viewerOf(c)) }, 200),
  )
  .openapi(one, async (c) => {
    return c.json(await readPost(tools(c), await lookerOf(c), c.req.valid('param').id), 200)
  })
  .openapi(publish, async (c) => {
    const { events, hasEmail, ...published } = await publishPost(tools(c), await member(c), {
      input: c.req.valid('json'),
      key: keyOf(c),
      country: countryOf(c),
      viewer: await lookerOf(c),
    })
    const kit = tools(c)
    spread(kit, events)
    if (hasEmail) kit.later(drainOutbox(kit))
    if (published.post.visibility === 'public') kit.later(fanOut(kit))
    return c.json(published, 201)
  })
  .openapi(edit, async (c) => {
    const kit = tools(c)
    const { post, events } = await editPost(
      kit,
      await member(c),
      c.req.valid('param').id,
      c.req.valid('json'),
    )
    spread(kit, events)
    return c.json(post, 200)
  })
  .openapi(remove, async (c) => {
    const { live, later } = tools(c)
    later(live.announce(await deletePost(tools(c), await member(c), c.req.valid('param').id)))
    return c.body(null, 204)
  })
export type PostsApp = typeof postsRoutes
