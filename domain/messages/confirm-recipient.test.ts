import { expect, test } from 'vitest'
import { AVATAR_COLORS } from '../people/avatars'
import { type ConfirmedRecipient, confirmRecipient, type FormRecipient } from './confirm-recipient'
import type { ShownRecipient } from './recipients.schema'

const createFound = (form: ShownRecipient['form'], id: string, displayName: string): ShownRecipient => ({
  form,
  label: `@${id}`,
  person: { id, username: id, displayName, avatarUrl: null, avatarColor: AVATAR_COLORS[0] },
})
const mara = createFound('username', 'mara', 'Mara Lindqvist')
const maraByName = createFound('displayName', 'mara', 'Mara Lindqvist')
const impostor = createFound('username', 'mara_l', 'Mara Lindqvist')
const impostorByName = createFound('displayName', 'mara_l', 'Mara Lindqvist')
const email: ShownRecipient = { form: 'email', label: 'gus@example.org', person: null }
const berlin: ShownRecipient = { form: 'phone', label: '+493012345678', person: null }
const london: ShownRecipient = { form: 'phone', label: '+443012345678', person: null }

const EMPTY: FormRecipient = {
  recipient: '',
  recipientId: null,
  recipientNumber: null,
  recipientNumberFor: null,
}
const shownInBerlin = {
  recipient: '030 12345678',
  recipientNumber: '+493012345678',
  recipientNumberFor: '030 12345678',
}
const MARA: ConfirmedRecipient = {
  recipientId: 'mara',
  recipientName: 'Mara Lindqvist',
  recipientNumber: null,
  recipientNumberFor: null,
}
const IMPOSTOR: ConfirmedRecipient = { ...MARA, recipientId: 'mara_l' }
const NOBODY: ConfirmedRecipient = { ...MARA, recipientId: null, recipientName: null }

/** What the author sees: nothing, the recipient, or a button to press. `pressed` is a button that stays. */
type Seen = 'nothing' | 'recipient' | 'button' | 'pressed' | 'button: changed'
type Situation = { found?: ShownRecipient; typed?: string; pressedId?: string; isLocked?: boolean }
/** The title, the form, what is known, what is seen, its label, and what completes the form. */
type Case = [string, Partial<FormRecipient>, Situation, Seen, string | null, ConfirmedRecipient | null]

