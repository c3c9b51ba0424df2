/** The settings: an index of groups, their pages, and the addresses that lead to them. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { SETTINGS_INDEX } from '../../domain/locales/en/account'
import type { NotificationSettings } from '../../domain/notifications/notification-settings.schema'
import { REASONS } from '../../domain/notifications/notifications'
import { SETTINGS_GROUP_NAMES } from '../../domain/settings/settings-groups'
import { act, getPath, makeMe, renderApp, screen, waitFor, within } from '../../tests/components'
import { goTo } from '../state/view'

const REASONS_ON = Object.fromEntries(
  REASONS.map((reason) => [reason, { app: true, push: true }]),
) as NotificationSettings['reasons']

/** A window of this width, in pixels. */
function setWidth(width: number) {
  const before = window.innerWidth
  const resize = (to: number) => Object.assign(window, { innerWidth: to })
  resize(width)
  onTestFinished(() => void resize(before))
}

const findIndex = async () => within(await screen.findByRole('navigation', { name: 'Settings' }))
const queryIndex = () => screen.queryByRole('navigation', { name: 'Settings' })
const findBack = () => screen.findByRole('button', { name: 'Back to Settings' })
const isFocusIn = (section: string) => document.activeElement?.closest(`[data-section="${section}"]`) !== null

test('lists the groups on a phone, each with a line on its state', async () => {
  setWidth(390)
  await renderApp({
    path: '/?view=settings',
    viewer: makeMe({ email: 'nora@example.org' }),
    api: {
      'GET /api/me/notification-settings': () => ({
        reasons: REASONS_ON,
        words: false,
        quiet: { from: 22 * 60, to: 7 * 60, timeZone: 'Europe/Berlin' },
      }),
    },
  })
  const index = await findIndex()
  expect(await index.findByText('Off · quiet 22:00 – 07:00')).toBeVisible()
  expect(index.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Younora@example.org · English · Device',
    'NotificationsOff · quiet 22:00 – 07:00',
    'Listening and recordingPlays on · hold to talk',
    'Privacy and safetyContacts, blocked and muted people',
    'Plan and earningsFree',
    'Developers and dataDownload, tokens, webhooks',
  ])
  expect(screen.queryByRole('heading', { name: 'Passkeys' })).toBeNull()
})

