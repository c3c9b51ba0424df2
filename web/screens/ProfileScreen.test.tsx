/** The own profile: its page, its hello, and what fails. */
import { expect, test } from 'vitest'
import type { Member } from '../../domain/members/members.schema'
import { failNetwork, findAlert, makeMe, renderApp, screen, waitFor, within } from '../../tests/components'

const me = makeMe({ username: 'nora', displayName: 'Nora Vale', email: 'nora@example.org' })
const HELLO = {
  id: 'med_1',
  audioUrl: '/media/med_1',
  seconds: 12.4,
  text: 'Good evening.',
  isTextPending: false,
}

const makeMember = (changes: Partial<Member> = {}): Member => ({
  id: me.id,
  username: me.username,
  displayName: me.displayName,
  avatarColor: me.avatarColor,
  avatarUrl: null,
  isPro: false,
  createdAt: me.createdAt,
  followers: 0,
  following: 0,
  postCounts: {},
  isFollowed: false,
  isBlocked: false,
  isMuted: false,
  isMe: true,
  ...changes,
})

const openProfile = (member: Member, api = {}) =>
  renderApp({
    path: '/?view=profile',
    viewer: me,
    api: { 'GET /api/people/{name}': () => member, ...api },
  })

test('offers to record a hello where there is none, without a disc', async () => {
  await openProfile(makeMember())
  expect(await screen.findByRole('button', { name: 'Record a hello' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Play your hello/ })).toBeNull()
  expect(screen.getByText('nora@example.org')).toBeVisible()
  expect(await screen.findByText('What you publish appears here.')).toBeVisible()
})

test('shows the hello with its words, and says while they are written down', async () => {
  const { api } = await openProfile(makeMember({ hello: { ...HELLO, text: '', isTextPending: true } }))
  expect(await screen.findByRole('button', { name: 'Play your hello, 0:12' })).toBeVisible()
  expect(screen.getByText('Writing down the words…')).toBeVisible()
  expect(screen.getByRole('button', { name: 'New hello, up to 0:15' })).toBeVisible()
  expect(api.requestsTo('GET /api/people/{name}')).not.toEqual([])
})

test('corrects the words, and keeps them in the form when that fails', async () => {
  const { user, api } = await openProfile(makeMember({ hello: HELLO }), {
    'PATCH /api/me/hello': failNetwork(),
  })
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
  const form = within(await screen.findByRole('form', { name: 'Your hello' }))
  const field = form.getByLabelText(/^What you say/)
  await user.clear(field)
  await user.type(field, 'Good morning.')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await findAlert('We can’t reach Owlcast right now')).toBeVisible()
  expect(field).toHaveValue('Good morning.')
  api.use({ 'PATCH /api/me/hello': () => ({ ...HELLO, text: 'Good morning.' }) })
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(api.requestsTo('PATCH /api/me/hello')).toHaveLength(2))
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible()
})

test('deletes the hello after asking', async () => {
  const { user, api } = await openProfile(makeMember({ hello: HELLO }), {
    'DELETE /api/me/hello': () => undefined,
  })
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
  await user.click(await screen.findByRole('button', { name: 'Delete hello' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your hello?' }))
  expect(api.requestsTo('DELETE /api/me/hello')).toEqual([])
  api.use({ 'GET /api/people/{name}': () => makeMember() })
  await user.click(dialog.getByRole('button', { name: 'Delete hello' }))
  expect(await screen.findByText('Your hello is deleted.')).toBeVisible()
  expect(screen.queryByRole('form', { name: 'Your hello' })).toBeNull()
})
