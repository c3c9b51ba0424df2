/** The moderators' view: reports, decisions with their reasons, appeals and members. */
import { expect, test } from 'vitest'
import type {
  DecisionInput,
  ManyDecisionsInput,
  MemberHistory,
  OpenAppeal,
  ReportedItem,
  ReviewedPost,
} from '../../../domain/moderation/moderation.schema'
import {
  failWith,
  findAlert,
  findBarriers,
  type Handlers,
  makeAuthor,
  makeMe,
  renderApp,
  screen,
  waitFor,
  within,
} from '../../../tests/components'
import { mockMedia } from '../../../tests/components/media'

const me = makeMe({ role: 'moderator' })
const wren = { ...makeAuthor({ displayName: 'Wren Okafor' }), suspendedUntil: null, role: 'member' as const }
const HIDDEN = { kind: 'squawk', visibility: 'public', isHidden: true } as const
const VISIBLE = { kind: 'squawk', visibility: 'public', isHidden: false } as const

function makeReported(changes: Partial<ReportedItem> = {}): ReportedItem {
  return {
    subject: { type: 'post', id: 'post_1' },
    person: wren,
    post: VISIBLE,
    hello: null,
    isViewable: true,
    title: 'A loud voice',
    count: 1,
    at: Date.now(),
    reports: [{ reason: 'hate', note: '', at: Date.now(), by: null, claimant: null }],
    decision: null,
    ...changes,
  }
}

const reviewed: ReviewedPost = {
  id: 'post_1',
  kind: 'squawk',
  title: 'A loud voice',
  content: 'What was said.',
  tags: ['loud'],
  audioUrl: '/media/med_1',
  clipUrl: null,
  coverUrl: null,
  visibility: 'public',
  createdAt: 0,
  isGone: false,
}

const openQueue = (items: ReportedItem[], api: Handlers = {}, viewer = me) =>
  renderApp({
    path: '/?view=moderation',
    viewer,
    api: { 'GET /api/moderation': () => ({ items, now: Date.now() }), ...api },
  })