test('opens a group on a phone, and Back leads to its link in the index', async () => {
  setWidth(390)
  const { user } = await renderApp({ path: '/?view=settings', viewer: 'free' })
  const pages = history.length
  await user.click((await findIndex()).getByRole('link', { name: /^Listening and recording/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Listening and recording' })).toBeVisible()
  expect(await screen.findByRole('switch', { name: /^Play on/ })).toBeVisible()
  expect(getPath()).toBe('/?view=settings&group=sound')
  expect(document.title).toBe('Listening and recording · Owlcast')
  expect(queryIndex()).toBeNull()
  expect(history.length).toBe(pages + 1)
  await user.click(await findBack())
  const index = await findIndex()
  expect(getPath()).toBe('/?view=settings')
  await waitFor(() => expect(index.getByRole('link', { name: /^Listening and recording/ })).toHaveFocus())
  expect(screen.queryByRole('button', { name: 'Back to Settings' })).toBeNull()
})

test('Back leads to the index from a link that was opened from elsewhere, in its place', async () => {
  setWidth(390)
  const { user } = await renderApp({ path: '/?view=settings&section=webhooks', viewer: 'free' })
  const pages = history.length
  await user.click(await findBack())
  expect(await findIndex()).toBeDefined()
  expect(getPath()).toBe('/?view=settings')
  expect(history.length).toBe(pages)
})

test.each(SETTINGS_GROUP_NAMES)('shows the group %s beside the index in a wide window', async (group) => {
  setWidth(1280)
  await renderApp({ path: `/?view=settings&group=${group}`, viewer: 'free' })
  const title = SETTINGS_INDEX.groups[group]
  const current = (await findIndex()).getByRole('link', { current: 'page' })
  expect(current).toHaveTextContent(title)
  // One of them is the top bar's; a style sheet hides one.
  expect(await screen.findAllByRole('heading', { level: 1, name: title })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Back to Settings' })).toBeNull()
})

test('shows You beside the index in a wide window until another group is opened', async () => {
  setWidth(1280)
  const { user } = await renderApp({ path: '/?view=settings', viewer: 'free' })
  expect(await screen.findByRole('heading', { level: 2, name: 'You' })).toBeVisible()
  expect(await screen.findAllByRole('heading', { level: 1, name: 'Settings' })).toHaveLength(2)
  const main = within(screen.getByRole('main'))
  expect(await main.findByRole('button', { name: 'Sign Out' })).toBeVisible()
  const link = (await findIndex()).getByRole('link', { name: /^Plan and earnings/ })
  await user.click(link)
  expect(await screen.findByRole('heading', { name: 'Subscription' })).toBeVisible()
  expect(link).toHaveFocus()
})

test.each([
  ['section=sessions', 'sessions', 'Where you’re signed in'],
  ['section=library', 'library', 'MUE Library'],
  ['section=tokens', 'tokens', 'Access tokens'],
  ['section=earnings', 'earnings', 'Earnings'],
  ['payouts=back', 'earnings', 'Earnings'],
  ['open=unknown', null, 'You'],
])('leads to the section of %s', async (query, section, heading) => {
  setWidth(1280)
  const scrolled: (string | undefined)[] = []
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function scroll(this: HTMLElement) {
    scrolled.push(this.dataset.section)
  })
  await renderApp({ path: `/?view=settings&${query}`, viewer: 'pro' })
  expect((await screen.findAllByRole('heading', { name: heading }))[0]).toBeVisible()
  if (section === null) return expect(scrolled).toEqual([])
  await waitFor(() => expect(isFocusIn(section)).toBe(true))
  expect(scrolled).toEqual([section])
})

test('leads to a section of the open group again', async () => {
  setWidth(1280)
  await renderApp({ path: '/?view=settings&section=tokens', viewer: 'free' })
  await waitFor(() => expect(isFocusIn('tokens')).toBe(true))
  await act(async () => goTo('settings', { section: 'data' }))
  await waitFor(() => expect(isFocusIn('data')).toBe(true))
  await act(async () => goTo('settings', { section: 'tokens' }))
  await waitFor(() => expect(isFocusIn('tokens')).toBe(true))
})

test('keeps the section after a dialog of an old address is closed', async () => {
  setWidth(390)
  const { user } = await renderApp({
    path: '/?view=settings&open=decisions',
    viewer: 'free',
    api: { 'GET /api/me/decisions': () => ({ items: [], now: Date.now() }) },
  })
  expect(await screen.findByRole('dialog', { name: 'Decisions about you' })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(getPath()).toBe('/?view=settings&section=safety')
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy and safety' })).toBeVisible()
})

test('stays at the plan after a return from the payment page', async () => {
  setWidth(390)
  await renderApp({ path: '/?view=settings&section=plan&upgraded=0', viewer: 'pro' })
  await waitFor(() => expect(getPath()).toBe('/?view=settings&section=plan'))
  expect(await screen.findByRole('heading', { name: 'Subscription' })).toBeVisible()
})

test('shows a visitor the groups of the device, and asks for sign-in in the others', async () => {
  setWidth(390)
  const { user } = await renderApp({ path: '/?view=settings' })
  const links = (await findIndex()).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'YouEnglish · Device',
    'Listening and recordingPlays on · hold to talk',
  ])
  await user.click(links[0] as HTMLElement)
  expect(await screen.findByLabelText('Language')).toBeVisible()
  expect(screen.getByRole('radiogroup', { name: 'Appearance' })).toBeVisible()
  expect(screen.getByText('You’re not signed in')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull()
  await act(async () => goTo('settings', { section: 'earnings' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Plan and earnings' })).toBeVisible()
  expect(await screen.findByText('You’re not signed in')).toBeVisible()
})

test('has the mark of a bot among the settings of developers', async () => {
  const { user, api } = await renderApp({
    path: '/?view=settings&section=bot',
    viewer: 'free',
    api: { 'PUT /api/me/bot': () => makeMe({ isBot: true }) },
  })
  await user.click(await screen.findByRole('switch', { name: /This account is a bot/ }))
  await waitFor(() =>
    expect(api.requestsTo('PUT /api/me/bot').map(({ body }) => body)).toEqual([{ enabled: true }]),
  )
})

test('opens the form of the profile', async () => {
  const { user } = await renderApp({ path: '/?view=settings&group=you', viewer: 'free' })
  await user.click(await screen.findByRole('link', { name: 'Edit Profile' }))
  expect(await screen.findByRole('form', { name: 'Edit your profile' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible()
  expect(getPath()).toBe('/?view=profile')
})
