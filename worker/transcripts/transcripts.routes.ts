/** Words of recordings: reading them under the rule of the sound, and what authors do with theirs. */
import { z } from '@hono/zod-openapi'
import { postShape } from '../../domain/posts/posts.schema'
import { CHAPTERS_MIME_TYPE, toChapters } from '../../domain/syndication/chapters'
import { chaptersShape, transcriptSegmentsShape } from '../../domain/syndication/syndication.schema'
import { type Phrase, splitIntoPhrases } from '../../domain/transcripts/phrases'
import { toTranscriptSegments } from '../../domain/transcripts/transcript-segments'
import {
  correctTranscriptShape,
  requestTranscriptShape,
  transcriptSettingsShape,
  transcriptShape,
} from '../../domain/transcripts/transcripts.schema'
import { type AppContext, type AppDeps, getDeps } from '../context'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../gate/define-route'
import { hasEtag } from '../http/etags'
import { dispatchEvents } from '../notifications/dispatch-events'
import { getViewer } from '../posts/access/viewer'
import {
  editOwnTranscript,
  getTranscriptSettings,
  removeOwnTranscript,
  requestOwnTranscript,
  setTranscriptSettings,
} from './own-transcript.service'
import { transcribePost } from './transcribe.service'
import { getWords, type ServedWords, toVtt } from './words.service'

/** Transcripts requested by their authors; changes of the account's choice. */
const TRANSCRIPTS_REQUESTED = { count: 30, seconds: 3600 }
const TRANSCRIPT_SETTINGS_CHANGED = { count: 60, seconds: 3600 }
/** A text of the longest transcript as JSON with every character escaped. */
const TRANSCRIPT_BODY_BYTES = 256 * 1024

const idParam = z.strictObject({ id: z.string().max(64) })
const LOCKED = { 402: { description: 'Payment required, price in `error.params`' } } as const
const NOT_MODIFIED = { 304: { description: 'Not modified' } } as const

const jsonRoute = defineRoute({
  method: 'get',
  path: '/media/{id}/words.json',
  access: 'public',
  scope: 'posts:read',
  request: { params: idParam },
  responses: {
    200: toJsonContent(transcriptShape, 'The words of the recording with their times'),
    ...NOT_MODIFIED,
    ...LOCKED,
  },
})

const vttRoute = defineRoute({
  method: 'get',
  path: '/media/{id}/words.vtt',
  access: 'public',
  scope: 'posts:read',
  request: { params: idParam },
  responses: {
    200: { description: 'The words as captions', content: { 'text/vtt': { schema: z.string() } } },
    ...NOT_MODIFIED,
    ...LOCKED,
  },
})

const segmentsRoute = defineRoute({
  method: 'get',
  path: '/media/{id}/transcript.json',
  access: 'public',
  request: { params: idParam },
  responses: {
    200: toJsonContent(transcriptSegmentsShape, 'The words in the format of podcast apps'),
    ...NOT_MODIFIED,
    ...LOCKED,
  },
})

const chaptersRoute = defineRoute({
  method: 'get',
  path: '/media/{id}/chapters.json',
  access: 'public',
  request: { params: idParam },
  responses: {
    200: {
      description: 'Chapters of the recording, for podcast apps',
      content: { [CHAPTERS_MIME_TYPE]: { schema: chaptersShape } },
    },
    ...NOT_MODIFIED,
    ...LOCKED,
  },
})

const request = defineRoute({
  method: 'post',
  path: '/api/posts/{id}/transcript',
  access: 'adult',
  scope: 'posts:write',
  rate: { ...TRANSCRIPTS_REQUESTED, by: 'person' },
  request: { params: idParam, body: toJsonBody(requestTranscriptShape) },
  responses: { 200: toJsonContent(postShape, 'The post, whose transcript is waiting') },
})

