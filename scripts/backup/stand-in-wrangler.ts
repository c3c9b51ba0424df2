/** Stands in for wrangler and an account: the commands of backup and restore, on a local database and bucket. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_splitSqlQuery } from 'wrangler'
import type { WranglerResult } from '../deploy/wrangler.ts'
import { BATCH_WORKER, createLocalDatabase } from '../local-database.ts'
import { migrate } from '../migrate.ts'

/** A stand-in on a state folder. `commands` are those it got. */
export async function createStandInWrangler(state: string) {
  const mf = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      resourcePersistencePath: join(state, 'v3'),
      modules: true,
      script: BATCH_WORKER,
      d1Databases: { DB: '00000000-0000-0000-0000-000000000001' },
      r2Buckets: { MEDIA: 'owlcast-media' },
    } as never),
  )
  const db = createLocalDatabase(mf)
  const bucket = await mf.getR2Bucket('MEDIA')
  const commands: string[] = []
  const done = (out = ''): WranglerResult => ({ ok: true, out, output: out })
  const fail = (output: string): WranglerResult => ({ ok: false, out: '', output })

  const run = async (args: string[]): Promise<WranglerResult> => {
    const option = (name: string) => args[args.indexOf(name) + 1] ?? ''
    const options = (name: string) => args.flatMap((arg, at) => (arg === name ? [args[at + 1] ?? ''] : []))
    const [area, action, target = ''] = args
    const command = `${area} ${action}`
    if (command === 'd1 export') {
      const exported = await mf.getD1Database('DB')
      const statement = exported.prepare('PRAGMA miniflare_d1_export(?,?,?);')
      const [lines] = await statement.bind(1, 0, ...options('--table')).raw()
      writeFileSync(option('--output'), (lines as string[]).join('\n'))
      return done()
    }
    if (command === 'd1 execute' && args.includes('--command')) {
      const { results } = await db.prepare(option('--command')).all()
      return done(`Some other output\n${JSON.stringify([{ results, success: true }])}`)
    }
    if (command === 'd1 execute') {
      const statements = unstable_splitSqlQuery(readFileSync(option('--file'), 'utf8'))
      await db.batch(statements.map((sql) => db.prepare(sql)))
      return done()
    }
    if (command === 'd1 migrations') {
      await migrate(db)
      return done()
    }
    const [, , operation, path = ''] = args
    const key = path.slice(path.indexOf('/') + 1)
    if (area === 'r2' && operation === 'get') {
      const object = await bucket.get(key)
      if (!object) return fail('The specified key does not exist.')
      writeFileSync(option('--file'), Buffer.from(await object.arrayBuffer()))
      return done()
    }
    if (area === 'r2' && operation === 'put' && existsSync(option('--file'))) {
      const contentType = option('--content-type')
      await bucket.put(key, new Uint8Array(readFileSync(option('--file'))).buffer, {
        httpMetadata: { contentType },
      })
      return done()
    }
    return fail(`unknown command ${command} ${target}`)
  }
  return {
    commands,
    run: async (args: string[]) => {
      commands.push(args.join(' '))
      return run(args).catch((error) => fail(String(error)))
    },
    dispose: () => mf.dispose(),
  }
}
