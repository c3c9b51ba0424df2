/** Many listeners in one process: plain sockets that shake hands, count the frames they get, and say when each came. */
import { connect } from 'node:net'

const HANDSHAKE =
  'GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'

/** One listener; resolves once it is let in. */
export function listener(port, path) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(HANDSHAKE.replace('{path}', path)))
    const heard = { frames: 0, at: [], end: () => socket.destroy() }
    let open = false
    let rest = Buffer.alloc(0)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('closed')))
    socket.on('data', (chunk) => {
      rest = Buffer.concat([rest, chunk])
      if (!open) {
        const end = rest.indexOf('\r\n\r\n')
        if (end < 0) return
        if (!rest.subarray(0, 16).includes('101')) return reject(new Error(rest.subarray(9, 12).toString()))
        open = true
        rest = rest.subarray(end + 4)
        resolve(heard)
      }
      // A server's frames are not masked: two bytes, two more for what is longer, and the text.
      while (rest.length >= 2) {
        const short = rest[1] & 0x7f
        const head = short === 126 ? 4 : 2
        if (rest.length < head) return
        const length = head + (short === 126 ? rest.readUInt16BE(2) : short)
        if (rest.length < length) return
        if ((rest[0] & 0x0f) === 1) {
          heard.frames++
          heard.at.push(performance.now())
        }
        rest = rest.subarray(length)
      }
    })
  })
}

/** So many listeners, some at a time; answers them and how many came in a second. */
export async function listenTogether(port, pathOf, count, lanes = 64) {
  const start = performance.now()
  const all = []
  let next = 0
  const lane = async () => {
    while (next < count) all.push(await listener(port, pathOf(next++)))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return { all, perSecond: (count * 1000) / (performance.now() - start) }
}
