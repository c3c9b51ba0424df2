/**
 * A stand-in for an outside service: a real HTTP server on the loopback that keeps what it was asked and answers as the
 * test told it to, or else as its judge does. Tests talk to it by `/-/asked` and `/-/answers`.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** A request as it came. */
export type Asked = { method: string; path: string; headers: Record<string, string>; body: string }
type Said = { status: number; headers?: Record<string, string>; json?: unknown }
/** What to answer next: a status with headers and a body, or nothing at all. */
export type Answer = Said | 'hangs up' | 'is silent'

export type Service = {
  /** What it would answer by itself. */
  judge: (asked: Asked) => Said
  /** What a test may read of it, and make it forget. */
  shown?: (asked: readonly Asked[]) => unknown
  forget?: () => void
  /** What a test may ask it besides, by path. */
  besides?: Record<string, (body: string) => void>
  /** What is sent is no text: a body is told as base64. */
  binary?: boolean
  /** Refuses before anything else does, whatever the test told it. */
  guard?: (asked: Asked) => Said | null
}

/** Starts a stand-in on a free port; returns its URL. It ends with the process. */
export async function startProvider(service: Service): Promise<string> {
  const asked: Asked[] = []
  const answers: Answer[] = []

  /** What tests say to it; undefined for what our own code asks. */
  function toldBy(path: string, body: string): unknown {
    if (path === '/-/asked') return service.shown?.(asked) ?? asked
    if (path === '/-/answers') {
      asked.length = 0
      service.forget?.()
      answers.splice(0, answers.length, ...(JSON.parse(body) as Answer[]))
      return {}
    }
    const besides = service.besides?.[path]
    besides?.(body)
    return besides && {}
  }

  const server = createServer(async (request, response) => {
    const { text, base64 } = await bodyOf(request)
    const { method = '', url: path = '' } = request
    const told = toldBy(path, text)
    if (told !== undefined) return send(response, { status: 200, json: told })
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([key, value]) => [key, `${value}`]),
    )
    const one = { method, path, headers, body: service.binary ? base64 : text }
    asked.push(one)
    const refused = service.guard?.(one)
    if (refused) return send(response, refused)
    const next = answers.shift()
    if (next === 'is silent') return
    if (next === 'hangs up') return request.socket.end()
    send(response, next ?? service.judge(one))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  endWithProcess(server)
  return `http://127.0.0.1:${address.port}`
}

async function bodyOf(request: IncomingMessage): Promise<{ text: string; base64: string }> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  return { text: bytes.toString('utf8'), base64: bytes.toString('base64') }
}

function send(response: ServerResponse, { status, json = {}, headers }: Said) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(json))
}

/** Lets the process end while the server listens: a test server that stops does not close its stand-ins. */
export function endWithProcess(server: Server): void {
  server.unref()
  server.on('connection', (socket) => socket.unref())
}
