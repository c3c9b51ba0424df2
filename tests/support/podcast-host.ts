/** A podcast host with good and bad behavior: a real HTTP server on the loopback that records its requests. */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { listenOnFreePort } from '../../scripts/port.mjs'
import { endWithProcess } from './provider.ts'

const SOUND = readFileSync(fileURLToPath(new URL('../fixtures/speech-a.mp3', import.meta.url).href))
const PIECE = Buffer.alloc(64 * 1024, 1)
const BOMB = gzipSync(Buffer.concat([SOUND, Buffer.alloc(8_000_000)]))

type Page = (response: ServerResponse, url: URL, request: IncomingMessage) => void
const PAGES: Record<string, Page> = {
  '/speech.mp3': (response) => send(response, 200, { 'content-type': 'audio/mpeg' }, SOUND),
  '/to': (response, url) => send(response, 302, { location: url.searchParams.get('url') ?? '' }),
  '/page': (response) =>
    send(response, 200, { 'content-type': 'audio/mpeg' }, Buffer.from('<!doctype html>')),
  '/as-text': (response) => send(response, 200, { 'content-type': 'text/plain' }, SOUND),
  '/large': (response) =>
    send(response, 200, { 'content-type': 'audio/mpeg', 'content-length': '60000000' }, SOUND),
  // A small body that decompresses to a large one, whatever was requested.
  '/bomb': (response) =>
    send(response, 200, { 'content-type': 'audio/mpeg', 'content-encoding': 'gzip' }, BOMB),
  '/endless': (response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' })
    response.write(SOUND)
    const writeMore = () => {
      if (!response.destroyed && response.write(PIECE)) setImmediate(writeMore)
    }
    response.on('drain', writeMore)
    writeMore()
  },
  '/drip': (response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' })
    response.write(SOUND.subarray(0, 2000))
    const timer = setInterval(() => response.write('x'), 50)
    response.on('close', () => clearInterval(timer))
  },
  '/silent': () => undefined,
  // The first declares its length and breaks off, the second breaks off without one.
  '/short': (response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': SOUND.length })
    response.write(SOUND.subarray(0, 10_000), () => response.destroy())
  },
  '/broken': (response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' })
    response.write(SOUND.subarray(0, 10_000), () => response.destroy())
  },
}

/** Starts the host; returns its name and port. */
export async function startPodcastHost(): Promise<string> {
  const stored: StoredPages = new Map()
  let asked: { path: string; headers: IncomingMessage['headers'] }[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://podcast')
    if (url.pathname === '/-/asked') {
      response.end(JSON.stringify(asked))
      asked = []
      return
    }
    if (request.method === 'PUT') {
      void storePage(stored, url.pathname, request).then(() => response.end())
      return
    }
    asked.push({ path: url.pathname, headers: request.headers })
    const own = stored.get(url.pathname)
    if (own) return sendStored(response, request, own, Number(url.searchParams.get('cut') ?? 0))
    const page = PAGES[url.pathname]
    if (page) page(response, url, request)
    else send(response, 404, {})
  })
  const port = await listenOnFreePort(server)
  endWithProcess(server)
  return `127.0.0.1:${port}`
}

function send(response: ServerResponse, status: number, headers: Record<string, string>, body?: Buffer) {
  response.writeHead(status, headers)
  response.end(body)
}

/** Pages that tests put here, by path. */
type StoredPages = Map<string, { type: string; body: Buffer }>

async function storePage(stored: StoredPages, path: string, request: IncomingMessage): Promise<void> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  stored.set(path, { type: request.headers['content-type'] ?? '', body: Buffer.concat(pieces) })
}

/** Sends a range if one is asked for; with `cut` the connection breaks after that many bytes. */
function sendStored(
  response: ServerResponse,
  { headers }: IncomingMessage,
  { type, body }: { type: string; body: Buffer },
  cut: number,
): void {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
  const start = Number(from ?? 0)
  const part = body.subarray(start, to === undefined ? undefined : Number(to) + 1)
  const range =
    from === undefined ? {} : { 'content-range': `bytes ${start}-${start + part.length - 1}/${body.length}` }
  response.writeHead(from === undefined ? 200 : 206, {
    'content-type': type,
    'content-length': part.length,
    ...range,
  })
  if (cut === 0 || part.length <= cut) response.end(part)
  else response.write(part.subarray(0, cut), () => response.destroy())
}
