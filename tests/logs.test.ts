/** Log statements of the Worker, checked in its source: known fields only, and errors without their values. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

const sources = ['worker', 'durable-objects'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
    .map((path) => ({ path: `${room}/${path}`, code: readFileSync(join(root, room, path), 'utf8') })),
)

/** Each log call with its arguments, up to the end of its statement. */
const calls = sources.flatMap(({ path, code }) =>
  [...code.matchAll(/console\.\w+\(([\s\S]*?)\)\n/g)].map(([, args = '']) => ({
    path,
    args: args.replaceAll(/\s+/g, ' '),
  })),
)

/** Ids, step names, names and figures of alarms: no text of users, no secrets. */
const FACTS =
  /^(requestId|path|error|schedule|expire|exporting|billing|payment|payout|refund|reason|cents|push|attempt|outbox|erasing|google|inviting|config|meanwhile|health|transcript|figures|puzzle|alarm|detail|episode)$/

test('logs JSON with known fields only', () => {
  expect(calls.length).toBeGreaterThan(10)
  const strange = calls.filter(({ args }) => {
    if (args.trim() === 'line') return false
    const names = [...args.matchAll(/[{,] ?(\w+)(?=[:,} ])/g)].map(([, name = '']) => name)
    return !args.trim().startsWith('JSON.stringify({') || names.some((name) => !FACTS.test(name))
  })
  expect(strange).toEqual([])
})

test('formats errors without the values of a statement', () => {
  const raw = calls.filter(({ args }) =>
    /\b(error|exporting|google|inviting): (?!formatError\(|delivery\.reason|result\.reason)/.test(args),
  )
  expect(raw).toEqual([])
  expect(calls.filter(({ args }) => /[{,] ?error\b(?!:)/.test(args))).toEqual([])
})
