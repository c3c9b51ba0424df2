/** Contacts: adding them to this device, matching, following and inviting them, and what is stored. */
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  failNetwork,
  findAlert,
  fireEvent,
  type Handlers,
  makeAuthor,
  makeMe,
  renderApp,
  screen,
  waitFor,
  within,
} from '../../../tests/components'

const PATH = '/?view=settings&open=contacts'
const me = makeMe()
const wren = makeAuthor({ username: 'wren', displayName: 'Wren Okafor' })
const kept = () => localStorage.getItem('owlcast.contacts')

const CSV = [
  'Name,E-mail',
  'Wren from work,wren@example.org',
  '=cmd|evil,ada@example.net',
  'Ben,ben@example.net',
].join('\n')

/** Matches the member behind one address. */
const match: Handlers = {
  'POST /api/contacts/match': ({ body }) => {
    const { identifiers } = body as { identifiers: string[] }
    const index = identifiers.indexOf('wren@example.org')
    const matches = index < 0 ? [] : [{ index, person: wren, isFollowed: false }]
    return { taken: identifiers.length, matches }
  },
  'PUT /api/people/{name}/follow': () => undefined,
}

/** Mocks the contact picker of mobile browsers. */
function setPicker(select: () => Promise<unknown>): void {
  Object.defineProperty(navigator, 'contacts', { configurable: true, value: { select } })
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'contacts')
})

const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Synced contacts' }))

async function openDialog(api: Handlers = {}) {
  const app = await renderApp({ path: PATH, viewer: me, api: { ...match, ...api } })
  const dialog = await findDialog()
  await dialog.findByText('Your contacts stay on this device.')
  return {
    ...app,
    dialog,
    importFile: async (name = 'contacts.csv', text = CSV) => {
      const input = document.querySelector<HTMLInputElement>('dialog input[type=file]')
      if (!input) throw new Error('There is no field for a file.')
      await app.user.upload(input, new File([text], name, { type: 'text/csv' }))
    },
  }
}

describe('adding contacts', () => {
  test('is offered to a member who follows nobody', async () => {
    const { user } = await renderApp({ path: '/?view=squawks', viewer: me })
    await user.click(await screen.findByRole('radio', { name: 'Following' }))
    await user.click(await screen.findByRole('link', { name: 'Find people you know' }))
    expect((await findDialog()).getByText('Your contacts stay on this device.')).toBeVisible()
  })

  test('reports a denied picker, and adds the contacts it returns later', async () => {
    let count = 0
    setPicker(async () => {
      count += 1
      if (count === 1) throw new DOMException('Permission denied', 'SecurityError')
      return [{ name: ['Mother'], email: [], tel: ['+44 20 7946 0000'] }]
    })
    const { user, dialog } = await openDialog()
    const choose = () => user.click(dialog.getByRole('button', { name: 'Choose contacts' }))
    await choose()
    expect(await findAlert('Contact access denied.', dialog)).toBeVisible()
    await choose()
    expect(await dialog.findByRole('heading', { name: 'Invite (1)' })).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Share your link with Mother' })).toBeVisible()
  })

  test('reads a file dropped anywhere in the window, and rejects an unsupported type', async () => {
    const { dialog } = await openDialog()
    const files = [new File(['nothing'], 'notes.pdf', { type: 'application/pdf' })]
    const dropped = fireEvent.drop(dialog.getByRole('heading', { name: 'Synced contacts' }), {
      dataTransfer: { files, types: ['Files'] },
    })
    // Without `preventDefault` the browser would navigate to the file.
    expect(dropped).toBe(false)
    const text = 'Failed to import contacts: Only .csv and .vcf files can be read.'
    expect(await findAlert(text, dialog)).toBeVisible()
  })
})

test('says what an import left out and why', async () => {
  const { dialog, importFile } = await openDialog()
  const lines = [
    'Name,E-mail,Phone,Fax',
    'Wren,wren@example.org,,+1 212 555 0199',
    'Ada,ada@,,',
    'Ben,,,',
    'Cai,,x,',
  ]
  await importFile('contacts.csv', lines.join('\n'))
  await dialog.findByText('Left out of your last import:')
  for (const text of [
    '3 entries without an email or phone number',
    '2 emails or numbers that we can’t read',
    '1 fax or pager number',
  ])
    expect(dialog.getByText(text)).toBeVisible()
  expect(dialog.queryByText(/over the limit|inside another/)).toBeNull()
})

