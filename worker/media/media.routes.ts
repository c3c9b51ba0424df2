/** The only door to sound (security 2.1): the same access rule as its post, then parts of it straight from R2. */
import { z } from '@hono/zod-openapi'
import { fail } from '../../domain/errors'
import { type AppContext, tools } from '../context'
import { declare, subApp } from '../http/registry'
import { lookerOf } from '../magic-links/grants'
import { type Heard, hearMedia } from './media.service'
import { type Part, partOf } from './range'

const listen = declare({
  method: 'get',
  path: '/media/{id}',
  access: 'anyone',
  request: { params: z.strictObject({ id: z.string().max(64) }) },
  responses: {
    200: { description: 'The recording' },
    206: { description: 'A part of it' },
    304: { description: 'Still the same' },
  },
})

export const mediaRoutes = subApp().openapi(listen, async (c) => {
  const heard = await hearMedia(tools(c), () => lookerOf(c), c.req.valid('param').id)
  const { row } = heard
  const headers = headersOf(heard)
  if (isKnown(c, headers.etag)) return c.body(null, 304, headers)
  const ifRange = c.req.header('if-range')
  const asked = ifRange === undefined || ifRange === headers.etag ? c.req.header('range') : undefined
  const part = partOf(asked, row.bytes)
  if (part === 'none') {
    c.header('content-range', `bytes */${row.bytes}`)
    throw fail('request.range_invalid')
  }
  const { offset, length }: Part = part === 'whole' ? { offset: 0, length: row.bytes } : part
  const sized = { ...headers, 'content-length': String(length) }
  const answered =
    part === 'whole'
      ? sized
      : { ...sized, 'content-range': `bytes ${offset}-${offset + length - 1}/${row.bytes}` }
  const status = part === 'whole' ? 200 : 206
  if (c.req.method === 'HEAD') return c.body(null, status, answered)
  const object = await tools(c).media.get(row.key, { range: { offset, length } })
  if (!object) throw fail('media.not_found')
  return c.body(object.body, status, answered)
})

function headersOf({ row, type, cache }: Heard) {
  return {
    'content-type': type,
    'accept-ranges': 'bytes',
    etag: `"${(row.sha256 ?? row.id).slice(0, 32)}"`,
    'cache-control': cache,
    'content-disposition': `inline; filename="owlcast-${row.id}.${row.key.split('.').at(-1)}"`,
  }
}

function isKnown(c: AppContext, etag: string): boolean {
  const known = c.req.header('if-none-match')
  return known === '*' || (known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false)
}
