/** Sends requests as bytes on a socket that no HTTP client would send. */
import { connect } from 'node:net'

export type RawResponse = { status: number; headers: Map<string, string>; text: string; ms: number }

/**
 * Sends the pieces in order and reads until the server closes the connection or sends nothing for `patienceMs`. Status
 * 0 stands for a connection closed without a response.
 */
export function sendRaw(
  port: number,
  pieces: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>,
  patienceMs = 5000,
): Promise<RawResponse> {
  return new Promise((settle) => {
    const began = performance.now()
    const received: Buffer[] = []
    let isOver = false
    const socket = connect(port, '127.0.0.1')
    const finish = () => {
      isOver = true
      socket.destroy()
      settle({ ...parseResponse(Buffer.concat(received).toString('latin1')), ms: performance.now() - began })
    }
    socket.setTimeout(patienceMs, finish)
    socket.on('data', (piece) => {
      received.push(piece)
      if (isWhole(Buffer.concat(received).toString('latin1'))) finish()
    })
    // A server that rejects early may close the connection during the upload.
    socket.on('error', () => undefined)
    socket.on('close', () => isOver || finish())
    socket.on('connect', async () => {
      for await (const piece of pieces) {
        if (isOver || socket.destroyed) return
        if (!socket.write(piece)) await new Promise((on) => socket.once('drain', on).once('close', on))
      }
    })
  })
}

/**
 * Whether a request was rejected: refused, cut off, left waiting, or stopped by the server in front of the Worker,
 * which answers 500 without our headers. Cloudflare's own rejects such requests too.
 */
export function isTurnedAway({ status, headers }: RawResponse): boolean {
  const isOurs = headers.has('content-security-policy')
  return status === 0 || (status >= 400 && (status < 500 || !isOurs))
}

/** Returns the result for the table. */
export function describeResult({ status, headers }: RawResponse): string {
  if (status === 0) return 'ended'
  return headers.has('content-security-policy') ? String(status) : 'stopped before the Worker'
}

/** Formats a request line and headers as given. */
export function formatHead(line: string, headers: readonly (readonly [string, string])[]): string {
  return `${line}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}

function parseResponse(text: string): Omit<RawResponse, 'ms'> {
  const [top = '', ...rest] = text.split('\r\n\r\n')
  const [line = '', ...lines] = top.split('\r\n')
  const headers = new Map(
    lines.map((one) => {
      const colon = one.indexOf(':')
      return [one.slice(0, colon).toLowerCase(), one.slice(colon + 1).trim()]
    }),
  )
  return { status: Number(/^HTTP\/1\.\d (\d{3})/.exec(line)?.[1] ?? 0), headers, text: rest.join('\r\n\r\n') }
}

/** Whether the response is complete, so that there is nothing to wait for. */
function isWhole(text: string): boolean {
  const { status, headers, text: body } = parseResponse(text)
  if (status === 0 || status === 100 || !text.includes('\r\n\r\n')) return false
  const length = headers.get('content-length')
  if (length !== undefined) return body.length >= Number(length)
  if (headers.get('transfer-encoding') === 'chunked') return body.endsWith('0\r\n\r\n')
  return status === 204 || status === 304
}
