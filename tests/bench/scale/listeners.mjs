/** Many listeners in one process: plain sockets with a WebSocket handshake that count and time their frames. */
import { connect } from 'node:net'

/** Clients must mask their frames; without a proxy any mask will do. */
const MASK = Buffer.from([0, 0, 0, 0])

const formatHandshake = (path, headers) =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
    '',
    '',
  ].join('\r\n')

/**
 * Opens one listener; resolves once it is accepted. `onText` receives each text, `onClose` is called when it is cut
 * off.
 */
export function openListener(port, path, { headers = [], onText, onClose } = {}) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(formatHandshake(path, headers)))
    const say = (text) =>
      socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length]), MASK, Buffer.from(text)]))
    const received = { frames: 0, at: [], say, end: () => socket.destroy() }
    let open = false
    let rest = Buffer.alloc(0)
    socket.on('error', reject)
    socket.on('close', () => {
      reject(new Error('closed'))
      onClose?.()
    })
    socket.on('data', (chunk) => {
      rest = Buffer.concat([rest, chunk])
      if (!open) {
        const end = rest.indexOf('\r\n\r\n')
        if (end < 0) return
        if (!rest.subarray(0, 16).includes('101')) return reject(new Error(rest.subarray(9, 12).toString()))
        open = true
        rest = rest.subarray(end + 4)
        resolve(received)
      }
      // A server's frames are not masked: two bytes, two more for longer ones, and the text.
      while (rest.length >= 2) {
        const short = rest[1] & 0x7f
        const head = short === 126 ? 4 : 2
        if (rest.length < head) return
        const length = head + (short === 126 ? rest.readUInt16BE(2) : short)
        if (rest.length < length) return
        if ((rest[0] & 0x0f) === 1) {
          received.frames++
          received.at.push(performance.now())
          onText?.(rest.toString('utf8', head, length))
        }
        rest = rest.subarray(length)
      }
    })
  })
}

/** Opens `count` listeners, some at a time; returns them and the rate per second. */
export async function openListeners(port, pathOf, count, lanes = 64) {
  const start = performance.now()
  const all = []
  let next = 0
  const lane = async () => {
    while (next < count) all.push(await openListener(port, pathOf(next++)))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return { all, perSecond: (count * 1000) / (performance.now() - start) }
}
