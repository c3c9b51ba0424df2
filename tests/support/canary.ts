/** Unique marks for private fields, and a crawler that reads every response a user may read. */

import { env, exports } from 'cloudflare:workers'
import { getKind, KIND_NAMES, type Kind, type Mode } from '../../domain/kinds'
import type { NewPost, Post } from '../../domain/posts/posts.schema'
import { SERVER_TIME_HEADER } from '../../domain/posts/server-time'
import { BRAID_FORMATS, SYNDICATION_FORMATS, SYNDICATION_TYPES } from '../../domain/syndication/syndication'
import { listRouteDefinitions } from '../../worker/gate/define-route'
import { FRESH_UNTIL_HEADER } from '../../worker/http/fresh'
import { createUpload } from './recordings'
import { type CallOptions, call, getTools, type Person } from './world'

/** Returns a unique word for a private field. */
export function createMark(field: string): string {
  return `cnry${field}${getTools().ids.random(14)}`
}

/** Returns a WAV file of half a second with unique samples, and how they look in the bytes of a response. */
export function createMarkedSound(): { wav: Uint8Array<ArrayBuffer>; mark: string; late: string } {
  const samples = crypto.getRandomValues(new Uint8Array(48_000))
  const wav = new Uint8Array(44 + samples.length)
  const view = new DataView(wav.buffer)
  const writeText = (at: number, word: string) => wav.set(new TextEncoder().encode(word), at)
  writeText(0, 'RIFF')
  view.setUint32(4, 36 + samples.length, true)
  writeText(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, 48_000, true)
  view.setUint32(28, 96_000, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  writeText(36, 'data')
  view.setUint32(40, samples.length, true)
  wav.set(samples, 44)
  // The second mark is after the middle, which no preview reaches.
  return {
    wav,
    mark: decodeLatin1(samples.subarray(1000, 1024)),
    late: decodeLatin1(samples.subarray(30_000, 30_024)),
  }
}

/** Uploads a marked sound for a mode. */
export async function uploadMarked(as: Person, mode: Mode) {
  const sound = createMarkedSound()
  const { id } = await createUpload(as, { mode, bytes: sound.wav, type: 'audio/wav' })
  return { id, mark: sound.mark, late: sound.late }
}

export type MarkedPost = { post: Post; marks: string[] }

/** Publishes a message with a mark in each field and in its sound. */
export function publishMarkedMessage(as: Person, given: Partial<NewPost>): Promise<MarkedPost> {
  return publishMarkedPost(as, { mode: 'mue', ...given })
}

/** Publishes a post with a mark in each field and in its sound; `late` is the mark after the middle. */
export async function publishMarkedPost(
  as: Person,
  given: Partial<NewPost> & Pick<NewPost, 'mode'>,
): Promise<MarkedPost & { late: string }> {
  const { id: mediaId, mark: sound, late } = await uploadMarked(as, given.mode)
  const [title, description, tag] = [createMark('title'), createMark('said'), createMark('tag')]
  const json = { mediaId, title, description, tags: [tag], ...given }
  const answer = await call('POST /api/posts', { as, json, key: getTools().ids.make('key') })
  if (answer.status !== 201) throw new Error(`publish refused: ${await answer.text()}`)
  const { post } = await answer.json<{ post: Post }>()
  return { post, marks: [title, description, tag, sound], late }
}

/** Returns the ids by which a marked message may be requested. */
export function listMarkedIds({ post }: Pick<MarkedPost, 'post'>): string[] {
  return [post.id, post.audioUrl?.replace('/media/', '').replace('/preview', '') ?? '']
}

/** Returns the calls whose response contains one of these marks. */
export function findLeaks(responses: Map<string, string>, marks: readonly string[]): string[] {
  return [...responses].flatMap(([route, text]) =>
    marks.some((one) => text.includes(one)) ? [`${route}: ${text.slice(0, 80)}`] : [],
  )
}

/** Replaces request ids and the server's time, which differ in each response. */
export function stripTimes(text: string): string {
  return text
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'REQUEST')
    .replace(/"(now|seq)":\d+/g, '"$1":0')
    .replace(new RegExp(`(${FRESH_UNTIL_HEADER}|${SERVER_TIME_HEADER}): \\d+`, 'g'), '$1: TIME')
}

/** Returns status, headers and body of a response, byte for byte. */
export async function dumpResponse(answer: Response): Promise<string> {
  const head = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n')
  return `${answer.status}\n${head}\n\n${decodeLatin1(new Uint8Array(await answer.arrayBuffer()))}`
}

/**
 * Calls every read route of the registry as a user, with each of these words in each path parameter that it fits and in
 * each query parameter that may take it; sounds also as HEAD and by range. Returns the responses by call. One handler
 * serves share pages of every kind: only those of `pages` are read. `authorization` is sent with every call.
 */