test.each<Case>([
  ['no answer yet', { recipient: '@mara' }, {}, 'nothing', null, null],
  ['nothing typed', {}, {}, 'nothing', null, null],
  ['a username', { recipient: '@mara' }, { found: mara }, 'recipient', '@mara', MARA],
  ['spaces around it', { recipient: ' @mara ' }, { found: mara }, 'recipient', '@mara', MARA],
  [
    'the same member, confirmed before',
    { recipient: '@mara', recipientId: 'mara' },
    { found: mara },
    'recipient',
    '@mara',
    null,
  ],
  ['a letter typed since', { recipient: '@mara_' }, { found: mara, typed: '@mara' }, 'nothing', null, null],
  [
    'a letter typed since the button was pressed',
    { recipient: '@Mara L' },
    { found: maraByName, typed: '@Mara', pressedId: 'mara' },
    'nothing',
    null,
    null,
  ],
  ['a display name', { recipient: '@Mara' }, { found: maraByName }, 'button', '@mara', null],
  [
    'a display name whose owner was confirmed',
    { recipient: '@Mara', recipientId: 'mara' },
    { found: maraByName },
    'pressed',
    '@mara',
    null,
  ],
  [
    'a display name whose button was pressed',
    { recipient: '@Mara', recipientId: 'mara' },
    { found: maraByName, pressedId: 'mara' },
    'pressed',
    '@mara',
    null,
  ],
  [
    'a display name typed again after a press',
    { recipient: '@Mara' },
    { found: maraByName, pressedId: 'mara' },
    'button',
    '@mara',
    null,
  ],
  [
    'a username that another member owns now',
    { recipient: '@mara', recipientId: 'mara' },
    { found: impostor },
    'button: changed',
    '@mara_l',
    null,
  ],
  [
    'a display name that another member has now',
    { recipient: '@Mara', recipientId: 'mara' },
    { found: impostorByName },
    'button: changed',
    '@mara_l',
    null,
  ],
  [
    'a press for another member than the last answer',
    { recipient: '@mara', recipientId: 'mara' },
    { found: impostor, pressedId: 'mara' },
    'button: changed',
    '@mara_l',
    null,
  ],
  [
    'the new owner, whose button was pressed',
    { recipient: '@mara', recipientId: 'mara_l' },
    { found: impostor, pressedId: 'mara_l' },
    'pressed',
    '@mara_l',
    null,
  ],
  [
    'the new owner, for a username typed again',
    { recipient: '@mara' },
    { found: impostor },
    'recipient',
    '@mara_l',
    IMPOSTOR,
  ],
  [
    'an email address that was a member before',
    { recipient: 'gus@example.org', recipientId: 'gus' },
    { found: email },
    'button: changed',
    'gus@example.org',
    null,
  ],
  [
    'an email address, which needs no completion',
    { recipient: 'gus@example.org' },
    { found: email },
    'recipient',
    'gus@example.org',
    null,
  ],
  [
    'an email address in a form with the number of another text',
    { ...shownInBerlin, recipient: 'gus@example.org' },
    { found: email },
    'recipient',
    'gus@example.org',
    null,
  ],
  [
    'a number',
    { recipient: '030 12345678' },
    { found: berlin },
    'recipient',
    '+493012345678',
    {
      ...NOBODY,
      recipientNumber: '+493012345678',
      recipientNumberFor: '030 12345678',
    },
  ],
  ['a number confirmed before', { ...shownInBerlin }, { found: berlin }, 'recipient', '+493012345678', null],
  [
    'a number confirmed in another country',
    { ...shownInBerlin },
    { found: london },
    'recipient',
    '+493012345678',
    null,
  ],
  [
    'a number in a form with that of another text',
    { ...shownInBerlin, recipientNumberFor: '030 1234567' },
    { found: london },
    'recipient',
    '+443012345678',
    {
      ...NOBODY,
      recipientNumber: '+443012345678',
      recipientNumberFor: '030 12345678',
    },
  ],
  [
    'a username while it is being sent',
    { recipient: '@mara' },
    { found: mara, isLocked: true },
    'recipient',
    '@mara',
    null,
  ],
  [
    'a display name while it is being sent',
    { recipient: '@Mara' },
    { found: maraByName, isLocked: true },
    'button',
    '@mara',
    null,
  ],
])('knows whom %s confirms', (_, fields, situation, seen, label, changes) => {
  const form = { ...EMPTY, ...fields }
  const typed = situation.typed ?? form.recipient.trim()
  const { found, pressedId = null, isLocked = false } = situation
  const confirmation = confirmRecipient(form, { typed, found, pressedId, isLocked })
  expect({ label: confirmation.shown?.label ?? null, changes: confirmation.changes }).toEqual({
    label,
    changes,
  })
  expect(confirmation).toMatchObject({
    hasButton: !['nothing', 'recipient'].includes(seen),
    needsConfirmation: seen.startsWith('button'),
    isChanged: seen === 'button: changed',
  })
})

test.each<[string, Partial<FormRecipient>, ShownRecipient]>([
  ['a username', { recipient: '@mara' }, mara],
  ['a number', { recipient: '030 12345678' }, berlin],
  ['a number confirmed elsewhere', { ...shownInBerlin, recipientNumberFor: '030' }, london],
])('completes a form for %s once', (_, fields, found) => {
  const form = { ...EMPTY, ...fields }
  const lookup = { typed: form.recipient, found, pressedId: null, isLocked: false }
  const { changes } = confirmRecipient(form, lookup)
  expect(changes).not.toBeNull()
  expect(confirmRecipient({ ...form, ...changes }, lookup).changes).toBeNull()
})
