/** The Pro plan: every way to its dialog, its content, and the outcomes of paying. */

import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../../../domain/time/units'
import {
  failNetwork,
  findAlert,
  findBarriers,
  makeMe,
  type RenderedApp,
  renderApp,
  replyInTurn,
  screen,
  setOnline,
  waitFor,
  waitForever,
  within,
} from '../../../../tests/components'

const SETTINGS = '/?view=settings&group=plan'
const findDialog = async (name = 'Owlcast Pro') => within(await screen.findByRole('dialog', { name }))
const main = () => within(screen.getByRole('main'))

/** Presses a button, expects the dialog, and closes it by its button. */
async function openAndClose({ user }: RenderedApp, button: HTMLElement) {
  await user.click(button)
  await user.click((await findDialog()).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Owlcast Pro' })).toBeNull())
}

describe('opening the dialog', () => {
  test.each(['nightingale', 'hum'])('opens from the %s feed, and returns the focus', async (view) => {
    const app = await renderApp({ path: `/?view=${view}`, viewer: 'free' })
    const button = await main().findByRole('button', { name: 'Upgrade' })
    await openAndClose(app, button)
    expect(button).toHaveFocus()
  })

  test('opens from the card beside a feed', async () => {
    const { user } = await renderApp({ path: '/?view=squawks', viewer: 'free' })
    const aside = within(await screen.findByRole('complementary', { name: 'More' }))
    await user.click(await aside.findByRole('button', { name: 'Upgrade to Pro · $1/mo' }))
    expect(await screen.findByRole('dialog', { name: 'Owlcast Pro' })).toBeVisible()
    expect(await findBarriers()).toEqual([])
  })

  test('opens from the settings and from the navigation', async () => {
    const app = await renderApp({ path: SETTINGS, viewer: 'free' })
    await openAndClose(app, await main().findByRole('button', { name: 'Upgrade to Pro' }))
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }))
    await openAndClose(app, navigation.getByRole('button', { name: /^Upgrade to Pro/ }))
  })

  test('focuses the menu button when it was opened from the menu', async () => {
    const app = await renderApp({ viewer: 'free' })
    const opener = await screen.findByRole('button', { name: 'Open Menu' })
    await app.user.click(opener)
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await openAndClose(app, await menu.findByRole('button', { name: /^Upgrade to Pro/ }))
    await waitFor(() => expect(opener).toHaveFocus())
  })

  test.each(['nightingale', 'squawks', 'profile'])('is not offered to an admin in %s', async (view) => {
    await renderApp({ path: `/?view=${view}`, viewer: makeMe({ role: 'admin' }) })
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(await navigation.findByRole('button', { name: 'Sign Out' })).toBeVisible()
    await waitFor(() => expect(main().queryAllByRole('heading').length).toBeGreaterThan(0))
    expect(screen.queryAllByRole('button', { name: /Upgrade/ })).toEqual([])
  })

  test('asks a visitor to sign in before any payment', async () => {
    const { user, api } = await renderApp({ path: '/?view=nightingale' })
    await user.click(await main().findByRole('button', { name: 'Upgrade' }))
    const dialog = await findDialog()
    expect(dialog.queryByText(/Demo billing/)).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Upgrade to Pro' }))
    expect(await screen.findByText('Sign in to upgrade to Pro.')).toBeVisible()
    expect(api.requestsTo('POST /api/plan/upgrade')).toEqual([])
  })
})