const correct = defineRoute({
  method: 'put',
  path: '/api/posts/{id}/transcript',
  access: 'adult',
  scope: 'posts:write',
  maxBytes: TRANSCRIPT_BODY_BYTES,
  request: { params: idParam, body: toJsonBody(correctTranscriptShape) },
  responses: { 200: toJsonContent(postShape, 'The post with its corrected words') },
})

const remove = defineRoute({
  method: 'delete',
  path: '/api/posts/{id}/transcript',
  access: 'member',
  scope: 'posts:write',
  request: { params: idParam },
  responses: { 200: toJsonContent(postShape, 'The post without a transcript') },
})

const readSettings = defineRoute({
  method: 'get',
  path: '/api/transcripts/settings',
  access: 'member',
  responses: { 200: toJsonContent(transcriptSettingsShape, 'Whether new public posts get a transcript') },
})

const saveSettings = defineRoute({
  method: 'put',
  path: '/api/transcripts/settings',
  access: 'member',
  rate: { ...TRANSCRIPT_SETTINGS_CHANGED, by: 'person' },
  request: { body: toJsonBody(transcriptSettingsShape) },
  responses: { 200: toJsonContent(transcriptSettingsShape, 'The saved choice') },
})

export const transcriptsRoutes = createRouter()
  .handle(jsonRoute, async ({ deps, params, c }) => {
    const words = await getWords(deps, () => getViewer(c), params.id)
    const headers = createHeaders(words, 'application/json')
    if (hasEtag(c, headers.etag)) return c.body(null, 304, headers)
    return c.json(await words.read(), 200, headers)
  })
  .handle(vttRoute, async ({ deps, params, c }) => {
    const words = await getWords(deps, () => getViewer(c), params.id)
    const headers = createHeaders(words, 'text/vtt; charset=utf-8')
    if (hasEtag(c, headers.etag)) return c.body(null, 304, headers)
    return c.body(toVtt(await words.read()), 200, headers)
  })
  .handle(segmentsRoute, ({ params, c }) =>
    sendForPodcastApps(c, params.id, 'application/json', toTranscriptSegments),
  )
  .handle(chaptersRoute, ({ params, c }) => sendForPodcastApps(c, params.id, CHAPTERS_MIME_TYPE, toChapters))
  .handle(request, async ({ deps, user, params, body }) => {
    const changed = await requestOwnTranscript(deps, user, params.id, body.language)
    deps.waitUntil(transcribePost(deps, params.id))
    return dispatchChange(deps, changed)
  })
  .handle(correct, async ({ deps, user, params, body }) =>
    dispatchChange(deps, await editOwnTranscript(deps, user, params.id, body)),
  )
  .handle(remove, async ({ deps, user, params }) =>
    dispatchChange(deps, await removeOwnTranscript(deps, user, params.id)),
  )
  .handle(readSettings, ({ deps, user }) => getTranscriptSettings(deps, user.id))
  .handle(saveSettings, ({ deps, user, body }) => setTranscriptSettings(deps, user.id, body))

function dispatchChange(deps: AppDeps, { post, events }: Awaited<ReturnType<typeof removeOwnTranscript>>) {
  dispatchEvents(deps, events)
  return post
}

/** The phrases of a recording as JSON; public ones for apps on other origins too. */
async function sendForPodcastApps(
  c: AppContext,
  id: string,
  type: string,
  format: (phrases: readonly Phrase[]) => object,
): Promise<Response> {
  const words = await getWords(getDeps(c), () => getViewer(c), id)
  const isPublic = words.cacheControl.startsWith('public')
  const headers = {
    ...createHeaders(words, type),
    ...(isPublic ? { 'access-control-allow-origin': '*' } : {}),
  }
  if (hasEtag(c, headers.etag)) return c.body(null, 304, headers)
  const { words: spoken, language } = await words.read()
  return c.body(JSON.stringify(format(splitIntoPhrases(spoken, language))), 200, headers)
}

function createHeaders({ cacheControl, version }: ServedWords, type: string) {
  return {
    'content-type': type,
    'cache-control': cacheControl,
    etag: `"${version}"`,
  }
}
