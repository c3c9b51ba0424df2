/** Private addresses of feeds: making one where one subscribes, and ending it in the settings. */
import { expect, test } from 'vitest'
import { findBarriers, makeAuthor, renderApp, screen, within } from '../../../tests/components'

const FEED = { id: 'pfd_1', name: 'My phone', title: 'Wren', createdAt: 1, usedAt: null }
const WREN = {
  ...makeAuthor({ username: 'wren', displayName: 'Wren' }),
  isPro: false,
  createdAt: 1,
  followers: 0,
  following: 0,
  postCounts: {},
  isFollowed: false,
  isBlocked: false,
  isMuted: false,
  isMe: false,
}
const URL_OF_FEED = 'https://owlcast.example/feeds/private/token.xml'

test('makes a private address for an app and shows it once', async () => {
  const { user, api } = await renderApp({
    path: '/?view=member&name=wren',
    viewer: 'free',
    api: {
      'GET /api/people/{name}': () => WREN,
      'POST /api/feeds/private': () => ({ ...FEED, url: URL_OF_FEED }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'More about Wren' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Subscribe in a podcast app' }))
  const dialog = await screen.findByRole('dialog', { name: 'Subscribe in a podcast app' })
  const shown = within(dialog)
  expect(await shown.findByLabelText('Feed address')).toHaveValue(`${location.origin}/feeds/person/wren.xml`)
  expect(shown.getByRole('link', { name: 'AntennaPod' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^antennapod-subscribe:\/\/.+\/feeds\/person\/wren\.xml$/),
  )
  expect(await findBarriers(dialog)).toEqual([])
  await user.click(shown.getByText('Bought something here?'))
  await user.type(shown.getByLabelText('Which app is it for?'), 'My phone')
  await user.click(shown.getByRole('button', { name: 'Make a private address' }))
  expect(await shown.findByDisplayValue(URL_OF_FEED)).toBeVisible()
  expect(api.requestsTo('POST /api/feeds/private')).toMatchObject([
    { body: { name: 'My phone', feed: { type: 'person', subject: 'wren' } } },
  ])
})

test('lists private addresses in the settings, ends one, and saves the choice about posts that fade', async () => {
  let items = [FEED]
  const { user, api } = await renderApp({
    path: '/?view=settings&group=data',
    viewer: 'free',
    api: {
      'GET /api/feeds/private': () => ({ items }),
      'DELETE /api/feeds/private/{id}': () => {
        items = []
        return { ok: true }
      },
      'PUT /api/feeds/settings': () => ({ includesExpiring: true }),
    },
  })
  await user.click(await screen.findByRole('switch', { name: /Put my posts that fade/ }))
  expect(await screen.findByRole('switch', { name: /Put my posts that fade/ })).toBeChecked()
  expect(api.requestsTo('PUT /api/feeds/settings')).toMatchObject([{ body: { includesExpiring: true } }])
  await user.click(await screen.findByRole('button', { name: 'Remove My phone' }))
  expect(await screen.findByText('No private addresses')).toBeVisible()
  expect(api.requestsTo('DELETE /api/feeds/private/{id}')).toHaveLength(1)
})
