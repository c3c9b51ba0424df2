/** A recording that a reload has left unloaded, on another screen: nothing that starts there takes over its form. */
import { expect, test, vi } from 'vitest'
import {
  act,
  failWith,
  getPath,
  type Handlers,
  makeAuthor,
  makeConversation,
  makeFeed,
  makePost,
  type RenderedApp,
  readTags,
  renderApp,
  screen,
  waitFor,
  within,
} from '../../tests/components'
import { acceptRecordings, freeLocks, record, setUpMicrophone } from '../../tests/components/microphone'
import { toChosenParent } from '../drafts/store/chosen-parent'
import { EMPTY_FORM } from '../drafts/store/draft-record'
import { listDrafts } from '../drafts/store/drafts'
import type { goTo } from '../state/view'

setUpMicrophone()

const mara = makeAuthor({ username: 'mara', displayName: 'Mara Lindqvist' })
const gus = makeAuthor({ username: 'gus', displayName: 'Gus Hallam' })
const [question, other] = [
  makePost({ title: 'Question', author: mara, tags: ['dawn'] }),
  makePost({ title: 'Other', author: gus, tags: ['dusk'] }),
]
const API: Handlers = {
  ...acceptRecordings(),
  'GET /api/posts': () => makeFeed([question, other]),
  'GET /api/posts/{id}': ({ params }) => (params.id === other.id ? other : question),
  'GET /api/recipients': ({ query }) => {
    const person = query.get('typed') === '@mara' ? mara : gus
    return { form: 'username', label: `@${person.username}`, person }
  },
  'GET /api/conversations': () => ({ items: [makeConversation(gus)], cursor: null, now: Date.now() }),
}

/** Opens another view before the reload: the recorder would load its recording. */
async function reloadAt(app: RenderedApp, ...view: Parameters<typeof goTo>): Promise<RenderedApp> {
  const state = await import('../state/view')
  state.goTo(...view)
  await screen.findByText('Not published yet')
  return app.reload()
}

async function openRecorder(): Promise<void> {
  const { goTo: open } = await import('../state/view')
  open('record')
}

async function replyToGus(user: RenderedApp['user']): Promise<void> {
  const list = within(await screen.findByRole('region', { name: 'Conversations' }))
  await user.click(await list.findByRole('button', { name: /^More actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Reply' }))
}

const findPreview = () => screen.findByRole('button', { name: 'Play preview' })

async function recordForMara(): Promise<RenderedApp> {
  const app = await renderApp({ path: '/?view=record&mode=mue', viewer: 'free', api: API })
  await screen.findByRole('button', { name: 'Start Recording' })
  await app.user.type(await screen.findByRole('combobox', { name: 'To' }), '@mara')
  expect(await screen.findByText(/Mara Lindqvist is on Owlcast/)).toBeVisible()
  await record(app.user)
  return app
}

test('keeps its recipient when a message to another member is started', async () => {
  const { user, api } = await reloadAt(await recordForMara(), 'mue-messages')
  const [{ id = '' } = {}] = await listDrafts()
  await replyToGus(user)
  expect(await screen.findByRole('button', { name: 'Start Recording' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'To' })).toHaveValue(gus.displayName)
  const { goTo: open } = await import('../state/view')
  await act(async () => open('record', { draft: id }))
  expect(await findPreview()).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'To' })).toHaveValue('@mara')
  await user.click(screen.getByRole('button', { name: /^Send( to .+)?$/ }))
  await waitFor(() => expect(api.requestsTo('POST /api/posts')).toHaveLength(1))
  expect(api.requestsTo('POST /api/posts')[0]?.body).toMatchObject({
    mode: 'mue',
    recipientId: mara.id,
    parents: [],
  })
})

test('starts the message when the recording was discarded', async () => {
  const { user } = await reloadAt(await recordForMara(), 'mue-messages')
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
  await waitFor(async () => expect(await listDrafts()).toEqual([]))
  await replyToGus(user)
  expect(await screen.findByRole('button', { name: 'Start Recording' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'To' })).toHaveValue(gus.displayName)
})

test('keeps its parents when a reply to another post is opened and closed', async () => {
  const app = await renderApp({ path: '/?view=squawks', viewer: 'free', api: API })
  const findCard = async (title: string) => within(await screen.findByRole('article', { name: title }))
  const openReply = async ({ user }: RenderedApp, title: string) => {
    const card = await findCard(title)
    await user.click(await card.findByRole('button', { name: new RegExp(`^Reply to ${title}`) }))
    await card.findByRole('button', { name: 'Start Recording' })
    return card
  }
  await openReply(app, 'Question')
  await record(app.user)
  const [{ id = '' } = {}] = await listDrafts()
  const reloaded = await app.reload()
  await screen.findByText('Not published yet')
  const panel = await openReply(reloaded, 'Other')
  expect(readTags(panel.getByLabelText(/^Tags/))).toBe('#dusk')
  await reloaded.user.click(panel.getByRole('button', { name: 'Cancel reply' }))
  await openRecorder()
  expect(await findPreview()).toBeVisible()
  expect(screen.getByLabelText('How it connects to Question')).toBeVisible()
  expect(readTags(screen.getByLabelText(/^Tags/))).toBe('#dawn')
  expect(await listDrafts()).toMatchObject([{ id, form: { parents: [{ id: question.id }] } }])
})

