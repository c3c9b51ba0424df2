import { describe, expect, test } from 'vitest'
import type { Mode } from '../kinds'
import { PARENTS_MAX } from '../limits'
import {
  changeForm,
  findAnswered,
  getPrivateChoice,
  getShownVisibility,
  hasBecomePrivate,
  isOpenReplyTo,
  isPrivateDraft,
  isRecipientRequired,
  keepPrivate,
  keepToConversation,
  type PrivacyForm,
  type PrivacyParent,
  placeParents,
  switchFormMode,
} from './form-privacy'

type Form = Omit<PrivacyForm, 'parents'> & {
  parents: readonly PrivacyParent[]
  tags: string
  detail: Readonly<Record<string, unknown>>
}
/** What a press of the author does to a form: it changes fields, chooses parents, or chooses a mode. */
type Act = { edit: Partial<Form> } | { parents: PrivacyParent[] } | { mode: Mode }
/** What decides who hears it. */
type Outcome = {
  mode: Mode
  isPrivate: boolean | null
  recipient: string
  recipientId: string | null
  parents: string[]
  owlcast: string | null
}

const EMPTY: Form = {
  isPrivate: null,
  recipient: '',
  recipientId: null,
  recipientName: null,
  recipientNumber: null,
  recipientNumberFor: null,
  parents: [],
  owlcast: null,
  tags: '',
  detail: {},
}

const open: PrivacyParent = { id: 'open', authorId: 'bea', visibility: 'public' }
const other: PrivacyParent = { ...open, id: 'other' }
const secret: PrivacyParent = { id: 'secret', authorId: 'ada', visibility: 'private' }
/** A recording of the owlcast `hour` that only its members hear. */
const dawn: PrivacyParent = { id: 'dawn', authorId: 'ada', visibility: 'private', owlcastId: 'hour' }
const hour = { id: 'hour', visibility: 'public' } as const
const circle = { id: 'circle', visibility: 'private' } as const
const theo = { recipient: '@theo', recipientId: 'theo', recipientName: 'Theo' }
const ada = { recipient: '@ada', recipientId: 'ada', recipientName: 'Ada' }
const number = { recipient: '0301234567', recipientNumber: '+49301234567', recipientNumberFor: '0301234567' }
const NOBODY = { recipient: '', recipientId: null }
/** A message that asks for its recipient. */
const MESSAGE = { mode: 'mue', isPrivate: true, recipientId: null, owlcast: null } as const

function toOutcome({ mode, form }: { mode: Mode; form: Form }): Outcome {
  const { isPrivate, recipient, recipientId, parents, owlcast } = form
  const ids = parents.map(({ id }) => id)
  return { mode, isPrivate, recipient, recipientId, parents: ids, owlcast: owlcast?.id ?? null }
}

function apply(before: { mode: Mode; form: Form }, act: Act): { mode: Mode; form: Form } {
  if ('mode' in act) return switchFormMode(before, act.mode)
  if ('edit' in act) return changeForm(before, act.edit)
  return changeForm(before, { parents: placeParents(before, act.parents) })
}

/** The title, the mode and fields before, the act, and what it changes; nothing else changes. */
type Case = [string, Mode, Partial<Form>, Act, Partial<Outcome>]

/** Runs each case. Decision 62 states the rules. */
function testCases(cases: Case[]): void {
  test.each(cases)('%s', (_, mode, fields, act, changed) => {
    const before = { mode, form: { ...EMPTY, ...fields } }
    expect(toOutcome(apply(before, act))).toEqual({ ...toOutcome(before), ...changed })
  })
}