describe('contacts on this device', () => {
  test('can be matched, followed, invited and filtered', async () => {
    const { user, api, dialog, importFile } = await openDialog()
    await importFile()
    expect(await dialog.findByRole('heading', { name: 'On Owlcast (1)' })).toBeVisible()
    expect(dialog.getByRole('heading', { name: 'Invite (2)' })).toBeVisible()
    const follow = dialog.getByRole('button', { name: 'Follow Wren Okafor' })
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Cancel' })).toBeNull())
    follow.focus()
    await user.keyboard('{Enter}')
    const followed = await dialog.findByRole('button', { name: 'Following Wren Okafor' })
    expect(followed).toHaveFocus()
    expect(api.requestsTo('PUT /api/people/{name}/follow').map(({ params }) => params.name)).toEqual(['wren'])
    const pattern = new RegExp(`^mailto:ben@example.net\\?.*%40${me.username}$`)
    expect(dialog.getByRole('link', { name: 'Invite Ben by email' })).toHaveAttribute(
      'href',
      expect.stringMatching(pattern),
    )
    await user.type(dialog.getByRole('searchbox'), 'evil')
    const shown = dialog.getAllByRole('listitem')
    expect(shown).toHaveLength(1)
    expect(shown[0]).toHaveTextContent('=cmd|evil')
  })

  test('survive a reload and a failed sync, which can be cancelled, until they are removed', async () => {
    const first = await openDialog()
    await first.importFile()
    await first.dialog.findByRole('heading', { name: 'On Owlcast (1)' })
    await waitFor(() => expect(first.dialog.queryByRole('button', { name: 'Cancel' })).toBeNull())
    const answer = Promise.withResolvers<void>()
    first.api.use({ 'POST /api/contacts/match': () => answer.promise.then(failNetwork()) })
    const { user } = await first.reload()
    const dialog = await findDialog()
    await user.click(await dialog.findByRole('button', { name: 'Sync again' }))
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    answer.resolve()
    expect(await findAlert('Failed to sync contacts: ', dialog)).toBeVisible()
    expect(dialog.getByRole('heading', { name: 'On Owlcast (1)' })).toBeVisible()
    expect(kept()).not.toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Remove synced contacts' }))
    const ask = within(await screen.findByRole('alertdialog'))
    await user.click(ask.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Import a file' })).toHaveFocus())
    expect(kept()).toBeNull()
  })

  test('are neither matched nor unmatched when the first sync fails', async () => {
    const { user, api, dialog, importFile } = await openDialog({ 'POST /api/contacts/match': failNetwork() })
    await importFile()
    expect(await findAlert('Failed to sync contacts: ', dialog)).toBeVisible()
    expect(dialog.getByRole('heading', { name: 'Not checked yet (3)' })).toBeVisible()
    expect(dialog.queryByRole('heading', { name: /^(On Owlcast|Invite)/ })).toBeNull()
    expect(dialog.queryByText(/We haven’t found any of your contacts/)).toBeNull()
    const section = within(screen.getByRole('main'))
    expect(section.getByText(/^Not synced yet\./)).toBeInTheDocument()
    expect(section.queryByText(/contacts? (is|are) on Owlcast|Last synced/)).toBeNull()
    expect(JSON.parse(kept() ?? '').contacts[0]).toMatchObject({
      isOnOwlcast: null,
      userId: null,
      avatar: null,
    })
    api.use(match)
    await user.click(dialog.getByRole('button', { name: 'Sync again' }))
    expect(await dialog.findByRole('heading', { name: 'On Owlcast (1)' })).toBeVisible()
    expect(dialog.getByRole('heading', { name: 'Invite (2)' })).toBeVisible()
    expect(JSON.parse(kept() ?? '').contacts[0]).toMatchObject({
      isOnOwlcast: true,
      userId: wren.id,
      avatar: wren.avatarUrl,
    })
  })

  test('are deleted on sign-out', async () => {
    const first = await openDialog({
      'POST /api/auth/sign-out': () => {
        first.api.viewer = null
        return { ok: true }
      },
    })
    await first.importFile()
    await first.dialog.findByRole('heading', { name: 'On Owlcast (1)' })
    await waitFor(() => expect(first.dialog.queryByRole('button', { name: 'Cancel' })).toBeNull())
    expect(kept()).not.toBeNull()
    history.replaceState(null, '', '/?view=settings&group=you')
    // Everything that starts after the first view, except sockets.
    vi.doMock('../../live/live', () => ({ listen: () => undefined }))
    onTestFinished(() => vi.doUnmock('../../live/live'))
    const { user, reload } = await first.reload()
    const { startBackground } = await import('../../background-startup')
    startBackground()
    await user.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Sign Out' }))
    const [signIn] = await screen.findAllByRole('button', { name: 'Sign In' })
    expect(signIn).toBeVisible()
    await waitFor(() => expect(kept()).toBeNull())
    vi.doUnmock('../../live/live')
    await reload()
  })
})

test('makes a member discoverable by e-mail, and by phone once there is a number', async () => {
  const { user, api } = await renderApp({
    path: '/?view=settings&group=safety',
    viewer: me,
    api: { 'PUT /api/me/discoverability': () => ({ byEmail: true, byPhone: false }) },
  })
  const byEmail = await screen.findByRole('switch', { name: /Let people who have my email find me/ })
  byEmail.focus()
  await user.keyboard(' ')
  await waitFor(() => expect(byEmail).toBeChecked())
  expect(screen.getByRole('switch', { name: /Let people who have my number find me/ })).toBeDisabled()
  expect(api.requestsTo('PUT /api/me/discoverability').map(({ body }) => body)).toEqual([{ byEmail: true }])
})
