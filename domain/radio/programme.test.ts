import { describe, expect, test } from 'vitest'
import type { Author } from '../people/author.schema'
import { HOUR_MS } from '../time/units'
import {
  countLeavingBySunset,
  createProgramme,
  listRecentSounds,
  type RadioPost,
  type RadioSources,
  sumMinutes,
} from './programme'

const NOW = 1_800_000_000_000

/** A post that was published `hoursOld` ago by the author named in its id: 'wren-1'. */
function makePost(id: string, hoursOld: number, changes: Partial<RadioPost> = {}): RadioPost {
  const author = { id: id.split('-')[0] } as Author
  return {
    id,
    author,
    audioUrl: `/media/${id}`,
    seconds: 30,
    price: null,
    createdAt: NOW - hoursOld * HOUR_MS,
    expiresAt: null,
    ...changes,
  }
}
const fadesIn = (hours: number) => ({ expiresAt: NOW + hours * HOUR_MS })

const LISTENER = { meId: 'me', heard: new Set<string>(), seenAt: new Map<string, number>(), now: NOW }
function plan(sources: Partial<RadioSources<RadioPost>>, listener: Partial<typeof LISTENER> = {}) {
  const programme = createProgramme(
    { messages: [], followed: [], everyone: [], ...sources },
    { ...LISTENER, ...listener },
  )
  const toIds = (posts: RadioPost[]) => posts.map(({ id }) => id).join(' ')
  return [toIds(programme.messages), toIds(programme.followed), toIds(programme.fading)]
}

describe('createProgramme', () => {
  test('plays messages oldest first, people followed newest first, then what fades soonest first', () => {
    const messages = [makePost('wren-1', 1), makePost('ines-1', 5)]
    const followed = [makePost('wren-2', 9), makePost('wren-3', 2)]
    const everyone = [makePost('sol-1', 22, fadesIn(2)), makePost('sol-2', 23, fadesIn(1))]
    expect(plan({ messages, followed, everyone })).toEqual(['ines-1 wren-1', 'wren-3 wren-2', 'sol-2 sol-1'])
  })

  test('takes only what has less than three hours left from everyone', () => {
    const everyone = [
      makePost('sol-1', 21, fadesIn(3)),
      makePost('sol-2', 22, fadesIn(2.9)),
      makePost('hum-1', 1),
    ]
    expect(plan({ everyone })).toEqual(['', '', 'sol-2'])
  })

  test('plays no post twice', () => {
    const post = makePost('wren-1', 22, fadesIn(2))
    expect(plan({ followed: [post, post], everyone: [post] })).toEqual(['', 'wren-1', ''])
  })

  test('never plays own, heard, silent, expired and locked posts', () => {
    const posts = [
      makePost('me-1', 1),
      makePost('wren-1', 1),
      makePost('wren-2', 1, { audioUrl: null }),
      makePost('wren-3', 25, fadesIn(0)),
      makePost('wren-4', 1, { price: { cents: 100, locked: true } }),
      makePost('wren-5', 1, { price: { cents: 100, locked: false } }),
    ]
    const heard = new Set(['wren-1'])
    expect(plan({ followed: posts }, { heard })).toEqual(['', 'wren-5', ''])
    expect(plan({ messages: posts }, { heard })).toEqual(['wren-5', '', ''])
  })

  test('omits messages up to the time that the listener replied', () => {
    const messages = [makePost('wren-1', 5), makePost('wren-2', 1)]
    const seenAt = new Map([['wren', NOW - 2 * HOUR_MS]])
    expect(plan({ messages }, { seenAt })).toEqual(['wren-2', '', ''])
  })
})

test('lists recent posts by others newest first, once each', () => {
  const posts = [makePost('wren-1', 5), makePost('wren-2', 1), makePost('me-1', 1), makePost('wren-3', 30)]
  const recent = listRecentSounds([...posts, ...posts], { meId: 'me', now: NOW, since: NOW - 24 * HOUR_MS })
  expect(recent.map(({ id }) => id)).toEqual(['wren-2', 'wren-1'])
  const closed = [
    makePost('sol-1', 1, { audioUrl: null }),
    makePost('sol-2', 1, { expiresAt: NOW }),
    makePost('sol-3', 1, { price: { cents: 99, locked: true } }),
  ]
  expect(listRecentSounds(closed, { meId: 'me', now: NOW, since: 0 })).toEqual([])
})

test('counts living posts that expire by six in the evening of the same day', () => {
  const at = (hour: number, day = 1) => new Date(2027, 0, day, hour).getTime()
  const posts = [null, at(9), at(12), at(18), at(19), at(12, 2)].map((expiresAt) => ({ expiresAt }))
  expect(countLeavingBySunset(posts, at(10))).toBe(2)
  expect(countLeavingBySunset(posts, at(19))).toBe(0)
})

test('rounds minutes up', () => {
  expect(sumMinutes([])).toBe(0)
  expect(sumMinutes([{ seconds: 40 }, { seconds: 21 }])).toBe(2)
})
