/**
 * Threads that are played as one, for podcast apps: sound, chapters and captions. Nothing is stored: a part that expires or
 * is deleted is gone with the next request.
 */
import { z } from '@hono/zod-openapi'
import { appError } from '../../domain/errors/errors'
import { CHAPTERS_MIME_TYPE } from '../../domain/syndication/chapters'
import { type BraidFormat, parseBraidFile } from '../../domain/syndication/syndication'
import { formatVtt } from '../../domain/transcripts/vtt'
import { type AppContext, getDeps } from '../context'
import { createRouter, defineRoute } from '../gate/define-route'
import { hasEtag } from '../http/etags'
import { sendRange } from '../playback/serve-media'
import { hashToken } from '../tools/token'
import { computeBraidEtag, readBraid } from './braid-sound'
import { loadBraidPhrases, toBraidChapters } from './braid-words'
import { type Braid, getBraid } from './braids.service'

const route = defineRoute({
  method: 'get',
  path: '/feeds/braid/{file}',
  access: 'public',
  request: { params: z.strictObject({ file: z.string().max(80) }) },
  responses: {
    200: {
      description: 'A thread as one recording (mp3), its chapters (json) or captions (vtt), by the ending',
    },
    206: { description: 'A range of the recording' },
    304: { description: 'Not modified' },
  },
})

export const braidsRoutes = createRouter().handle(route, async ({ deps, params, c }) => {
  const file = parseBraidFile(params.file)
  if (!file) throw appError('post.not_found')
  const braid = await getBraid(deps, file.id)
  return SENDERS[file.format](c, braid)
})

/** Revalidated each time. */
const SHARED_HEADERS = { 'cache-control': 'public, no-cache' }

const SENDERS: Record<BraidFormat, (c: AppContext, braid: Braid) => Promise<Response>> = {
  mp3: async (c, braid) =>
    sendRange(c, {
      headers: {
        ...SHARED_HEADERS,
        'content-type': 'audio/mpeg',
        'accept-ranges': 'bytes',
        'content-disposition': `inline; filename="owlcast-${braid.root.id}.mp3"`,
        etag: await computeBraidEtag(braid),
      },
      size: braid.bytes,
      read: (range) => readBraid(getDeps(c).media, braid, range),
    }),
  json: (c, braid) => sendText(c, CHAPTERS_MIME_TYPE, JSON.stringify(toBraidChapters(braid))),
  vtt: async (c, braid) =>
    sendText(c, 'text/vtt; charset=utf-8', formatVtt(await loadBraidPhrases(getDeps(c), braid))),
}

async function sendText(c: AppContext, type: string, text: string): Promise<Response> {
  const etag = `"${(await hashToken(text)).slice(0, 32)}"`
  const headers = { ...SHARED_HEADERS, 'content-type': type, etag }
  return hasEtag(c, etag) ? c.body(null, 304, headers) : c.body(text, 200, headers)
}
