import { expect, test } from 'vitest'
import {
  type AudienceInput,
  findConnectionError,
  NO_RECIPIENT,
  pickMostPrivate,
  resolveAudience,
} from './audience'

const to = (id: string) => ({ ...NO_RECIPIENT, id })
const wish = (given: Partial<AudienceInput>): AudienceInput => ({
  kind: 'mue',
  authorId: 'wren',
  recipient: null,
  isPrivate: null,
  parents: [],
  ...given,
})
const createParent = (
  authorId: string,
  recipient = NO_RECIPIENT,
  visibility: 'public' | 'unlisted' | 'private' = 'private',
) => ({
  authorId,
  recipient,
  visibility,
})

test('makes a message with a recipient private unless its author chose otherwise', () => {
  expect(resolveAudience(wish({ recipient: to('dele') }))).toEqual({
    visibility: 'private',
    recipient: to('dele'),
  })
  expect(resolveAudience(wish({ recipient: to('dele'), isPrivate: false }))).toMatchObject({
    visibility: 'public',
  })
  expect(resolveAudience(wish({ kind: 'squawk' }))).toEqual({ visibility: 'public', recipient: NO_RECIPIENT })
  expect(resolveAudience(wish({}))).toMatchObject({ visibility: 'public' })
  expect(resolveAudience(wish({ kind: 'squawk', recipient: to('dele') }))).toMatchObject({
    visibility: 'public',
  })
  expect(resolveAudience(wish({ kind: 'owlcast', isUnlisted: true }))).toMatchObject({
    visibility: 'unlisted',
  })
})

test.each(['email', 'phone'] as const)('makes a message to the %s of a non-member private', (field) => {
  const recipient = { ...NO_RECIPIENT, [field]: 'somewhere' }
  expect(resolveAudience(wish({ recipient }))).toEqual({ visibility: 'private', recipient })
})

test('requires a recipient for a private post', () => {
  expect(resolveAudience(wish({ isPrivate: true }))).toMatchObject({ code: 'post.recipient_required' })
})

test('sends a reply to a private post to the peer of either participant', () => {
  const theirs = createParent('dele', to('wren'))
  const mine = createParent('wren', to('dele'))
  for (const kind of ['mue', 'squawk'] as const)
    for (const parent of [theirs, mine])
      expect(resolveAudience(wish({ kind, parents: [parent] }))).toEqual({
        visibility: 'private',
        recipient: to('dele'),
      })
  const invited = createParent('wren', { ...NO_RECIPIENT, email: 'mara@example.org' })
  expect(resolveAudience(wish({ parents: [invited] }))).toMatchObject({
    recipient: { email: 'mara@example.org' },
  })
})

test('refuses a reply to two conversations, and one with a different recipient in its own words', () => {
  const parents = [createParent('dele', to('wren')), createParent('eve', to('wren'))]
  expect(resolveAudience(wish({ parents }))).toMatchObject({ code: 'connection.different_people' })
  expect(resolveAudience(wish({ parents, recipient: to('eve') }))).toMatchObject({ field: 'parents' })
  expect(resolveAudience(wish({ parents: parents.slice(0, 1), recipient: to('eve') }))).toEqual({
    code: 'connection.other_recipient',
    field: 'recipient',
  })
})

test.each(['email', 'phone'] as const)(
  'refuses a reply to the conversations of two people by %s',
  (field) => {
    const [one, other] = ['one', 'other'].map((value) =>
      createParent('wren', { ...NO_RECIPIENT, [field]: value }),
    )
    if (!one || !other) throw new Error('No parents.')
    expect(resolveAudience(wish({ parents: [one, one] }))).toMatchObject({ visibility: 'private' })
    for (const second of [other, createParent('wren', to('dele'))])
      for (const parents of [
        [one, second],
        [second, one],
      ])
        expect(resolveAudience(wish({ parents }))).toMatchObject({ code: 'connection.different_people' })
  },
)

test('limits the visibility of a reply to the most private parent', () => {
  const parents = [
    createParent('dele', NO_RECIPIENT, 'public'),
    createParent('eve', NO_RECIPIENT, 'unlisted'),
  ]
  expect(resolveAudience(wish({ kind: 'squawk', parents }))).toMatchObject({ visibility: 'unlisted' })
  expect(pickMostPrivate([])).toBe('private')
})

test('connects a published post only to parents that its listeners may hear', () => {
  const [open, unlisted] = [
    createParent('wren', NO_RECIPIENT, 'public'),
    createParent('wren', NO_RECIPIENT, 'unlisted'),
  ]
  const toDele = createParent('wren', to('dele'))
  expect(findConnectionError(open, open)).toBeNull()
  expect(findConnectionError(unlisted, open)).toBeNull()
  expect(findConnectionError(open, unlisted)).toBe('connection.parent_less_public')
  expect(findConnectionError(open, toDele)).toBe('connection.parent_less_public')
  expect(findConnectionError(toDele, open)).toBeNull()
  expect(findConnectionError(toDele, createParent('dele', to('wren')))).toBeNull()
  expect(findConnectionError(toDele, createParent('eve', to('wren')))).toBe('connection.different_people')
})
