/**
 * The Worker with a record of its writes: triggers note the table, and every response names the tables in a header,
 * after its background work. Used by the fuzzer's server only.
 */
import app from '../../build/worker/index.js'

export * from '../../build/worker/index.js'

let watching = null

export default {
  ...app,
  async fetch(request, env, context) {
    watching ??= watch(env.DB)
    await watching
    const later = []
    const answer = await app.fetch(request, env, {
      waitUntil: (work) => later.push(work),
      passThroughOnException: () => context.passThroughOnException(),
    })
    if (answer.webSocket) return answer
    // Background work may add more.
    for (let at = 0; at < later.length; at++) await later[at].catch(() => undefined)
    // Clears the rate limits, or most requests would be rejected by them.
    const [, { results }] = await env.DB.batch([
      env.DB.prepare('delete from rate_limits'),
      env.DB.prepare('delete from abuse_writes returning name'),
    ])
    const response = new Response(answer.body, answer)
    response.headers.set('x-wrote', results.map(({ name }) => name).join(' '))
    return response
  },
}

/**
 * `insert or ignore` would apply to the trigger's insert as well, so the trigger avoids conflicts itself. Virtual
 * tables cannot have triggers; their rows change together with a post or a word. Rate limits and the figures of the
 * site, which name nobody, count refused requests too.
 */
async function watch(db) {
  const { results } = await db
    .prepare(
      `select name from sqlite_master where type = 'table' and sql not like 'create virtual%'
       and name not in ('rate_limits', 'daily_figures') and name not glob '_cf*' and name not glob 'sqlite_*' and name not glob 'd1_*'
       and not exists (select 1 from sqlite_master v where v.sql like 'create virtual%' and sqlite_master.name glob v.name || '_*')`,
    )
    .all()
  await db.batch([
    db.prepare('create table abuse_writes(name text primary key)'),
    ...results.flatMap(({ name }) =>
      ['insert', 'update', 'delete'].map((operation) =>
        db.prepare(
          `create trigger abuse_${operation}_${name} after ${operation} on ${name}
           begin insert into abuse_writes select '${name}' where '${name}' not in (select name from abuse_writes); end`,
        ),
      ),
    ),
  ])
}
