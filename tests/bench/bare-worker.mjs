/** Minimal versions of the measured routes on the same framework: they read the same rows and objects. */
import { Hono } from 'hono'

const app = new Hono()

app.get('/', (c) => c.json({ ok: true }))
app.get('/page', async (c) => {
  const row = await c.env.DB.prepare("SELECT body FROM feed_pages WHERE kind = 'squawk'").first()
  return c.body(row.body, 200, { 'content-type': 'application/json' })
})
app.get('/post/:id', async (c) =>
  c.json(await c.env.DB.prepare('SELECT * FROM posts WHERE id = ?').bind(c.req.param('id')).first()),
)
app.get('/range/:id', async (c) => {
  const sql = 'SELECT key FROM media WHERE id = ?'
  const { key } = await c.env.DB.prepare(sql).bind(c.req.param('id')).first()
  const object = await c.env.MEDIA.get(key, { range: { offset: 0, length: 65536 } })
  return c.body(object.body, 206, { 'content-length': '65536' })
})

export default app
