/** The shell around every view: the menu of visitors and members, and the offline note. */
import { describe, expect, test, vi } from 'vitest'
import {
  act,
  type Handlers,
  makeMe,
  type RenderOptions,
  renderApp,
  screen,
  setOnline,
  waitFor,
  within,
} from '../../../tests/components'

async function openMenu(options: RenderOptions) {
  const app = await renderApp(options)
  await app.user.click(await screen.findByRole('button', { name: 'Open Menu' }))
  return { ...app, menu: within(await screen.findByRole('dialog', { name: 'Menu' })) }
}

describe('the menu', () => {
  test("shows a member's Free plan, and offers Pro and Sign Out", async () => {
    const me = makeMe({ displayName: 'Mara Lindqvist' })
    const { user, menu } = await openMenu({ viewer: me })
    expect(await menu.findByText(me.displayName)).toBeVisible()
    expect(menu.queryByRole('button', { name: 'Sign In' })).toBeNull()
    expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    await user.click(menu.getByRole('button', { name: /^Upgrade to Pro/ }))
    expect(await screen.findByRole('dialog', { name: 'Owlcast Pro' })).toHaveTextContent(
      '15-minute recordings',
    )
  })

  test('offers no upgrade to a member on the Pro plan', async () => {
    const { menu } = await openMenu({ viewer: 'pro' })
    expect(await menu.findByRole('button', { name: 'Sign Out' })).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Sign Out' })).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /Upgrade to Pro/ })).toBeNull()
  })

  test('leaves the focus in the content when the viewer reaches that before the frame after navigation', async () => {
    const { user, menu } = await openMenu({ viewer: 'free' })
    const frames: FrameRequestCallback[] = []
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run))
    await user.click(menu.getByRole('link', { name: 'Settings' }))
    const radio = await screen.findByRole('radio', { name: 'Dark' })
    radio.focus()
    act(() => {
      for (const run of frames) run(performance.now())
    })
    expect(radio).toHaveFocus()
  })
})

describe('the network', () => {
  test('shows a note while the device is offline', async () => {
    await renderApp()
    expect(await screen.findByRole('heading', { name: 'Say it before the light goes' })).toBeVisible()
    expect(screen.queryByText(/^You’re offline\./)).toBeNull()
    setOnline(false)
    const note = await screen.findByText(/^You’re offline\./)
    expect(note).toBeVisible()
    expect(note.closest('[role=status]')).not.toBeNull()
    setOnline(true)
    await waitFor(() => expect(screen.queryByText(/^You’re offline\./)).toBeNull())
  })
})

test('starts a message with the round button of the tab bar on home, and keeps the mode elsewhere', async () => {
  await renderApp()
  const tabs = () => within(screen.getByRole('navigation', { name: 'Quick' }))
  expect(tabs().getByRole('link', { name: 'Record a MUE' })).toHaveAttribute('href', '/?view=record&mode=mue')
  const { goTo } = await import('../../state/view')
  await act(async () => goTo('settings'))
  expect(tabs().getByRole('link', { name: 'Record' })).toHaveAttribute('href', '/?view=record')
})

test('marks what is new with a dot, in the menu only what no tab shows', async () => {
  const api: Handlers = {
    'GET /api/conversations/unread': () => ({ unread: 2, requests: 0 }),
    'GET /api/notifications/unread': () => ({ total: 1, byKind: { squawk: 1 } }),
  }
  const app = await renderApp({ viewer: 'free', api })
  const tabs = within(await screen.findByRole('navigation', { name: 'Quick' }))
  expect(await tabs.findByRole('link', { name: 'Squawk new' })).toBeVisible()
  expect(await tabs.findByRole('link', { name: 'Mues new' })).toBeVisible()
  expect(tabs.getByRole('button', { name: 'Open Menu' })).toBeVisible()
  app.api.use({ 'GET /api/notifications/unread': () => ({ total: 2, byKind: { squawk: 1, hum: 1 } }) })
  const { queryClient } = await import('../../api/query-client')
  await act(() => queryClient.invalidateQueries())
  expect(await tabs.findByRole('button', { name: 'Open Menu new' })).toBeVisible()
})

test('leads on phones to home, the feed, messages and the menu, and to search from the top bar', async () => {
  await renderApp({ viewer: 'free' })
  const tabs = within(await screen.findByRole('navigation', { name: 'Quick' }))
  const names = [...tabs.getAllByRole('link'), tabs.getByRole('button')].map(({ textContent }) => textContent)
  expect(names).toEqual(['Home', 'Squawk', '', 'Mues', 'OpenMenu'])
  expect(tabs.getByRole('link', { name: 'Squawk' })).toHaveAttribute('href', '/?view=squawks')
  // Home has the field itself.
  const { goTo } = await import('../../state/view')
  await act(async () => goTo('speace'))
  const search = await within(await screen.findByRole('banner')).findByRole('link', { name: 'Search' })
  expect(search).toHaveAttribute('href', '/?search=')
})
