/**
 * A stand-in for an outside service: a real HTTP server on the loopback that records its requests and responds as the
 * test prescribes, or else as its `respond` does. Tests control it by `/-/asked` and `/-/answers`.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { listenOnFreePort } from '../../scripts/port.mjs'

/** A recorded request. */
export type ProviderRequest = { method: string; path: string; headers: Record<string, string>; body: string }
type ProviderResponse = { status: number; headers?: Record<string, string>; json?: unknown }
/** The next response: a status with headers and a body, or none at all. */
export type Answer = ProviderResponse | 'hangs up' | 'is silent'

export type Service = {
  /** The default response. */
  respond: (asked: ProviderRequest) => ProviderResponse
  /** The response of `/-/asked`, and its reset. */
  inspect?: (asked: readonly ProviderRequest[]) => unknown
  reset?: () => void
  /** Further commands of tests, by path. */
  commands?: Record<string, (body: string) => void>
  /** Records bodies as base64. */
  binary?: boolean
  /** Refuses a request before anything else, whatever the test prescribes. */
  guard?: (asked: ProviderRequest) => ProviderResponse | null
}

/** Starts a stand-in on a free port; returns its URL. It ends with the process. */
export async function startProvider(service: Service): Promise<string> {
  const asked: ProviderRequest[] = []
  const answers: Answer[] = []

  /** Handles a command of a test; returns undefined for requests of our own code. */
  function handleCommand(path: string, body: string): unknown {
    if (path === '/-/asked') return service.inspect?.(asked) ?? asked
    if (path === '/-/answers') {
      asked.length = 0
      service.reset?.()
      answers.splice(0, answers.length, ...(JSON.parse(body) as Answer[]))
      return {}
    }
    const command = service.commands?.[path]
    command?.(body)
    return command && {}
  }

  const server = createServer(async (request, response) => {
    const { text, base64 } = await readBody(request)
    const { method = '', url: path = '' } = request
    const commandResult = handleCommand(path, text)
    if (commandResult !== undefined) return send(response, { status: 200, json: commandResult })
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
    send(response, next ?? service.respond(one))
  })
  const port = await listenOnFreePort(server)
  endWithProcess(server)
  return `http://127.0.0.1:${port}`
}

async function readBody(request: IncomingMessage): Promise<{ text: string; base64: string }> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  return { text: bytes.toString('utf8'), base64: bytes.toString('base64') }
}

function send(response: ServerResponse, { status, json = {}, headers }: ProviderResponse) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(json))
}

/**
 * Keeps a stand-in and its idle connections open until the process ends, and lets it end: a test server that stops does not
 * close its stand-ins, and a busy machine may send a request on a connection that is just being closed.
 */
export function endWithProcess(server: Server): void {
  server.keepAliveTimeout = 0
  server.unref()
  server.on('connection', (socket) => socket.unref())
}
