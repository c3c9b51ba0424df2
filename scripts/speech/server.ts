/** The speech service on a loopback port, for `npm run dev`, whose Worker cannot call Node. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { answerSpeechRequest, createSpeechService } from './service.ts'

/** Starts the server on a free port; returns its URL. It keeps no process alive. */
export async function startSpeechServer(): Promise<string> {
  const service = createSpeechService()
  const server = createServer(async (request, response) => {
    const answer = await answerSpeechRequest(service, {
      arrayBuffer: async () => Uint8Array.from(await buffer(request)).buffer,
      headers: { get: (name) => request.headers[name]?.toString() ?? null },
    }).catch(() => null)
    response.writeHead(answer ? 200 : 500, { 'content-type': 'application/json' }).end(answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}/`
}
