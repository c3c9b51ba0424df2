import { afterEach, expect, test, vi } from 'vitest'
import { addContacts, type Contact } from '../../../domain/contacts/contacts'
import { checkContacts } from './check-contacts'

const raw = Array.from({ length: 700 }, (_, n) => ({
  name: `N${n}`,
  emails: [`n${n}@example.org`],
  phones: [],
}))
const all = addContacts([], raw, () => null).contacts
const person = { id: 'usr_1', username: 'wren', displayName: 'Wren', avatarUrl: null, avatarColor: 'teal' }

/** A server with these answers in order; records how many identifiers each call had. */
function mockMatches(...answers: (object | null)[]) {
  const asked: string[][] = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body).identifiers)
    const answer = answers.shift()
    return answer ? Promise.resolve(Response.json(answer)) : Promise.reject(new TypeError('gone'))
  })
  return asked
}

async function check(contacts: readonly Contact[], signal = new AbortController().signal) {
  const steps: string[] = []
  let known = contacts
  const outcome = await checkContacts(contacts, {
    signal,
    onStep: ({ contacts: now, done, all: of }) => {
      known = now
      steps.push(`${done}/${of}`)
    },
  }).catch((error: Error) => error.message)
  return { steps, known, outcome }
}

afterEach(() => vi.unstubAllGlobals())

test('stops at the daily limit and continues there next time', async () => {
  const asked = mockMatches(
    { taken: 500, matches: [{ index: 499, person, isFollowed: true }] },
    { taken: 100, matches: [] },
  )
  const { steps, known } = await check(all)
  expect(asked.map(({ length }) => length)).toEqual([500, 200])
  expect(steps).toEqual(['500/700', '600/700'])
  expect(known[499]).toMatchObject({ person, isFollowed: true, isOnOwlcast: true })
  expect(known.filter(({ isOnOwlcast }) => isOnOwlcast !== null)).toHaveLength(600)
  const next = mockMatches({ taken: 100, matches: [] })
  await check(known)
  expect(next[0]?.[0]).toBe('n600@example.org')
})

test('keeps the known results when a call fails or is aborted', async () => {
  mockMatches({ taken: 500, matches: [] }, null)
  const { steps, known, outcome } = await check(all)
  expect([steps, typeof outcome]).toEqual([['500/700'], 'string'])
  expect(known[600]).toEqual(all[600])
  const stopped = AbortSignal.abort()
  expect(await check(all, stopped)).toMatchObject({ steps: [], known: all })
})