test('keeps its form to itself when a reply that is begun on a share page is cancelled', async () => {
  const app = await recordForMara()
  const [{ id = '' } = {}] = await listDrafts()
  await reloadAt(app, 'speace')
  const { goTo: open } = await import('../state/view')
  sessionStorage.setItem(
    'owlcast.reply',
    JSON.stringify({ id: other.id, type: 'squawk', title: other.title }),
  )
  await act(async () => open('speace', { reply: 'true' }))
  const { cancelForm } = await import('../recording/session')
  const { getShownForm } = await import('../../tests/components/forms')
  await waitFor(() => expect(getShownForm().form.parents).toMatchObject([{ id: other.id }]))
  expect(await listDrafts()).toMatchObject([{ id, form: { recipient: '@mara' } }])
  await act(() => cancelForm(getShownForm().formId))
  expect(getShownForm()).toMatchObject({ mode: 'squawk', form: { recipient: '', parents: [] } })
  expect(await listDrafts()).toMatchObject([{ id, mode: 'mue', form: { recipient: '@mara' } }])
})

test('keeps its mode when a recording in an owlcast is begun', async () => {
  const cast = makePost({ kind: 'owlcast', title: 'Hour', audioUrl: null, seconds: 0, tags: [] })
  const app = await recordForMara()
  const { viewer } = app
  if (!viewer) throw new Error('Nobody is signed in.')
  const mine = { ...cast, author: { ...cast.author, id: viewer.id } }
  app.api.use({
    'GET /api/posts': () => makeFeed([mine]),
    'GET /api/posts/{id}': () => mine,
    'GET /api/posts/{id}/recordings': () => ({ items: [], cursor: null, now: Date.now() }),
  })
  const { user } = await reloadAt(app, 'owlcast', { post: mine.id })
  await user.click(
    (await screen.findAllByRole('button', { name: /^(Record|Add a recording)/ }))[0] as HTMLElement,
  )
  expect(await screen.findByRole('button', { name: 'Start Recording' })).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText(/^Post to/)).toHaveDisplayValue('Hour'))
  const [{ id = '' } = {}] = await listDrafts()
  const { goTo: open } = await import('../state/view')
  await act(async () => open('record', { draft: id }))
  expect(await findPreview()).toBeVisible()
  expect(await screen.findByRole('combobox', { name: 'To' })).toHaveValue('@mara')
  expect(screen.getByRole('radio', { name: 'To someone else' })).toBeChecked()
})

test('is loaded before shared content, which waits', async () => {
  const app = await recordForMara()
  app.api.use({ 'GET /api/recipients': failWith('recipient.unknown', { name: 'mara' }) })
  await reloadAt(app, 'home')
  const { goTo: open } = await import('../state/view')
  open('record', { mode: 'parrot', shared: 'kept' })
  expect(await findPreview()).toBeVisible()
  expect(await screen.findByText(/^Publish or discard this recording first/)).toBeVisible()
  expect(screen.getByRole('radio', { name: 'To someone else' })).toBeChecked()
})

test('keeps mode and recipient when it was being sent, whatever is typed and started afterwards', async () => {
  const app = await recordForMara()
  app.api.use({ 'PUT /api/uploads/{id}': () => new Promise(() => undefined) })
  await app.user.click(screen.getByRole('button', { name: /^Send( to .+)?$/ }))
  await waitFor(() => expect(app.api.requestsTo('PUT /api/uploads/{id}')).toHaveLength(1))
  freeLocks()
  const { user } = await app.reload()
  // Its page is over.
  await waitFor(() => expect(getPath()).not.toContain('view=record'))
  const { goTo } = await import('../state/view')
  await act(async () => goTo('record', { mode: 'mue' }))
  expect(await screen.findByRole('combobox', { name: 'To' })).toHaveValue('')
  await user.click(screen.getByRole('radio', { name: 'Squawk' }))
  await user.type(screen.getByLabelText(/^Title/), 'Another')
  goTo('speace')
  await user.click(
    within(await screen.findByRole('article', { name: 'Other' })).getByRole('button', {
      name: /^Reply to Other/,
    }),
  )
  await screen.findByRole('button', { name: 'Start Recording' })
  expect(await listDrafts()).toMatchObject([
    { mode: 'mue', state: 'sending', form: { recipient: '@mara', recipientId: mara.id, title: '' } },
  ])
})

const breakDevice = () =>
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Internal error', 'UnknownError')
  })