describe('a private form that would become public is a message that asks for its recipient', () => {
  testCases([
    ['a message gets a public parent', 'mue', {}, { parents: [open] }, { ...MESSAGE, parents: ['open'] }],
    [
      'the recipient of a message with a public parent is taken out',
      'mue',
      { ...theo, parents: [open] },
      { edit: NOBODY },
      { ...MESSAGE, recipient: '' },
    ],
    [
      'the private parent of a squawk is removed',
      'squawk',
      { parents: [secret] },
      { parents: [] },
      { ...MESSAGE, parents: [] },
    ],
    [
      'a public parent takes the place of a private one',
      'hum',
      { parents: [secret] },
      { parents: [open] },
      { ...MESSAGE, parents: ['open'] },
    ],
    [
      'only the public parent of two stays',
      'mue',
      { parents: [secret, open] },
      { parents: [open] },
      { ...MESSAGE, parents: ['open'] },
    ],
    [
      'a private post of a kind with recordings is no parent any more',
      'owlcast',
      { parents: [{ ...secret, owlcastId: null }] },
      { parents: [] },
      { ...MESSAGE, parents: [] },
    ],
    [
      'a recording for the members of an owlcast is no parent any more',
      'owlcast',
      { parents: [dawn] },
      { parents: [] },
      { ...MESSAGE, parents: [] },
    ],
    [
      'the parent is of an owlcast that was chosen in another mode',
      'squawk',
      { owlcast: hour, parents: [dawn] },
      { parents: [open] },
      { ...MESSAGE, parents: ['open'] },
    ],
    [
      'another owlcast is chosen',
      'owlcast',
      { owlcast: hour, parents: [secret] },
      { edit: { owlcast: { id: 'other', visibility: 'public' }, parents: [] } },
      { ...MESSAGE, parents: [] },
    ],
  ])
})

describe('a form that stays as it is', () => {
  testCases([
    [
      'is still private',
      'squawk',
      { parents: [secret] },
      { parents: [secret, open] },
      { parents: ['secret', 'open'] },
    ],
    [
      'was made public by its author',
      'mue',
      { isPrivate: false },
      { parents: [open] },
      { parents: ['open'] },
    ],
    [
      'has the audience of its public parents',
      'mue',
      { parents: [open] },
      { parents: [open, other] },
      { parents: ['open', 'other'] },
    ],
    ['is a squawk with a public parent', 'squawk', { parents: [open] }, { parents: [] }, { parents: [] }],
    [
      'is a recording of the owlcast of its private parent',
      'owlcast',
      { owlcast: hour, parents: [dawn] },
      { parents: [] },
      { parents: [] },
    ],
    [
      'is a recording of the owlcast that is its private parent',
      'owlcast',
      { owlcast: circle, parents: [{ ...secret, id: 'circle' }] },
      { parents: [] },
      { parents: [] },
    ],
  ])
})

describe('a form is made public by its author alone', () => {
  testCases([
    ['by the Private switch', 'mue', theo, { edit: { isPrivate: false } }, { isPrivate: false }],
    [
      'by the Private switch of a message with a public parent',
      'mue',
      { isPrivate: true, parents: [open] },
      { edit: { isPrivate: false } },
      { isPrivate: false },
    ],
    ['by a mode', 'mue', theo, { mode: 'squawk' }, { mode: 'squawk' }],
    [
      'by a mode, also of a private reply to a public post',
      'mue',
      { isPrivate: true, parents: [open] },
      { mode: 'hum' },
      { mode: 'hum' },
    ],
  ])

  test('but not while it answers a private post', () => {
    const form = { ...EMPTY, parents: [secret] }
    expect(isPrivateDraft(apply({ mode: 'mue', form }, { edit: { isPrivate: false } }))).toBe(true)
    expect(isPrivateDraft(apply({ mode: 'mue', form }, { mode: 'squawk' }))).toBe(true)
  })
})

describe('a form that becomes a message by its mode', () => {
  testCases([
    [
      'is private, also when it replies to a public post',
      'squawk',
      { parents: [open] },
      { mode: 'mue' },
      { mode: 'mue', isPrivate: true },
    ],
    ['is private by default without a parent', 'squawk', {}, { mode: 'mue' }, { mode: 'mue' }],
    [
      'keeps the choice of its author',
      'squawk',
      { isPrivate: false, parents: [open] },
      { mode: 'mue' },
      { mode: 'mue' },
    ],
    ['stays a reply when the mode is chosen again', 'mue', { parents: [open] }, { mode: 'mue' }, {}],
    [
      'is for the author of the post that its owlcast no longer gives an audience',
      'owlcast',
      { ...theo, owlcast: hour, parents: [dawn] },
      { mode: 'mue' },
      { mode: 'mue', isPrivate: true, ...NOBODY },
    ],
  ])

  test('has the default tags of its mode, or those of its author', () => {
    const podcast = switchFormMode({ mode: 'squawk', form: EMPTY }, 'parrot')
    expect(podcast.form.tags).toBe('#podcastreply')
    expect(switchFormMode(podcast, 'squawk').form.tags).toBe('')
    const typed = { ...podcast, form: { ...podcast.form, tags: '#night' } }
    expect(switchFormMode(typed, 'squawk').form.tags).toBe('#night')
  })
})