describe('paying', () => {
  test('adds a month to the end of a running Pro plan', async () => {
    const me = makeMe({ displayName: 'Pia Holm', isPro: true })
    const endsAt = (me.proExpiresAt ?? 0) + 30 * DAY_MS
    const { user, api } = await renderApp({
      path: SETTINGS,
      viewer: me,
      api: {
        'POST /api/plan/upgrade': () => {
          api.viewer = { ...me, proExpiresAt: endsAt }
          return { status: 'paid', proExpiresAt: endsAt }
        },
      },
    })
    const open = await main().findByRole('button', { name: 'Add a month' })
    await user.click(open)
    const dialog = await findDialog()
    expect(dialog.getByText(/^Pro runs until/)).toBeVisible()
    await user.click(await dialog.findByRole('button', { name: 'Add a month' }))
    const thanks = await findDialog('Thanks for another month!')
    expect(thanks.getByText(/^All of this is yours until/)).toBeVisible()
    await user.click(thanks.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(open).toHaveFocus())
    const sent = api.requestsTo('POST /api/plan/upgrade').map(({ body }) => body)
    expect(sent).toEqual([{ cents: 100, endsAt: me.proExpiresAt }])
  })

  test('accepts a press while purchases are being refetched', async () => {
    const purchases = () => ({ items: [], billing: 'demo' as const })
    const app = await renderApp({
      path: SETTINGS,
      viewer: 'free',
      api: {
        'GET /api/purchases': replyInTurn(purchases, waitForever()),
        'POST /api/plan/upgrade': () => ({ status: 'paid', proExpiresAt: Date.now() + 30 * DAY_MS }),
      },
    })
    const open = await main().findByRole('button', { name: 'Upgrade to Pro' })
    await app.user.click(open)
    const dialog = await findDialog()
    expect(await dialog.findByText('Demo billing: no money is taken')).toBeVisible()
    setOnline(false)
    setOnline(true)
    await waitFor(() => expect(app.api.requestsTo('GET /api/purchases')).toHaveLength(2))
    await app.user.click(dialog.getByRole('button', { name: 'Upgrade to Pro' }))
    expect(await screen.findByRole('dialog', { name: 'Welcome to Pro!' })).toBeVisible()
  })

  test('reports that the device is offline, and waits for the network', async () => {
    const { user } = await renderApp({ path: SETTINGS, viewer: 'free' })
    await user.click(await main().findByRole('button', { name: 'Upgrade to Pro' }))
    const dialog = await findDialog()
    expect(await dialog.findByText('Demo billing: no money is taken')).toBeVisible()
    setOnline(false)
    expect(await findAlert('You’re offline. You can upgrade when', dialog)).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Upgrade to Pro' })).toBeDisabled()
    setOnline(true)
    await waitFor(() => expect(dialog.queryByText(/^You’re offline/)).toBeNull())
    expect(dialog.getByRole('button', { name: 'Upgrade to Pro' })).toBeEnabled()
  })

  test('shows why it failed, and retries with the displayed end of Pro', async () => {
    const endsAt = Date.now() + 30 * DAY_MS
    const { user, api } = await renderApp({
      path: SETTINGS,
      viewer: 'free',
      api: {
        'POST /api/plan/upgrade': replyInTurn(failNetwork(), () => ({
          status: 'paid',
          proExpiresAt: endsAt,
        })),
      },
    })
    await user.click(await main().findByRole('button', { name: 'Upgrade to Pro' }))
    const dialog = await findDialog()
    await dialog.findByText('Demo billing: no money is taken')
    const upgrade = dialog.getByRole('button', { name: 'Upgrade to Pro' })
    await user.click(upgrade)
    expect(await findAlert('We can’t reach Owlcast right now', dialog)).toBeVisible()
    expect(await findBarriers(screen.getByRole('dialog', { name: 'Owlcast Pro' }))).toEqual([])
    await waitFor(() => expect(upgrade).toBeEnabled())
    await user.click(upgrade)
    expect(await screen.findByRole('dialog', { name: 'Welcome to Pro!' })).toBeVisible()
    // The server rejects a second month for an end other than the displayed one.
    const sent = api.requestsTo('POST /api/plan/upgrade').map(({ body }) => body)
    expect(sent).toEqual([
      { cents: 100, endsAt: null },
      { cents: 100, endsAt: null },
    ])
  })
})
