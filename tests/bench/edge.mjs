/**
 * A brotli proxy in front of a site, like an edge. Files are compressed once at the best quality, responses quickly.
 */
import { createServer, request } from 'node:http'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const TEXT = /text|javascript|json|svg|manifest|xml/
const BEST = 11
const QUICK = 5

/**
 * Starts the proxy for a site on loopback; returns its own origin and `close`. `drop` names headers that the site does not
 * get.
 * @param {string} origin
 * @param {number} port
 * @param {{ drop?: string[] }} [options]
 */
export async function startEdge(origin, port, { drop = [] } = {}) {
  const files = new Map()
  const compressCached = async (body, path, quality) => {
    const known = quality === BEST ? files.get(path) : undefined
    const made = known ?? (await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
    if (quality === BEST) files.set(path, made)
    return made
  }
  const { hostname, port: behind } = new URL(origin)
  const server = createServer((asked, answer) => {
    const { 'accept-encoding': accepts = '', ...headers } = asked.headers
    for (const name of drop) delete headers[name]
    const { method, url: path } = asked
    // workerd closes idle connections; a request sent on one at that moment would fail.
    const target = { hostname, port: behind, method, path, headers, agent: false }
    const upstream = request(target, async (got) => {
      const given = { ...got.headers }
      const mayShrink = accepts.includes('br') && !given['content-encoding'] && got.statusCode === 200
      if (!mayShrink || !TEXT.test(given['content-type'] ?? '')) {
        answer.writeHead(got.statusCode, given)
        got.pipe(answer)
        return
      }
      const parts = []
      for await (const part of got) parts.push(part)
      const isFile = /\.\w{2,11}$/.test(path)
      const body = await compressCached(Buffer.concat(parts), path, isFile ? BEST : QUICK)
      delete given['transfer-encoding']
      const about = { 'content-encoding': 'br', 'content-length': body.length, vary: 'accept-encoding' }
      answer.writeHead(got.statusCode, { ...given, ...about })
      answer.end(body)
    })
    upstream.on('error', () => answer.writeHead(502).end())
    asked.pipe(upstream)
  })
  server.on('upgrade', (asked, socket, head) => {
    const lines = asked.rawHeaders.flatMap((name, i, all) => (i % 2 ? [] : `${name}: ${all[i + 1]}`))
    const upstream = connect(Number(behind), hostname, () => {
      upstream.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      upstream.write(head)
      upstream.pipe(socket).pipe(upstream)
    })
    const drop = () => upstream.destroy() && socket.destroy()
    for (const end of [upstream, socket]) end.on('error', drop)
  })
  return startOn(server, port)
}

/** Starts a server; returns its origin and what closes it. */
export async function startOn(server, port) {
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
