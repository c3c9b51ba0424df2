import { expect, test } from 'vitest'
import type { Mode } from '../../../domain/kinds'
import {
  type ChosenOwlcast,
  type ChosenParent,
  type DraftForm,
  type DraftRecord,
  EMPTY_FORM,
} from '../store/draft-record'
import { findNewOwlcast, toNewPost } from './new-post'

const draft = (changes: Partial<DraftRecord>, form: Partial<DraftForm> = {}): DraftRecord => ({
  id: 'draft_1',
  ownerId: null,
  mode: 'owlcast',
  formId: 'form_1',
  trackId: null,
  track: null,
  seconds: 2,
  peaks: '',
  pauses: '',
  editedAt: 0,
  state: 'ready',
  attempts: 0,
  updatedAt: 0,
  ...changes,
  form: { ...EMPTY_FORM, title: ' Two Banks ', tags: '#river', ...form },
})
const parent: ChosenParent = {
  id: 'post_1',
  type: 'owlcast',
  title: '',
  author: '',
  authorId: 'usr_1',
  content: '',
  visibility: 'public',
  seconds: 2,
  createdAt: 0,
  connection: 'reply',
}
const cast: ChosenOwlcast = { id: 'post_2', title: 'Rivers', visibility: 'public' }

test('creates an owlcast named by the title for a recording without one', () => {
  expect(findNewOwlcast(draft({}, { replyPolicy: 'nobody' }))).toEqual({
    kind: 'owlcast',
    name: 'Two Banks',
    description: '',
    tags: ['river'],
    replyPolicy: 'nobody',
  })
  expect(findNewOwlcast(draft({}, { owlcast: cast }))).toBeNull()
  expect(findNewOwlcast(draft({}, { parents: [parent] }))).toBeNull()
  expect(findNewOwlcast(draft({ mode: 'squawk' }))).toBeNull()
})

test('sends an owlcast id only with recordings, and a price only with priced kinds', () => {
  const sent = (changes: Partial<DraftRecord>, form: Partial<DraftForm> = {}) => {
    const { owlcastId, priceCents } = toNewPost(
      draft(changes, { owlcast: cast, price: '2.99', ...form }),
      'media_1',
    )
    return [owlcastId, priceCents]
  }
  expect(sent({})).toEqual([cast.id, 0])
  expect(sent({ mode: 'squawk' })).toEqual([null, 0])
  expect(sent({ mode: 'nightingale' })).toEqual([null, 299])
  expect(sent({ mode: 'nightingale' }, { parents: [parent] })).toEqual([null, 0])
})

test('sends a message that replies to something private as private, whatever became of that since it was chosen', () => {
  const isSentPrivate = (mode: Mode, form: Partial<DraftForm>) =>
    toNewPost(draft({ mode }, form), 'media_1').isPrivate
  const secret: ChosenParent = { ...parent, visibility: 'private', owlcastId: cast.id }
  expect(isSentPrivate('mue', { parents: [secret] })).toBe(true)
  expect(isSentPrivate('mue', { parents: [secret], isPrivate: false })).toBe(true)
  // Other kinds have the audience of their parents.
  expect(isSentPrivate('squawk', { parents: [secret] })).toBeNull()
  expect(isSentPrivate('mue', { parents: [parent] })).toBeNull()
  expect(isSentPrivate('mue', { isPrivate: false })).toBe(false)
})

test('says that its author was shown something private: a parent, or the owlcast that it is recorded into', () => {
  const getShown = (mode: Mode, form: Partial<DraftForm>) =>
    toNewPost(draft({ mode }, form), 'media_1').shownVisibility
  const secret: ChosenParent = { ...parent, visibility: 'private', owlcastId: cast.id }
  const hidden = { ...cast, visibility: 'private' as const }
  expect(getShown('owlcast', { owlcast: hidden })).toBe('private')
  expect(getShown('owlcast', { owlcast: { ...cast, visibility: 'public' }, parents: [secret] })).toBe(
    'public',
  )
  expect(getShown('squawk', { parents: [secret] })).toBe('private')
  // The owlcast was chosen in another mode.
  expect(getShown('squawk', { owlcast: hidden })).toBeNull()
  expect(getShown('squawk', { parents: [parent] })).toBeNull()
})

test('sends the reply setting only with root posts', () => {
  const toReplyPolicy = (changes: Partial<DraftRecord>, form: Partial<DraftForm> = {}) =>
    toNewPost(draft(changes, { replyPolicy: 'followed', ...form }), 'media_1').replyPolicy
  expect(toReplyPolicy({ mode: 'squawk' })).toBe('followed')
  expect(toReplyPolicy({ mode: 'squawk' }, { parents: [parent] })).toBeUndefined()
  expect(toReplyPolicy({ mode: 'mue' })).toBeUndefined()
  expect(toReplyPolicy({}, { owlcast: cast })).toBeUndefined()
})

test('sends collaborators only in modes that accept them, never in a reply to a private message', () => {
  const named = (changes: Partial<DraftRecord>, form: Partial<DraftForm> = {}) =>
    toNewPost(draft(changes, { collaborators: '@wren, @wren; ines@caldas.pt', ...form }), 'media_1')
      .collaborators
  for (const mode of ['squawk', 'hum', 'nightingale', 'parrot', 'yap'] as const)
    expect(named({ mode })).toEqual(['@wren', 'ines@caldas.pt'])
  expect(named({ mode: 'mue' })).toEqual([])
  expect(named({}, { owlcast: cast })).toEqual([])
  expect(named({ mode: 'squawk' }, { parents: [{ ...parent, type: 'mue' }] })).toEqual([])
})

test('sends the spoken language and the choice about words as they were chosen', () => {
  const toWords = (changes: Partial<DraftRecord>, form: Partial<DraftForm>) => {
    const { language, transcribe } = toNewPost(draft(changes, form), 'media_1')
    return [language, transcribe]
  }
  expect(toWords({ mode: 'squawk' }, {})).toEqual([undefined, undefined])
  expect(toWords({ mode: 'squawk' }, { language: 'es', transcribe: false })).toEqual(['es', false])
})

test('asks for the words of a private message only if that was chosen for private ones', () => {
  const toTranscribe = (form: Partial<DraftForm>) =>
    toNewPost(draft({ mode: 'mue' }, { recipient: '@lin', ...form }), 'media_1').transcribe
  expect(toTranscribe({ transcribe: true })).toBeUndefined()
  expect(toTranscribe({ transcribe: true, isPrivate: true })).toBeUndefined()
  expect(toTranscribe({ transcribePrivate: true })).toBe(true)
  expect(toTranscribe({ transcribe: true, isPrivate: false })).toBe(true)
  expect(toTranscribe({ transcribePrivate: true, isPrivate: false })).toBeUndefined()
  const reply = { parents: [{ ...parent, visibility: 'private' as const }], transcribe: true }
  expect(toNewPost(draft({ mode: 'squawk' }, reply), 'media_1').transcribe).toBeUndefined()
})

test('sends to the shown number only where it was shown for the typed text', () => {
  const form = { recipientNumber: '+46 70 123 45 67', recipientNumberFor: '070-123 45 67' }
  const toRecipient = (recipient: string) =>
    toNewPost(draft({ mode: 'mue' }, { ...form, recipient }), null).recipient
  expect([toRecipient('070-123 45 67'), toRecipient('mara@example.org')]).toEqual([
    '+46 70 123 45 67',
    'mara@example.org',
  ])
})