describe('the recipient', () => {
  testCases([
    [
      'of a message stays, to be confirmed again, when it would become public',
      'mue',
      { ...theo, isPrivate: false, parents: [secret] },
      { parents: [] },
      { ...MESSAGE, parents: [] },
    ],
    [
      'of another mode is dropped, since it was not shown',
      'squawk',
      { ...theo, parents: [secret] },
      { parents: [] },
      { ...MESSAGE, parents: [], ...NOBODY },
    ],
    [
      'is dropped when the form comes to answer a private post of another member',
      'mue',
      theo,
      { parents: [secret, open] },
      { parents: ['secret', 'open'], ...NOBODY },
    ],
    [
      'that was not looked up is dropped then, too',
      'mue',
      { recipient: '@ada' },
      { parents: [secret] },
      { parents: ['secret'], ...NOBODY },
    ],
    ['stays when it made that post', 'mue', ada, { parents: [secret] }, { parents: ['secret'] }],
    [
      'is dropped when another private post leads',
      'mue',
      { ...ada, parents: [secret] },
      { parents: [{ ...secret, id: 'note', authorId: 'cleo' }, secret] },
      { parents: ['note', 'secret'], ...NOBODY },
    ],
    [
      'found for the answered post stays while parents are added',
      'mue',
      { ...theo, parents: [secret] },
      { parents: [secret, open] },
      { parents: ['secret', 'open'] },
    ],
    [
      'stays when a public post is answered',
      'mue',
      { ...theo, isPrivate: true },
      { parents: [open] },
      { parents: ['open'] },
    ],
  ])

  test('is dropped with its name and number', () => {
    const before = { mode: 'mue' as const, form: { ...EMPTY, ...number, recipientName: 'Theo' } }
    expect(changeForm(before, { parents: [secret] }).form).toEqual({ ...EMPTY, parents: [secret] })
  })
})

describe('the parents', () => {
  const many = Array.from({ length: PARENTS_MAX }, (_, at) => ({ ...open, id: `open${at}` }))
  const kept = many.map(({ id }) => id)
  testCases([
    [
      'begin with the private one, whose author receives the reply',
      'mue',
      {},
      { parents: [open, secret, other] },
      { parents: ['secret', 'open', 'other'] },
    ],
    [
      'stay in the order of the author where all are public',
      'squawk',
      {},
      { parents: [other, open] },
      { parents: ['other', 'open'] },
    ],
    [
      'stay in that order where the owlcast gives the audience',
      'owlcast',
      { owlcast: hour },
      { parents: [open, dawn] },
      { parents: ['open', 'dawn'] },
    ],
    [
      'are the private one and the first public ones, of more than allowed',
      'squawk',
      { parents: [open] },
      { parents: [...many, secret] },
      { parents: ['secret', ...kept.slice(0, -1)] },
    ],
  ])
})

describe('whether a change of parents made a form private', () => {
  test.each<[string, boolean, Mode, Partial<Form>, PrivacyParent[]]>([
    ['a message with a public parent', true, 'mue', {}, [open]],
    ['a squawk with a private parent', true, 'squawk', { parents: [open] }, [secret, open]],
    ['a reply to a message with public parents', true, 'mue', { parents: [secret, open] }, [open]],
    ['an answer with one more parent', false, 'mue', { parents: [secret] }, [secret, open]],
    ['a reply with one more public parent', false, 'mue', { parents: [open] }, [open, other]],
    ['a recording for members', false, 'owlcast', { owlcast: hour }, [dawn]],
  ])('is known of %s', (_, isPrivate, mode, fields, parents) => {
    const before = { mode, form: { ...EMPTY, ...fields } }
    expect(hasBecomePrivate(before, apply(before, { parents }))).toBe(isPrivate)
  })
})

