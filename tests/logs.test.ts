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
  [...code.matchAll(/console\.\w+\(([\s\S]*?)\)\n/g)].map(([, said = '']) => ({
    path,
    said: said.replaceAll(/\s+/g, ' '),
  })),
)

/** Ids and step names: no text of users, no secrets. */
const FACTS =
  /^(requestId|path|error|schedule|expire|exporting|billing|payment|cents|push|attempt|outbox|erasing|google|inviting|config|meanwhile|health)$/

test('logs JSON with known fields only', () => {
  expect(calls.length).toBeGreaterThan(10)
  const strange = calls.filter(({ said }) => {
    if (said.trim() === 'line') return false
    const names = [...said.matchAll(/[{,] ?(\w+)(?=[:,} ])/g)].map(([, name = '']) => name)
    return !said.trim().startsWith('JSON.stringify({') || names.some((name) => !FACTS.test(name))
  })
  expect(strange).toEqual([])
})

test('formats errors without the values of a statement', () => {
  const raw = calls.filter(({ said }) =>
    /\b(error|exporting|google|inviting): (?!told\(|delivery\.reason)/.test(said),
  )
  expect(raw).toEqual([])
  expect(calls.filter(({ said }) => /[{,] ?error\b(?!:)/.test(said))).toEqual([])
})
