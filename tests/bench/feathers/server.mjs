/** Feathers 5 on koa with Node's own SQLite: node server.mjs PORT FILE. Lists fifty live squawks, newest first. */
import { DatabaseSync } from 'node:sqlite'
import { feathers } from '@feathersjs/feathers'
import { bodyParser, errorHandler, koa, rest } from '@feathersjs/koa'

const [port, file] = process.argv.slice(2)
const db = new DatabaseSync(file, { readOnly: true })
const list = db.prepare(
  `SELECT id, kind, author_id, author_name, author_username, author_avatar_color, title, content, tags, seconds, peaks,
    reply_count, created_at, expires_at FROM posts
   WHERE kind = ? AND visibility = 'public' AND parent_id IS NULL AND owlcast_id IS NULL AND hidden_at IS NULL
     AND created_at > ? AND expires_at > ? ORDER BY created_at DESC, id DESC LIMIT 50`,
)

class Posts {
  async find({ query }) {
    const now = Date.now()
    return { data: list.all(query.kind, now - 172_800_000, now) }
  }
}

const app = koa(feathers())
app.use(errorHandler())
app.use(bodyParser())
app.configure(rest())
app.use('posts', new Posts())
await app.listen(Number(port), '127.0.0.1')
console.log('ready')
