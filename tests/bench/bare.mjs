/**
 * node bare.mjs PORT STATE: a Worker without a framework. `/` answers JSON, `/page` one stored feed page, `/post/{id}` one
 * post, `/range/{media id}` 64 KiB of a recording.
 */
import { join } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'

const [port, state] = process.argv.slice(2)
const script = `export default { async fetch(request, env) {
  const [, route, id] = new URL(request.url).pathname.split('/')
  if (route === 'page') {
    const row = await env.DB.prepare("SELECT body FROM feed_pages WHERE kind = 'squawk'").first()
    return new Response(row.body, { headers: { 'content-type': 'application/json' } })
  }
  if (route === 'post') return Response.json(await env.DB.prepare('SELECT * FROM posts WHERE id = ?').bind(id).first())
  if (route === 'range') {
    const { key } = await env.DB.prepare('SELECT key FROM media WHERE id = ?').bind(id).first()
    const object = await env.MEDIA.get(key, { range: { offset: 0, length: 65536 } })
    return new Response(object.body, { status: 206, headers: { 'content-length': '65536' } })
  }
  return Response.json({ ok: true })
} }`
const mf = new Miniflare(
  convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: 0,
    cf: false,
    log: new Log(LogLevel.ERROR),
    resourcePersistencePath: join(state, 'v3'),
    workers: [
      {
        name: 'bare',
        modules: true,
        script,
        compatibilityDate: '2026-08-01',
        r2Buckets: { MEDIA: 'owlcast-media' },
        d1Databases: { DB: '00000000-0000-0000-0000-000000000001' },
        unsafeDirectSockets: [{ host: '127.0.0.1', port: Number(port) }],
      },
    ],
  }),
)
await mf.ready
console.log('ready')
process.on('SIGTERM', () => mf.dispose().then(() => process.exit(0)))
