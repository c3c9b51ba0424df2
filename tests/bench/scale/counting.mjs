/**
 * Wraps the built Worker and counts its use of the stores: D1's own figures for each statement, calls to Durable
 * Objects and R2, and fetches. Push services and email providers are mocked: all is accepted.
 */
import worker, { Channel } from '../../../build/worker/index.js'

export { Channel }

const createCounts = () => ({ calls: 0, statements: 0, read: 0, written: 0, objects: 0, r2: 0, fetches: 0 })
let counted = createCounts()
let pending = 0
const counting = new WeakMap()

globalThis.fetch = async () => {
  counted.fetches++
  return new Response('{}', { status: 201 })
}

function addMeta({ meta }) {
  counted.statements++
  counted.read += meta.rows_read
  counted.written += meta.rows_written
}

function wrapD1(d1) {
  const real = new WeakMap()
  const ask = async (statement) => {
    counted.calls++
    const answer = await statement.all()
    addMeta(answer)
    return answer
  }
  const wrap = (statement, sql) => {
    const own = {
      bind: (...values) => wrap(statement.bind(...values), sql),
      all: () => ask(statement),
      run: () => ask(statement),
      first: async () => (await ask(statement)).results[0] ?? null,
      // Columns of a join may share a name, so a read runs twice: for its figures, and for its rows.
      raw: async () => {
        const { results } = await ask(statement)
        return /^\s*(select|with)/i.test(sql) ? statement.raw() : results.map((row) => Object.values(row))
      },
    }
    real.set(own, statement)
    return own
  }
  return {
    prepare: (sql) => wrap(d1.prepare(sql), sql),
    batch: async (statements) => {
      counted.calls++
      const answers = await d1.batch(statements.map((one) => real.get(one)))
      answers.forEach(addMeta)
      return answers
    },
  }
}

function wrapEnv(env) {
  const known = counting.get(env)
  if (known) return known
  const made = {
    ...env,
    DB: wrapD1(env.DB),
    CHANNELS: {
      idFromName: (name) => env.CHANNELS.idFromName(name),
      get: (id) => {
        counted.objects++
        return env.CHANNELS.get(id)
      },
    },
    MEDIA: new Proxy(env.MEDIA, {
      get(bucket, name) {
        const value = Reflect.get(bucket, name)
        if (typeof value !== 'function') return value
        return (...given) => {
          counted.r2++
          return value.apply(bucket, given)
        }
      },
    }),
  }
  counting.set(env, made)
  return made
}

/** Background work counts, too. */
function wrapContext(context) {
  return {
    props: context.props,
    passThroughOnException: () => context.passThroughOnException(),
    waitUntil: (work) => {
      pending++
      context.waitUntil(
        Promise.resolve(work).finally(() => {
          pending--
        }),
      )
    },
  }
}

export default {
  async fetch(request, env, context) {
    const { pathname } = new URL(request.url)
    if (pathname === '/counted') {
      const answer = Response.json({ pending, ...counted })
      if (pending === 0) counted = createCounts()
      return answer
    }
    // A yardstick: one row by one statement.
    if (pathname === '/bare') {
      const key = crypto.randomUUID()
      await env.DB.prepare('INSERT INTO rate_limits(key, count, ends_at) VALUES (?, 1, 0)').bind(key).run()
      return new Response(null, { status: 201 })
    }
    // Counting itself costs time.
    const uncounted = request.headers.has('x-uncounted')
    return worker.fetch(request, uncounted ? env : wrapEnv(env), wrapContext(context))
  },
  scheduled(event, env, context) {
    return worker.scheduled(event, wrapEnv(env), wrapContext(context))
  },
}
