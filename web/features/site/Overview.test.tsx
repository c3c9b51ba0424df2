/** The admin's overview: figures, who waits, and the settings. */
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../domain/i18n/languages'
import type { Figures } from '../../../domain/site/figures.schema'
import type { SiteEdit } from '../../../domain/site/site.schema'
import {
  findBarriers,
  type Handlers,
  makeMe,
  renderApp,
  screen,
  waitFor,
  within,
} from '../../../tests/components'

const admin = makeMe({ role: 'admin' })
const edit: SiteEdit = {
  settings: {
    name: 'Harbour',
    contact: 'hello@harbour.example',
    languages: [...LANGUAGES],
    signUpMode: 'approval',
    privacy: '',
    terms: '',
    rules: '',
    imprint: '',
  },
  templates: { privacy: 'P', terms: 'T', rules: 'R', imprint: 'I' },
  updatedAt: null,
}
const request = {
  id: 'srq_1',
  username: 'mara',
  displayName: 'Mara',
  email: 'mara@example.org',
  phone: null,
  at: 0,
}
const days: Figures['days'] = [
  {
    day: '2026-11-02',
    values: {
      people: 1284,
      'posts.squawk': 3,
      'seconds.squawk': 120,
      'refused.auth.required': 7,
      'refused.post.bygone': 1,
    },
  },
  { day: '2026-11-01', values: { people: 1280, 'posts.squawk': 4, 'sms.sent': 5000 } },
]
const api: Handlers = {
  'GET /api/site/settings': () => edit,
  'GET /api/site/sign-up-requests': () => ({ items: [request], now: Date.now() }),
  'GET /api/figures': () => ({ days, today: '2026-11-02', updatedAt: Date.now(), requestsWaiting: 1 }),
}
const open = (more: Handlers = {}) =>
  renderApp({ path: '/?view=site', viewer: admin, api: { ...api, ...more } })

test('shows figures of the chosen period, what was refused, and that a limit is exceeded', async () => {
  const { user } = await open()
  expect(await screen.findByText('1,284')).toBeVisible()
  const kinds = await screen.findByRole('table')
  expect(within(kinds).getByRole('row', { name: 'Squawk 3 2' })).toBeVisible()
  expect(screen.getByText('Please sign in to continue.').closest('div')).toHaveTextContent('7')
  expect(screen.queryByText('auth.required')).toBeNull()
  // A code of an earlier version has no text.
  expect(screen.getByText('post.bygone')).toBeVisible()
  expect(screen.getByText('Over your limit')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: '7 days' }))
  expect(within(kinds).getByRole('row', { name: 'Squawk 7 2' })).toBeVisible()
  expect(await findBarriers()).toEqual([])
})

test('approves a request, and says so', async () => {
  let approved = ''
  const { user } = await open({
    'POST /api/site/sign-up-requests/{id}/approve': ({ params }) => {
      approved = params.id ?? ''
      return undefined
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Approve Mara' }))
  expect(await screen.findByText('Mara can join now')).toBeVisible()
  expect(approved).toBe('srq_1')
})

test('saves nothing while a field is wrong, and focuses it', async () => {
  const { user, api: server } = await open()
  const contact = await screen.findByLabelText('Contact')
  await user.clear(contact)
  await user.type(contact, 'not an address')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Please enter an email address/)).toBeVisible()
  expect(server.requestsTo('PUT /api/site/settings')).toEqual([])
})

test('sends only what was changed', async () => {
  const { user, api: server } = await open({ 'PUT /api/site/settings': () => edit })
  const name = await screen.findByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Lagoon')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(server.requestsTo('PUT /api/site/settings').map(({ body }) => body)).toEqual([{ name: 'Lagoon' }]),
  )
})

test('refuses to save a site without a name, and says why', async () => {
  const { user } = await open()
  const name = await screen.findByLabelText('Name')
  await user.clear(name)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(name).toHaveFocus())
  expect(name).toHaveAccessibleDescription('Please give your site a name.')
})

test('redirects members home', async () => {
  await renderApp({ path: '/?view=site', viewer: makeMe(), api })
  expect(screen.queryByText('Waiting to join')).toBeNull()
})