test.each([
  ['a bird is pressed', async () => history.replaceState(null, '', '/?view=record&mode=squawk')],
  ['a mode is chosen', ({ user }: RenderedApp) => user.click(screen.getByRole('radio', { name: 'Squawk' }))],
])('keeps mode and recipient when the device could not be read and %s', async (what, happens) => {
  const app = await recordForMara()
  await app.user.type(screen.getByLabelText(/^Title/), 'For you alone')
  await waitFor(async () => expect(await listDrafts()).toMatchObject([{ form: { title: 'For you alone' } }]))
  const isBefore = what === 'a bird is pressed'
  if (isBefore) await happens(app)
  const broken = breakDevice()
  const reloaded = await app.reload()
  await screen.findByRole('button', { name: 'Start Recording' })
  if (!isBefore) await happens(reloaded)
  broken.mockRestore()
  await reloaded.reload()
  expect(await findPreview()).toBeVisible()
  expect(screen.getByRole('radio', { name: 'To someone else' })).toBeChecked()
  expect(await screen.findByRole('combobox', { name: 'To' })).toHaveValue('@mara')
  expect(screen.getByLabelText(/^Title/)).toHaveValue('For you alone')
})

/** Makes the device open its store only once the returned function is called. */
function slowDown(): () => void {
  const gate = Promise.withResolvers<void>()
  const open = indexedDB.open.bind(indexedDB)
  vi.spyOn(indexedDB, 'open').mockImplementation((...args) => {
    const request = open(...args)
    const listen = request.addEventListener.bind(request) as EventTarget['addEventListener']
    const listenLate: EventTarget['addEventListener'] = (type, listener) =>
      listen(type, (event) => {
        const call = () => (listener as EventListener)(event)
        if (type === 'success') void gate.promise.then(call)
        else call()
      })
    return Object.assign(request, { addEventListener: listenLate })
  })
  return gate.resolve
}

test('keeps its mode when another is chosen before a slow device has loaded it', async () => {
  const app = await recordForMara()
  await app.user.type(screen.getByLabelText(/^Title/), 'For you alone')
  await waitFor(async () => expect(await listDrafts()).toMatchObject([{ form: { title: 'For you alone' } }]))
  const load = slowDown()
  const { user } = await app.reload()
  await user.click(await screen.findByRole('radio', { name: 'Squawk' }))
  load()
  expect(await findPreview()).toBeVisible()
  expect(screen.getByRole('radio', { name: 'To someone else' })).toBeChecked()
  expect(await screen.findByRole('combobox', { name: 'To' })).toHaveValue('@mara')
})

test.each([
  ['with nothing typed since it began', ''],
  ['with a title typed since', 'For you alone'],
])(
  'begins no second recording when Start is pressed before a slow device has loaded it, %s',
  async (_, title) => {
    const app = await recordForMara()
    if (title) await app.user.type(screen.getByLabelText(/^Title/), title)
    await waitFor(async () => expect(await listDrafts()).toMatchObject([{ form: { title } }]))
    vi.mocked(navigator.mediaDevices.getUserMedia).mockClear()
    const load = slowDown()
    const { user } = await app.reload()
    await user.click(await screen.findByRole('button', { name: 'Start Recording' }))
    load()
    expect(await findPreview()).toBeVisible()
    expect(navigator.mediaDevices.getUserMedia).not.toHaveBeenCalled()
    expect(await listDrafts()).toHaveLength(1)
  },
)

const secret = makePost({ kind: 'mue', title: 'Secret', visibility: 'private', author: mara })

test.each([
  ['recipient', { recipient: '@mara', recipientId: mara.id, parents: [question] }],
  ['private message it replies to', { recipient: '', recipientId: null, parents: [secret, question] }],
])('stays private when the %s is taken out before a slow device has loaded it', async (what, to) => {
  const app = await renderApp({ path: '/?view=record&mode=mue', viewer: 'free', api: API })
  await screen.findByRole('button', { name: 'Start Recording' })
  const { fillIn } = await import('../../tests/components/forms')
  const form = { ...EMPTY_FORM, ...to, parents: to.parents.map(toChosenParent) }
  await act(async () => void fillIn({ mode: 'mue', form }))
  await record(app.user)
  await app.user.type(screen.getByLabelText(/^Title/), 'Dusk')
  await waitFor(async () => expect(await listDrafts()).toMatchObject([{ form: { title: 'Dusk' } }]))
  const load = slowDown()
  const { user } = await app.reload()
  if (what === 'recipient') await user.clear(await screen.findByRole('combobox', { name: 'To' }))
  else await user.click(await screen.findByRole('button', { name: 'Remove post: Secret' }))
  load()
  await findPreview()
  expect(screen.getByRole('switch', { name: /^Private/ })).toBeChecked()
  await waitFor(async () =>
    expect(await listDrafts()).toMatchObject([{ mode: 'mue', form: { isPrivate: true } }]),
  )
})