describe('who hears a form', () => {
  /** The title, the mode and fields, then: is it private, is a recipient required, the visibility shown, what it answers. */
  type Heard = [string, Mode, Partial<Form>, boolean, boolean, string | null, string | null]
  test.each<Heard>([
    ['a message without a recipient yet', 'mue', {}, true, true, null, null],
    ['a message that was made public', 'mue', { ...theo, isPrivate: false }, false, true, null, null],
    ['a message with a public parent', 'mue', { ...theo, parents: [open] }, true, false, null, null],
    ['a reply with the audience of its parents', 'mue', { parents: [open] }, false, false, null, null],
    ['a private reply to a public post', 'mue', { parents: [open], isPrivate: true }, true, true, null, null],
    ['an answer to a message', 'mue', { parents: [secret] }, true, false, 'private', 'secret'],
    [
      'an answer that its author made private',
      'mue',
      { parents: [secret], isPrivate: true },
      true,
      false,
      'private',
      'secret',
    ],
    ['a squawk', 'squawk', {}, false, true, null, null],
    ['a squawk with the recipient of another mode', 'squawk', theo, false, true, null, null],
    ['a squawk that replies to a message', 'squawk', { parents: [secret] }, true, false, 'private', 'secret'],
    ['a song that does', 'nightingale', { parents: [open, secret] }, true, false, 'private', 'secret'],
    ['a recording of a public owlcast', 'owlcast', { owlcast: hour }, false, true, 'public', null],
    ['a recording of a private owlcast', 'owlcast', { owlcast: circle }, false, true, 'private', null],
    [
      'a recording that replies to one for the members of its owlcast',
      'owlcast',
      { owlcast: hour, parents: [dawn] },
      true,
      false,
      'public',
      null,
    ],
    [
      'a recording that replies to one of another owlcast',
      'owlcast',
      { owlcast: circle, parents: [dawn] },
      true,
      false,
      'private',
      'dawn',
    ],
    [
      'a squawk that replies to one of the owlcast chosen in another mode',
      'squawk',
      { owlcast: hour, parents: [dawn] },
      true,
      false,
      'private',
      'dawn',
    ],
  ])('is known of %s', (_, mode, fields, isPrivate, isRequired, visibility, answered) => {
    const draft = { mode, form: { ...EMPTY, ...fields } }
    expect({
      isPrivate: isPrivateDraft(draft),
      isRequired: isRecipientRequired(draft.form),
      visibility: getShownVisibility(draft),
      answered: findAnswered(draft)?.id ?? null,
    }).toEqual({ isPrivate, isRequired, visibility, answered })
  })

  test('is chosen by default for a message, and by its author for a reply', () => {
    expect(getPrivateChoice({ parents: [] })).toBeNull()
    expect(getPrivateChoice({ parents: [open] })).toBe(true)
  })
})

describe('an open reply to a public post', () => {
  test.each<[string, boolean, Mode, Partial<Form>]>([
    ['leads with it', true, 'mue', { parents: [open, other] }],
    ['of another mode has no private choice', true, 'squawk', { parents: [open], isPrivate: true }],
    ['of another mode has no recipient', true, 'squawk', { parents: [open], ...theo }],
    ['does not lead with another public post', false, 'mue', { parents: [other, open] }],
    ['does not lead with a private post', false, 'squawk', { parents: [secret, open] }],
    ['is no message to another user', false, 'mue', { parents: [open], ...theo }],
    ['is no message that needs a recipient', false, 'mue', { parents: [open], isPrivate: true }],
  ])('%s', (_, isOpen, mode, fields) => {
    expect(isOpenReplyTo({ mode, form: { ...EMPTY, ...fields } }, open.id)).toBe(isOpen)
  })
})

test('returns the same form where nothing has to be kept', () => {
  const before = { mode: 'squawk' as const, form: EMPTY }
  const after = { ...before, form: { ...EMPTY, parents: [open] }, track: null }
  expect(keepPrivate(before, after)).toBe(after)
  expect(keepToConversation(before, after)).toBe(after)
})

test('keeps the other fields of what it makes private', () => {
  const before = { mode: 'squawk' as const, form: { ...EMPTY, parents: [secret] }, formId: 'a' }
  const after = { ...before, form: { ...EMPTY, tags: '#night' } }
  expect(keepPrivate(before, after)).toEqual({
    mode: 'mue',
    formId: 'a',
    form: { ...EMPTY, tags: '#night', isPrivate: true },
  })
})
