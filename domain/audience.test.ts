import { expect, test } from 'vitest'
import { audienceOf, NOBODY, strictest, tieRefusal, type Wish } from './audience'

const to = (id: string) => ({ ...NOBODY, id })
const wish = (given: Partial<Wish>): Wish => ({
  kind: 'mue',
  authorId: 'wren',
  recipient: null,
  isPrivate: null,
  parents: [],
  ...given,
})
const said = (
  authorId: string,
  recipient = NOBODY,
  visibility: 'public' | 'unlisted' | 'private' = 'private',
) => ({
  authorId,
  recipient,
  visibility,
})

test('makes a message with a recipient private unless its author chose otherwise', () => {
  expect(audienceOf(wish({ recipient: to('dele') }))).toEqual({
    visibility: 'private',
    recipient: to('dele'),
  })
  expect(audienceOf(wish({ recipient: to('dele'), isPrivate: false }))).toMatchObject({
    visibility: 'public',
  })
  expect(audienceOf(wish({ kind: 'squawk' }))).toEqual({ visibility: 'public', recipient: NOBODY })
})

test('requires a recipient for a private post', () => {
  expect(audienceOf(wish({ isPrivate: true }))).toMatchObject({ code: 'post.recipient_required' })
})

test('sends a reply to a private post to the peer of either participant', () => {
  const theirs = said('dele', to('wren'))
  const mine = said('wren', to('dele'))
  for (const kind of ['mue', 'squawk'] as const)
    for (const parent of [theirs, mine])
      expect(audienceOf(wish({ kind, parents: [parent] }))).toEqual({
        visibility: 'private',
        recipient: to('dele'),
      })
  const invited = said('wren', { ...NOBODY, email: 'mara@example.org' })
  expect(audienceOf(wish({ parents: [invited] }))).toMatchObject({ recipient: { email: 'mara@example.org' } })
})

test('refuses a reply to two conversations or with a different recipient', () => {
  const parents = [said('dele', to('wren')), said('eve', to('wren'))]
  expect(audienceOf(wish({ parents }))).toMatchObject({ code: 'connection.different_people' })
  expect(audienceOf(wish({ parents: parents.slice(0, 1), recipient: to('eve') }))).toMatchObject({
    code: 'connection.different_people',
  })
})

test('limits the visibility of a reply to the most private parent', () => {
  const parents = [said('dele', NOBODY, 'public'), said('eve', NOBODY, 'unlisted')]
  expect(audienceOf(wish({ kind: 'squawk', parents }))).toMatchObject({ visibility: 'unlisted' })
  expect(strictest([])).toBe('private')
})

test('connects a published post only to parents that its listeners may hear', () => {
  const [open, unlisted] = [said('wren', NOBODY, 'public'), said('wren', NOBODY, 'unlisted')]
  const toDele = said('wren', to('dele'))
  expect(tieRefusal(open, open)).toBeNull()
  expect(tieRefusal(unlisted, open)).toBeNull()
  expect(tieRefusal(open, unlisted)).toBe('connection.less_open')
  expect(tieRefusal(open, toDele)).toBe('connection.less_open')
  expect(tieRefusal(toDele, open)).toBeNull()
  expect(tieRefusal(toDele, said('dele', to('wren')))).toBeNull()
  expect(tieRefusal(toDele, said('eve', to('wren')))).toBe('connection.different_people')
})