test.each([
  ['hidden', makeReported({ post: HIDDEN })],
  ['reported', makeReported()],
  ['deleted and held', makeReported({ post: null })],
  ['a reported private message', makeReported({ post: { ...VISIBLE, kind: 'mue', visibility: 'private' } })],
])('opens a post that is %s after one press, which the server records', async (_, item) => {
  const media = mockMedia()
  let views = 0
  const { user } = await openQueue([item], {
    'POST /api/moderation/posts/{id}/views': () => {
      views += 1
      return reviewed
    },
  })
  const open = await screen.findByRole('button', { name: 'Listen and read: A loud voice' })
  expect(screen.getByText('We log that you opened it.')).toBeVisible()
  expect([views, screen.queryByText('What was said.')]).toEqual([0, null])
  await user.click(open)
  expect(await screen.findByText('What was said.')).toBeVisible()
  expect(screen.getByText('#loud')).toBeVisible()
  expect(views).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Play: A loud voice' }))
  expect(media.getSource()).toMatch(/^\/media\//)
  expect(await findBarriers()).toEqual([])
})

test('opens a reported hello, and hides it with a rule', async () => {
  mockMedia()
  const hello = {
    subject: { type: 'hello', id: 'med_1' },
    post: null,
    hello: { isHidden: false },
    title: '',
  } as const
  const { user, api } = await openQueue([makeReported(hello)], {
    'POST /api/moderation/hellos/{id}/views': () => ({
      audioUrl: '/media/med_1',
      content: 'I walk at night.',
    }),
    'POST /api/moderation/decisions': () => undefined,
  })
  await user.click(await screen.findByRole('button', { name: 'Listen and read: The hello of Wren Okafor' }))
  expect(await screen.findByText('I walk at night.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Hide The hello of Wren Okafor from everyone' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide “The hello of Wren Okafor”?' }))
  await user.click(dialog.getByRole('button', { name: 'Hide' }))
  await waitFor(() => expect(api.requestsTo('POST /api/moderation/decisions')).toHaveLength(1))
  expect(api.requestsTo('POST /api/moderation/decisions')[0]?.body).toMatchObject({
    subject: { type: 'hello', id: 'med_1' },
    action: 'hide',
    rule: 'hate',
  })
})

test('shows who decided about a post, by which rule, and the words to its author', async () => {
  const decision: NonNullable<ReportedItem['decision']> = {
    type: 'decision',
    id: 'dec_1',
    at: Date.now(),
    by: 'keeper',
    subject: 'post',
    title: 'A loud voice',
    action: 'hide',
    days: null,
    rule: 'spam',
    words: 'It sells lamps.',
    appeal: null,
  }
  const { user } = await openQueue([makeReported({ post: HIDDEN, decision })])
  await user.click(await screen.findByRole('tab', { name: 'Decided' }))
  expect(await screen.findByText('Post hidden. Spam or fraud')).toBeVisible()
  expect(screen.getByText('by @keeper')).toBeVisible()
  expect(screen.getByText('It sells lamps.')).toBeVisible()
  expect(await findBarriers()).toEqual([])
})

test('shows why a post cannot be opened', async () => {
  const { user } = await openQueue([makeReported()], {
    'POST /api/moderation/posts/{id}/views': failWith('post.not_found'),
  })
  await user.click(await screen.findByRole('button', { name: 'Listen and read: A loud voice' }))
  expect(await findAlert(/./)).toBeVisible()
})

test('says that a post is held, and offers no view of one that is gone', async () => {
  await openQueue([
    makeReported({ post: null }),
    makeReported({ subject: { type: 'post', id: 'post_2' }, post: null, isViewable: false, title: 'Gone' }),
  ])
  expect(await screen.findByText('Deleted or expired. Held until you decide.')).toBeVisible()
  expect(screen.getByText('Expired or deleted')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Listen and read: Gone' })).toBeNull()
})

test('names a copyright owner and a rule of the site as those who reported', async () => {
  const report = { note: 'Mine.', at: 1, by: null, claimant: null }
  await openQueue([
    makeReported({
      count: 2,
      reports: [
        { ...report, reason: 'copyright', claimant: { name: 'Dele', email: 'dele@example.org' } },
        { ...report, at: 2, reason: 'flagged', note: '' },
      ],
    }),
  ])
  expect(await screen.findByText('Dele <dele@example.org>')).toBeVisible()
  expect(screen.getByText(/a rule of this site/)).toBeVisible()
})

test('hides a post with the rule and words for its author, in the queue it was seen in', async () => {
  const sent: unknown[] = []
  const { user } = await openQueue([makeReported()], {
    'POST /api/moderation/decisions': ({ body }) => {
      sent.push(body)
      return undefined
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Hide A loud voice from everyone' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide “A loud voice”?' }))
  expect(dialog.getByLabelText('Which rule?')).toHaveValue('hate')
  await user.selectOptions(dialog.getByLabelText('Which rule?'), 'Spam or fraud')
  await user.type(dialog.getByLabelText(/Your words to them/), 'Please do not.')
  expect(await findBarriers()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Hide' }))
  expect(await screen.findByText(/^Hidden\. Find it/)).toBeVisible()
  const decision: DecisionInput = {
    subject: { type: 'post', id: 'post_1' },
    queue: 'open',
    action: 'hide',
    rule: 'spam',
    words: 'Please do not.',
  }
  expect(sent).toEqual([decision])
})

test('keeps the dialog and its words when another moderator decided first', async () => {
  const { user } = await openQueue([makeReported()], {
    'POST /api/moderation/decisions': failWith('moderation.already_decided'),
  })
  await user.click(await screen.findByRole('button', { name: 'Warn Wren Okafor' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Warn Wren Okafor?' }))
  await user.type(dialog.getByLabelText(/Your words to them/), 'Please do not.')
  await user.click(dialog.getByRole('button', { name: 'Warn' }))
  expect(await dialog.findByText('Another moderator has already decided this.')).toBeVisible()
  expect(dialog.getByLabelText(/Your words to them/)).toHaveValue('Please do not.')
})

test('decides selected reports at once, and says which were left out', async () => {
  const sent: unknown[] = []
  const items = ['One', 'Two', 'Three'].map((title, at) =>
    makeReported({ subject: { type: 'post', id: `post_${at}` }, title }),
  )
  const { user } = await openQueue(items, {
    'POST /api/moderation/decisions/batch': ({ body }) => {
      sent.push(body)
      return { decided: 1, refused: [{ id: 'post_2', message: 'This is about you.' }] }
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select One' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Three' }))
  expect(screen.getAllByText('2 selected').length).toBeGreaterThan(0)
  expect(await findBarriers()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Dismiss 2 reports' }))
  expect(await screen.findByText('1 was left out: This is about you.')).toBeVisible()
  const decision: ManyDecisionsInput = {
    subjects: [
      { type: 'post', id: 'post_0' },
      { type: 'post', id: 'post_2' },
    ],
    action: 'dismiss',
    queue: 'open',
  }
  expect(sent).toEqual([decision])
  expect(screen.getByRole('checkbox', { name: 'Select One' })).not.toBeChecked()
})

const appeal: OpenAppeal = {
  id: 'dec_1',
  action: 'hide',
  days: null,
  subject: 'post',
  subjectId: 'post_1',
  title: 'A loud voice',
  rule: 'spam',
  words: 'It is spam.',
  at: 1,
  appealUntil: 2,
  appeal: { text: 'It was a quotation.', at: 1, outcome: null, words: '', decidedAt: null, isBySame: false },
  person: wren,
  decidedBy: 'keeper',
  canDecide: true,
}

test('decides an appeal with words for its author', async () => {
  const sent: unknown[] = []
  const { user } = await openQueue([], {
    'GET /api/moderation/appeals': () => ({ items: [appeal], now: Date.now() }),
    'POST /api/moderation/appeals/{id}': ({ body }) => {
      sent.push(body)
      return undefined
    },
  })
  await user.click(await screen.findByRole('tab', { name: 'Appeals' }))
  expect(await screen.findByText('It was a quotation.')).toBeVisible()
  expect(screen.getByText(/Decided by @keeper/)).toBeVisible()
  expect(await findBarriers()).toEqual([])
  await user.type(screen.getByLabelText(/Your words to them/), 'You are right.')
  await user.click(screen.getByRole('button', { name: 'Take it back' }))
  expect(await screen.findByText('Taken back. They’ve been notified.')).toBeVisible()
  expect(sent).toEqual([{ outcome: 'overturned', words: 'You are right.' }])
})

test('leaves an appeal to another moderator, and says when none waits', async () => {
  const { user } = await openQueue([], {
    'GET /api/moderation/appeals': () => ({ items: [{ ...appeal, canDecide: false }], now: Date.now() }),
  })
  await user.click(await screen.findByRole('tab', { name: 'Appeals' }))
  expect(await screen.findByText(/another moderator decides the appeal/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull()
})

const history: MemberHistory = {
  person: wren,
  createdAt: 1,
  isPro: false,
  postCount: 3,
  entries: [
    { type: 'note', id: 'n', at: 3, by: 'keeper', text: 'Second warning.' },
    {
      type: 'decision',
      id: 'd',
      at: 2,
      by: 'keeper',
      subject: 'post',
      title: 'A loud voice',
      action: 'suspend',
      days: 7,
      rule: 'spam',
      words: 'Please stop.',
      appeal: appeal.appeal,
    },
    {
      type: 'report',
      id: 'r',
      at: 1,
      by: 'dele',
      subject: 'person',
      title: '',
      reason: 'hate',
      note: 'Look at this.',
      isOpen: true,
    },
  ],
  now: Date.now(),
}
const PEOPLE: Handlers = {
  'GET /api/moderation/people': () => ({ items: [wren], now: Date.now() }),
  'GET /api/moderation/people/{id}': () => history,
}

test('finds a member and shows reports, decisions and notes about them', async () => {
  const notes: unknown[] = []
  const { user } = await openQueue([], {
    ...PEOPLE,
    'POST /api/moderation/people/{id}/notes': ({ body }) => {
      notes.push(body)
      return undefined
    },
  })
  await user.click(await screen.findByRole('tab', { name: 'People' }))
  await user.type(await screen.findByRole('searchbox', { name: 'Name, @username or email' }), 'wren')
  await user.click(await screen.findByRole('button', { name: 'Open the history of Wren Okafor' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'History of Wren Okafor' }))
  expect(await dialog.findByText('Second warning.')).toBeVisible()
  expect(dialog.getByText('Suspended for 7 days. Spam or fraud')).toBeVisible()
  expect(dialog.getByText('Reported: Hate against a group of people')).toBeVisible()
  expect(dialog.getByText('Appeal waiting')).toBeVisible()
  expect(dialog.queryByLabelText('Role')).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Remove account' })).toBeNull()
  expect(await findBarriers()).toEqual([])
  expect(dialog.getByRole('button', { name: 'Warn' })).toBeVisible()
  await user.type(dialog.getByLabelText('Note for other moderators'), 'Called them.')
  await user.click(dialog.getByRole('button', { name: 'Add note' }))
  await expect.poll(() => notes).toEqual([{ text: 'Called them.' }])
})

test.each([
  ['moderator', ['Wren Okafor']],
  ['admin', ['Wren Okafor', 'Mo Brandt']],
] as const)('offers the role %s the history of everyone whom they may act on', async (role, names) => {
  const viewer = makeMe({ role, displayName: 'Ada Lind' })
  const self = { ...wren, id: viewer.id, username: viewer.username, displayName: 'Ada Lind', role }
  const other = { ...wren, id: 'usr_other', displayName: 'Mo Brandt', role: 'moderator' as const }
  const items = [self, other, wren]
  const { user } = await openQueue(
    [],
    { 'GET /api/moderation/people': () => ({ items, now: Date.now() }) },
    viewer,
  )
  await user.click(await screen.findByRole('tab', { name: 'People' }))
  const list = within(await screen.findByRole('list', { name: 'People' }))
  expect(await list.findByText('Ada Lind')).toBeVisible()
  const offered = list.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(offered.sort()).toEqual(names.map((name) => `Open the history of ${name}`).sort())
})

test('suspends a member from their history, with the rule and words', async () => {
  const sent: unknown[] = []
  const { user } = await openQueue([], {
    ...PEOPLE,
    'POST /api/moderation/decisions': ({ body }) => {
      sent.push(body)
      return undefined
    },
  })
  await user.click(await screen.findByRole('tab', { name: 'People' }))
  await user.click(await screen.findByRole('button', { name: 'Open the history of Wren Okafor' }))
  await user.click(await screen.findByRole('button', { name: 'Suspend Wren Okafor' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Suspend for 7 days' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Wren Okafor?' }))
  await user.selectOptions(dialog.getByLabelText('Which rule?'), 'Spam or fraud')
  await user.click(dialog.getByRole('button', { name: 'Suspend' }))
  expect(await screen.findByText('Suspended. They’ve been notified.')).toBeVisible()
  expect(sent).toEqual([
    { subject: { type: 'person', id: wren.id }, action: 'suspend', days: 7, rule: 'spam', words: '' },
  ])
})

test('lets an admin give a role and remove an account after its username was typed', async () => {
  const sent: unknown[] = []
  const { user } = await openQueue(
    [],
    {
      ...PEOPLE,
      'PUT /api/moderation/people/{id}/role': ({ body }) => {
        sent.push(body)
        return undefined
      },
      'DELETE /api/moderation/people/{id}': ({ body }) => {
        sent.push(body)
        return undefined
      },
    },
    makeMe({ role: 'admin' }),
  )
  await user.click(await screen.findByRole('tab', { name: 'People' }))
  await user.click(await screen.findByRole('button', { name: 'Open the history of Wren Okafor' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'History of Wren Okafor' }))
  await user.selectOptions(await dialog.findByLabelText('Role'), 'Moderator')
  expect(await screen.findByText('Role changed. They’ve been notified.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Remove account' }))
  await user.selectOptions(dialog.getByLabelText('Which rule?'), 'Spam or fraud')
  await user.type(dialog.getByLabelText(`Type ${wren.username} to confirm`), wren.username)
  expect(await findBarriers()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Remove account' }))
  expect(await screen.findByText('The account is being deleted.')).toBeVisible()
  expect(sent).toEqual([{ role: 'moderator' }, { username: wren.username, rule: 'spam', words: '' }])
})

test('adds and removes rules of the site for admins, and shows why one is refused', async () => {
  const sent: unknown[] = []
  const { user } = await openQueue(
    [],
    {
      'GET /api/moderation/rules': () => ({
        items: [{ id: 'rul_1', kind: 'domain', value: 'bad.example', action: 'refuse' }],
      }),
      'PUT /api/moderation/rules': ({ body }) => {
        sent.push(body)
        return undefined
      },
      'DELETE /api/moderation/rules/{id}': ({ params }) => {
        sent.push(params.id)
        return undefined
      },
    },
    makeMe({ role: 'admin' }),
  )
  await user.click(await screen.findByRole('tab', { name: 'Rules' }))
  expect(await screen.findByText('bad.example')).toBeVisible()
  expect(await findBarriers()).toEqual([])
  await user.type(screen.getByLabelText('Word, address or domain'), 'quorble')
  await user.selectOptions(screen.getByLabelText('What happens'), 'Refuse it')
  await user.click(screen.getByRole('button', { name: 'Add rule' }))
  expect(await screen.findByText('Rule added')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('What'), 'Email domain')
  expect(screen.queryByLabelText('What happens')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove the rule for bad.example' }))
  expect(await screen.findByText('Rule removed')).toBeVisible()
  expect(sent).toEqual([{ kind: 'word', value: 'quorble', action: 'refuse' }, 'rul_1'])
})

test('has no rules for a moderator', async () => {
  await openQueue([])
  expect(await screen.findByRole('tab', { name: 'People' })).toBeVisible()
  expect(screen.queryByRole('tab', { name: 'Rules' })).toBeNull()
})

test('sends a member who is no moderator home', async () => {
  await openQueue([makeReported()], {}, makeMe())
  await expect.poll(() => location.search).not.toContain('moderation')
})
