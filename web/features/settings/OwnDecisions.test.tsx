/** Decisions of moderators about the user, and their appeals. */
import { expect, test } from 'vitest'
import type { OwnDecision } from '../../../domain/moderation/moderation.schema'
import {
  failWith,
  findBarriers,
  type Handlers,
  makeMe,
  renderApp,
  screen,
  within,
} from '../../../tests/components'

const decision: OwnDecision = {
  id: 'dec_1',
  action: 'hide',
  days: null,
  subject: 'post',
  title: 'A loud voice',
  rule: 'spam',
  words: 'It is spam.',
  at: Date.now(),
  appealUntil: Date.now() + 86_400_000,
  appeal: null,
}
const appealed: NonNullable<OwnDecision['appeal']> = {
  text: 'It was a quotation.',
  at: Date.now(),
  outcome: null,
  words: '',
  decidedAt: null,
  isBySame: false,
}

async function openDecisions(items: OwnDecision[], api: Handlers = {}) {
  const { user } = await renderApp({
    path: '/?view=settings&group=safety',
    viewer: makeMe(),
    api: { 'GET /api/me/decisions': () => ({ items, now: Date.now() }), ...api },
  })
  await user.click(await screen.findByRole('button', { name: 'Show decisions about you' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Decisions about you' })) }
}

test('shows what was decided and why, and sends the one appeal', async () => {
  const sent: unknown[] = []
  const { user, dialog } = await openDecisions([decision], {
    'POST /api/me/decisions/{id}/appeal': ({ body }) => {
      sent.push(body)
      return undefined
    },
  })
  expect(await dialog.findByText('We hid your post')).toBeVisible()
  for (const text of ['About “A loud voice”', 'The rule: Spam or fraud', 'It is spam.'])
    expect(dialog.getByText(text)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Appeal' }))
  const field = dialog.getByLabelText('Why should we change this?')
  expect(field).toHaveFocus()
  // Nothing is sent without a text.
  await user.click(dialog.getByRole('button', { name: 'Send appeal' }))
  await user.type(field, 'It was a quotation.')
  expect(await findBarriers()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Send appeal' }))
  expect(await screen.findByText('Thank you. A moderator will look at it.')).toBeVisible()
  expect(sent).toEqual([{ text: 'It was a quotation.' }])
})

test('keeps the text of an appeal that is refused', async () => {
  const { user, dialog } = await openDecisions([decision], {
    'POST /api/me/decisions/{id}/appeal': failWith('moderation.appeal_late', { days: 14 }),
  })
  await user.click(await dialog.findByRole('button', { name: 'Appeal' }))
  const field = dialog.getByLabelText('Why should we change this?')
  await user.type(field, 'It was a quotation.')
  await user.click(dialog.getByRole('button', { name: 'Send appeal' }))
  expect(await dialog.findByText(/^You could appeal this decision/)).toBeVisible()
  expect(field).toHaveValue('It was a quotation.')
})

test.each([
  ['waits', { ...decision, appeal: appealed }, 'A moderator will look at your appeal.'],
  [
    'was decided by the same moderator',
    { ...decision, appeal: { ...appealed, outcome: 'upheld' as const, isBySame: true } },
    'The same moderator decided, because there is no other.',
  ],
  [
    'was decided by another moderator',
    { ...decision, appeal: { ...appealed, outcome: 'overturned' as const } },
    'Another moderator decided.',
  ],
  ['comes too late', { ...decision, appealUntil: Date.now() - 1 }, 'The time to appeal is over.'],
])('offers no further appeal when one %s', async (_, item, text) => {
  const { dialog } = await openDecisions([item])
  expect(await dialog.findByText((content) => content.includes(text))).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Appeal' })).toBeNull()
})

test('says that there are no decisions', async () => {
  const { dialog } = await openDecisions([])
  expect(await dialog.findByText('No decisions about you.')).toBeVisible()
})