export async function crawl(
  as: CallOptions['as'],
  words: readonly string[],
  pages: readonly Kind[] = KIND_NAMES.filter((kind) => getKind(kind).playsAs === 'thread'),
  { authorization }: { authorization?: string } = {},
): Promise<Map<string, string>> {
  const responses = new Map<string, string>()
  const visitRoute = async (route: string, headers: Record<string, string> = {}) => {
    const sent = authorization === undefined ? headers : { ...headers, authorization }
    const answer = await call(route, { as, headers: sent })
    responses.set(`${route} ${JSON.stringify(headers)}`, await dumpResponse(answer))
  }
  for (const { path, queries } of await listReadRoutes(pages)) {
    for (const filled of fillPath(path, words)) {
      await visitRoute(`GET ${filled}`)
      if (path.startsWith('/media/') && /\bmed_/.test(filled)) {
        await visitRoute(`HEAD ${filled}`)
        for (const range of RANGES) await visitRoute(`GET ${filled}`, { range })
        await visitRoute(`GET ${filled}`, { 'if-none-match': '*' })
        await visitRoute(`GET ${filled}`, { range: 'bytes=24000-', 'if-range': '"another"' })
      }
    }
    const [somewhere = path] = fillPath(path, words)
    for (const { name, schema } of queries)
      for (const word of words.filter(
        (word, index) => index === 0 || (canTake(schema, word) && !isMedia(word)),
      ))
        await visitRoute(`GET ${somewhere}?${name}=${encodeURIComponent(word)}`)
  }
  return responses
}

/** From the beginning, the end and the middle, several parts, and past the end. */
const RANGES = ['bytes=0-99999', 'bytes=-20000', 'bytes=24000-', 'bytes=0-9,24000-', 'bytes=47000-99999']

type Schema = { type?: unknown; enum?: string[]; pattern?: string }
type Parameter = { in: string; name: string; schema?: Schema }

/** Whether a parameter may take a word; other words are refused before anything is read. */
function canTake(schema: Schema = {}, word: string): boolean {
  if (schema.enum) return schema.enum.includes(word)
  if (schema.pattern) return new RegExp(schema.pattern.replace(/\/s$/, '')).test(word)
  return [schema.type].flat().every((type) => type === undefined || type === 'string')
}

/** Returns paths and query parameters of all read routes, from the registry and its OpenAPI document. */
async function listReadRoutes(pages: readonly Kind[]): Promise<{ path: string; queries: Parameter[] }[]> {
  const others = KIND_NAMES.filter((kind) => !pages.includes(kind)).join('|')
  const elsewhere = new RegExp(`^(/embed)?/(${others})(/|$)|^/api/live/`)
  const document = await (await call('GET /api/openapi.json')).json<{
    paths: Record<string, { get?: { parameters?: Parameter[] } }>
  }>()
  return listRouteDefinitions()
    .filter(({ method, access, path }) => method === 'get' && !isInternal(access) && !elsewhere.test(path))
    .map(({ path }) => ({
      path,
      queries: (document.paths[path]?.get?.parameters ?? []).filter((parameter) => parameter.in === 'query'),
    }))
}

const isInternal = (access: string) => access === 'development' || access === 'test'

const isMedia = (word: string) => word.startsWith('med_')
const isPeer = (word: string) => /[:@]/.test(word)
const isId = (word: string) => /^(post|usr|med)_/.test(word)

/** Fills each parameter of a path with the words that fit; one that none fits gets the first word. */
export function fillPath(path: string, words: readonly string[]): string[] {
  if (path.startsWith('/feeds/')) return listFeedPaths(path, words)
  const [place] = /\{\w+\}/.exec(path) ?? []
  if (!place) return [path]
  const fitting = words.filter(createParameterTest(path, place))
  return (fitting.length > 0 ? fitting : words.slice(0, 1)).flatMap((word) =>
    fillPath(path.replace(place, encodeURIComponent(word)), words),
  )
}

/** Fills the paths of feeds: each word as a person, a post and a tag, in each format. */
function listFeedPaths(path: string, words: readonly string[]): string[] {
  const types = path.includes('{type}') ? SYNDICATION_TYPES : ['']
  const others = path.includes('/braid/') ? BRAID_FORMATS : SYNDICATION_FORMATS
  const endings = path.includes('/cover/') ? ['png'] : others
  return types.flatMap((type) =>
    words.flatMap((word) =>
      endings.map((ending) =>
        path
          .replace('{type}', type)
          .replace('{token}', 'a'.repeat(43))
          .replace('{file}', encodeURIComponent(`${word}.${path.includes('/media/') ? 'wav' : ending}`)),
      ),
    ),
  )
}

/** Returns a test for words in a path parameter: a name in place of an id finds nothing. */
function createParameterTest(path: string, place: string): (word: string) => boolean {
  if (path.startsWith('/media/')) return isMedia
  if (place === '{peer}') return isPeer
  if (place === '{name}') return (word) => !isId(word) && !isPeer(word)
  return (word) => isId(word) && !isMedia(word)
}

/** Connects to a channel and collects every message. */
export async function listenToChannel(path: '/api/live/feed' | '/api/live/me', as: Person | null) {
  const headers = { upgrade: 'websocket', origin: env.ORIGIN, ...(as ? { cookie: as.cookie } : {}) }
  const { webSocket } = await exports.default.fetch(new Request(`${env.ORIGIN}${path}`, { headers }))
  if (!webSocket) throw new Error(`no socket at ${path}`)
  const texts: string[] = []
  webSocket.addEventListener('message', ({ data }) => texts.push(String(data)))
  webSocket.accept()
  return { texts, close: () => webSocket.close() }
}

function decodeLatin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}
