/** The record screen: errors before publishing, and the confirmations before a recording is lost. */
import { describe, expect, test, vi } from 'vitest'
import { SHARED_IN } from '../../domain/locales/en/record'
import {
  act,
  clearTags,
  failWith,
  getPath,
  makeMe,
  makePost,
  type RenderOptions,
  readTags,
  renderApp,
  screen,
  waitFor,
  within,
} from '../../tests/components'
import {
  acceptRecordings,
  countHeldTracks,
  denyMicrophone,
  feedMicrophone,
  holdMicrophone,
  MODAL,
  makeUpload,
  record,
  setUpMicrophone,
} from '../../tests/components/microphone'
import { listDrafts } from '../drafts/store/drafts'

setUpMicrophone()

const TITLE = 'The fox is back'

async function openRecorder({ api, ...options }: RenderOptions = {}) {
  const app = await renderApp({
    path: '/?view=record&mode=squawk',
    viewer: 'free',
    ...options,
    api: { ...acceptRecordings(makePost({ title: TITLE })), ...api },
  })
  await screen.findByRole('button', { name: 'Start Recording' })
  const title = () => screen.getByLabelText(/^Title/)
  const tags = () => screen.getByLabelText(/^Tags/)
  return {
    ...app,
    title,
    tags,
    /** Records two seconds, and fills in the required fields of a squawk. */
    recordAndFillIn: async () => {
      await record(app.user)
      await app.user.type(title(), TITLE)
      await app.user.type(tags(), '#fox #canal')
    },
    publish: () => screen.getByRole('button', { name: 'Publish Squawk' }),
  }
}
const findSheet = () => screen.findByRole('dialog', { name: 'Where does it go?' })
const findDiscardDialog = async () => within(await screen.findByRole('alertdialog'))

describe('publishing', () => {
  test('shows missing tags at their field, focuses it, and keeps the recording', async () => {
    const { user, api, title, tags, publish } = await openRecorder()
    await record(user)
    await user.type(title(), 'Kept')
    await user.type(tags(), '# ')
    await user.click(publish())
    expect(await screen.findByText('Please add tags for your squawk')).toBeVisible()
    await waitFor(() => expect(tags()).toHaveFocus())
    expect(title()).toHaveValue('Kept')
    expect(screen.getByRole('button', { name: 'Play preview' })).toBeVisible()
    await clearTags(user, tags())
    await user.type(tags(), '#now')
    expect(screen.queryByText('Please add tags for your squawk')).toBeNull()
    expect(api.requestsTo('POST /api/uploads')).toEqual([])
  })

  test('turns each word into a tag, with or without #, on space, Enter and blur', async () => {
    const { user, api, tags, recordAndFillIn } = await openRecorder()
    await recordAndFillIn()
    await clearTags(user, tags())
    await user.type(tags(), 'walk home')
    expect(readTags(tags())).toBe('#walk home')
    await user.type(tags(), '{Enter}')
    expect(readTags(tags())).toBe('#walk #home')
    await user.type(tags(), 'night')
    await user.click(screen.getByRole('button', { name: 'Publish Squawk' }))
    await waitFor(() => expect(api.requestsTo('POST /api/posts')).toHaveLength(1))
    expect(api.requestsTo('POST /api/posts')[0]?.body).toMatchObject({ tags: ['walk', 'home', 'night'] })
  })

  test('publishes once when the button is pressed twice', async () => {
    const { user, api, recordAndFillIn, publish } = await openRecorder()
    await recordAndFillIn()
    await user.dblClick(publish())
    expect(await screen.findByText(/^Squawk published! Share link: /)).toBeVisible()
    expect(await screen.findByRole('article', { name: TITLE })).toBeVisible()
    expect(getPath()).toMatch(/view=squawks/)
    const sent = api.requestsTo('POST /api/posts').map(({ body }) => body)
    expect(sent).toEqual([
      expect.objectContaining({ mode: 'squawk', mediaId: 'media_1', title: TITLE, tags: ['fox', 'canal'] }),
    ])
  })

  test('invites collaborators behind a quiet button, and keeps the input with the draft', async () => {
    const post = makePost({ title: TITLE })
    const { user, api, recordAndFillIn, publish } = await openRecorder({
      api: {
        ...acceptRecordings(post),
        'GET /api/recipients': ({ query }) => ({
          form: 'email',
          label: query.get('typed') ?? '',
          person: null,
        }),
        'POST /api/posts': () => ({
          post,
          invitations: [{ ok: true, to: 'ines@caldas.pt', name: 'ines@caldas.pt', link: null }],
        }),
      },
    })
    await recordAndFillIn()
    expect(screen.queryByLabelText(/^Collaborators/)).toBeNull()
    await user.click(screen.getByText('More options'))
    await user.click(screen.getByRole('button', { name: 'Invite collaborators' }))
    const field = await screen.findByLabelText(/^Collaborators/)
    await waitFor(() => expect(field).toHaveFocus())
    await user.type(field, 'ines@caldas.pt, ')
    const named = await screen.findByRole('list', { name: 'People to invite' })
    expect(await within(named).findByText('ines@caldas.pt')).toBeVisible()
    await waitFor(async () =>
      expect(await listDrafts()).toMatchObject([{ form: { collaborators: 'ines@caldas.pt, ' } }]),
    )
    await user.click(publish())
    expect(await screen.findByText(/^Squawk published! .*1 invitation sent\.$/)).toBeVisible()
    expect(api.requestsTo('POST /api/posts')[0]?.body).toMatchObject({ collaborators: ['ines@caldas.pt'] })
  })

  test('invites the number that was shown for a typed one', async () => {
    const post = makePost({ title: TITLE })
    const { user, api, recordAndFillIn, publish } = await openRecorder({
      api: {
        ...acceptRecordings(post),
        'GET /api/recipients': () => ({ form: 'phone', label: '+46 70 123 45 67', person: null }),
        'POST /api/posts': () => ({ post, invitations: [] }),
      },
    })
    await recordAndFillIn()
    await user.click(screen.getByText('More options'))
    await user.click(screen.getByRole('button', { name: 'Invite collaborators' }))
    await user.type(await screen.findByLabelText(/^Collaborators/), '070-123 45 67')
    const named = await screen.findByRole('list', { name: 'People to invite' })
    expect(await within(named).findByText('+46 70 123 45 67')).toBeVisible()
    const form = {
      collaborators: '070-123 45 67',
      collaboratorNumbers: { '070-123 45 67': '+46 70 123 45 67' },
    }
    await waitFor(async () => expect(await listDrafts()).toMatchObject([{ form }]))
    await user.click(publish())
    await waitFor(() =>
      expect(api.requestsTo('POST /api/posts')[0]?.body).toMatchObject({
        collaborators: ['+46 70 123 45 67'],
      }),
    )
  })

  test('retries a number with the international form that is shown for it', async () => {
    const post = makePost({ title: TITLE })
    const { user, api, recordAndFillIn, publish } = await openRecorder({
      api: {
        ...acceptRecordings(post),
        'GET /api/recipients': failWith('request.failed'),
        'POST /api/posts': () => ({
          post,
          invitations: [{ ok: false, to: '070-123 45 67', message: 'Please add the country code.' }],
        }),
        'POST /api/posts/{id}/invitations': () => ({ name: '+46 70 123 45 67', link: null }),
      },
    })
    await recordAndFillIn()
    await user.click(screen.getByText('More options'))
    await user.click(screen.getByRole('button', { name: 'Invite collaborators' }))
    await user.type(await screen.findByLabelText(/^Collaborators/), '070-123 45 67')
    await user.click(publish())
    const dialog = within(await screen.findByRole('dialog', { name: '0 of 1 invitations sent' }))
    await user.click(dialog.getByRole('button', { name: 'Retry' }))
    expect(await dialog.findByText(/^Please add the country code/)).toBeVisible()
    expect(api.requestsTo('POST /api/posts/{id}/invitations')).toEqual([])
    api.use({ 'GET /api/recipients': () => ({ form: 'phone', label: '+46 70 123 45 67', person: null }) })
    await user.type(dialog.getByLabelText('Not sent to 070-123 45 67'), ' ')
    expect(await dialog.findByText('+46 70 123 45 67', {}, { timeout: 5_000 })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Retry' }))
    await waitFor(() =>
      expect(api.requestsTo('POST /api/posts/{id}/invitations')[0]?.body).toEqual({ to: '+46 70 123 45 67' }),
    )
  })

  test('reports failed invitations after publishing, and retries them', async () => {
    const post = makePost({ title: TITLE })
    const { user, api, recordAndFillIn, publish } = await openRecorder({
      api: {
        ...acceptRecordings(post),
        'GET /api/recipients': failWith('recipient.unknown', { name: 'tomas' }),
        'POST /api/posts': () => ({
          post,
          invitations: [{ ok: false, to: '@tomas', message: 'User @tomas not found.' }],
        }),
        'POST /api/posts/{id}/invitations': () => ({ name: '@tomas_r', link: null }),
      },
    })
    await recordAndFillIn()
    await user.click(screen.getByText('More options'))
    await user.click(screen.getByRole('button', { name: 'Invite collaborators' }))
    await user.type(await screen.findByLabelText(/^Collaborators/), '@tomas')
    await user.click(publish())
    const dialog = within(await screen.findByRole('dialog', { name: '0 of 1 invitations sent' }))
    expect(dialog.getByText(/^Squawk published! Share link: /)).toBeVisible()
    expect(dialog.getByText('User @tomas not found.')).toBeVisible()
    await user.type(dialog.getByLabelText('Not sent to @tomas'), '_r')
    await user.click(dialog.getByRole('button', { name: 'Retry' }))
    expect(await dialog.findByText('Invitation sent to @tomas_r!')).toBeVisible()
    expect(api.requestsTo('POST /api/posts/{id}/invitations')[0]?.body).toEqual({ to: '@tomas_r' })
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog', MODAL)).toBeNull())
  })

  test('shows too many collaborators at their field', async () => {
    const { user, api, recordAndFillIn, publish } = await openRecorder({
      api: {
        'GET /api/recipients': ({ query }) => ({
          form: 'email',
          label: query.get('typed') ?? '',
          person: null,
        }),
      },
    })
    await recordAndFillIn()
    await user.click(screen.getByText('More options'))
    await user.click(screen.getByRole('button', { name: 'Invite collaborators' }))
    await user.click(await screen.findByLabelText(/^Collaborators/))
    await user.paste(Array.from({ length: 21 }, (_, at) => `w${at}@example.net`).join(','))
    await user.click(publish())
    await waitFor(() => expect(screen.getByLabelText(/^Collaborators/)).toBeInvalid())
    expect(screen.getByLabelText(/^Collaborators/)).toHaveFocus()
    expect(api.requestsTo('POST /api/uploads')).toEqual([])
  })

  test('offers no collaborators in a message or a recording of an owlcast', async () => {
    const { user } = await openRecorder()
    await user.click(screen.getByText('More options'))
    expect(screen.getByRole('button', { name: 'Invite collaborators' })).toBeVisible()
    for (const mode of ['MUE', 'Owlcast']) {
      await user.click(screen.getByRole('radio', { name: new RegExp(mode, 'i') }))
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Invite collaborators' })).toBeNull())
    }
  })

  test('reports the age limit of Owlcast, and keeps the recording', async () => {
    const { user, recordAndFillIn, publish } = await openRecorder({
      viewer: makeMe({ ageAttested: false }),
      api: { 'POST /api/uploads': failWith('auth.age_required') },
    })
    await recordAndFillIn()
    await user.click(publish())
    const text = 'Owlcast is for adults. Please confirm that you’re 18 or over.'
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Play preview' })).toBeVisible()
  })

  test('asks to sign in again after the session expired, and continues as the same member', async () => {
    const { user, api, viewer, recordAndFillIn, publish } = await openRecorder()
    await recordAndFillIn()
    api.viewer = null
    api.use({ 'POST /api/uploads': failWith('auth.required') })
    await user.click(publish())
    expect(await screen.findByRole('dialog', MODAL)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull())
    api.viewer = viewer
    api.use(acceptRecordings(makePost({ title: TITLE })))
    // Simulates the message of another tab after a sign-in.
    const tabs = new BroadcastChannel('owlcast.session')
    tabs.postMessage('changed')
    await waitFor(() => expect(screen.queryByRole('dialog', MODAL)).toBeNull())
    tabs.close()
    expect(await screen.findByText(/^Squawk published! Share link: /)).toBeVisible()
    expect(await screen.findByRole('article', { name: TITLE })).toBeVisible()
  })

  test('shows missing tags to a visitor before it asks to sign in', async () => {
    const { user, publish, tags } = await openRecorder({ viewer: 'visitor' })
    await record(user)
    // Loads the dialog, which could otherwise open later than this test looks.
    await user.type(tags(), '#now ')
    await user.click(publish())
    await screen.findByRole('dialog', MODAL)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', MODAL)).toBeNull())
    await user.type(tags(), '{Backspace}')
    await user.click(publish())
    expect(await screen.findByText('Please add tags for your squawk')).toBeVisible()
    expect(screen.queryByRole('dialog', MODAL)).toBeNull()
    await user.type(tags(), '#now')
    await user.click(publish())
    expect(await screen.findByRole('dialog', MODAL)).toBeVisible()
  })

  /** Signs in as another tab reports it. */
  async function signIn(api: Awaited<ReturnType<typeof openRecorder>>['api'], viewer = makeMe()) {
    api.viewer = viewer
    const tabs = new BroadcastChannel('owlcast.session')
    tabs.postMessage('changed')
    await waitFor(() => expect(screen.queryByRole('dialog', MODAL)).toBeNull())
    tabs.close()
  }

  test('stops a recording when its author signs out, and keeps it for them', async () => {
    const { user, api } = await openRecorder()
    await user.click(screen.getByRole('button', { name: 'Start Recording' }))
    await screen.findByRole('button', { name: 'Stop recording' })
    await feedMicrophone(2)
    const ownerId = api.viewer?.id
    api.viewer = null
    const { clearAccountData } = await import('./clear-account-data')
    await act(clearAccountData)
    await waitFor(() => expect(getPath()).toBe('/?view=squawks'))
    expect(countHeldTracks()).toBe(0)
    const kept = expect.objectContaining({ ownerId, state: 'ready', seconds: 2 })
    await waitFor(async () => expect(await listDrafts()).toEqual([kept]))
    await signIn(api, makeMe({ displayName: 'Somebody Else' }))
    expect(screen.queryByRole('button', { name: 'Publish Squawk' })).toBeNull()
  })

  test('publishes after a visitor has signed in', async () => {
    const { user, api, recordAndFillIn, publish } = await openRecorder({ viewer: 'visitor' })
    await recordAndFillIn()
    await user.click(publish())
    expect(await screen.findByRole('dialog', MODAL)).toBeVisible()
    await signIn(api)
    expect(await screen.findByText(/^Squawk published! Share link: /)).toBeVisible()
    expect(api.requestsTo('POST /api/posts')).toHaveLength(1)
  })

  test('publishes after a visitor has signed in on another page', async () => {
    const { user, api, recordAndFillIn, publish, reload } = await openRecorder({ viewer: 'visitor' })
    await recordAndFillIn()
    await user.click(publish())
    expect(await screen.findByRole('dialog', MODAL)).toBeVisible()
    api.viewer = makeMe()
    await reload()
    expect(await screen.findByText(/^Squawk published! Share link: /)).toBeVisible()
    expect(api.requestsTo('POST /api/posts')).toHaveLength(1)
  })

  test('publishes nothing when the visitor closes the dialog before signing in', async () => {
    const { user, api, recordAndFillIn, publish } = await openRecorder({ viewer: 'visitor' })
    await recordAndFillIn()
    await user.click(publish())
    expect(await screen.findByRole('dialog', MODAL)).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', MODAL)).toBeNull())
    await signIn(api)
    expect(await screen.findByRole('button', { name: 'Publish Squawk' })).toBeEnabled()
    expect(api.requestsTo('POST /api/uploads')).toEqual([])
  })

  test('keeps the recording when publishing is cancelled', async () => {
    const { user, api, recordAndFillIn, title, publish } = await openRecorder({
      api: { 'PUT /api/uploads/{id}': () => new Promise(() => undefined) },
    })
    await recordAndFillIn()
    await user.click(publish())
    await waitFor(() => expect(api.requestsTo('PUT /api/uploads/{id}')).toHaveLength(1))
    await user.click(within(await findSheet()).getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Not published. Your recording is still here.')).toBeVisible()
    expect(title()).toHaveValue(TITLE)
    expect(publish()).toBeEnabled()
    expect(api.requestsTo('POST /api/posts')).toEqual([])
  })

  test('keeps the recording when publishing is cancelled on another page than it began', async () => {
    const { user, api, recordAndFillIn, publish } = await openRecorder({
      api: { 'PUT /api/uploads/{id}': () => new Promise(() => undefined) },
    })
    await recordAndFillIn()
    await user.click(publish())
    await waitFor(() => expect(api.requestsTo('PUT /api/uploads/{id}')).toHaveLength(1))
    const { goTo } = await import('../state/view')
    await act(async () => goTo('settings'))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Details' })).toBeNull())
    await act(async () => goTo('record'))
    await user.click(within(await findSheet()).getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Not published. Your recording is still here.')).toBeVisible()
  })

  test('cannot be discarded once it is being posted, and the question whether to is closed', async () => {
    const uploaded = Promise.withResolvers<void>()
    const { user, api, recordAndFillIn, publish } = await openRecorder({
      api: {
        'PUT /api/uploads/{id}': () => uploaded.promise.then(() => makeUpload('stored')),
        'POST /api/posts': () => new Promise(() => undefined),
      },
    })
    const cancel = () => screen.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement
    await recordAndFillIn()
    await user.click(publish())
    await waitFor(() => expect(api.requestsTo('PUT /api/uploads/{id}')).toHaveLength(1))
    await user.click(cancel())
    await screen.findByRole('alertdialog')
    await act(async () => uploaded.resolve())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await user.click(cancel())
    expect(await screen.findByText(/^Your last recording is still being sent/)).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('takes no input while it publishes, and has the same fields again once it is cancelled', async () => {
    const { user, title, tags, recordAndFillIn, publish } = await openRecorder({
      api: { 'PUT /api/uploads/{id}': () => new Promise(() => undefined) },
    })
    await recordAndFillIn()
    await user.click(publish())
    const details = screen.getByRole('region', { name: 'Details' })
    await waitFor(() => expect(details).toHaveAttribute('aria-busy', 'true'))
    expect(screen.getByText('You can leave this page. It goes on, and your recording is safe.')).toBeVisible()
    const fields = within(details).getAllByRole('textbox', { hidden: true })
    const choices = details.querySelectorAll('select, [type="checkbox"], [type="radio"]')
    const open = [...fields, ...choices].filter(
      (field) => !field.matches('[readonly], [aria-disabled="true"], :disabled'),
    )
    expect(open.map(({ outerHTML }) => outerHTML)).toEqual([])
    await user.type(title(), ' again')
    await user.type(tags(), '#lost ')
    await user.click(within(await findSheet()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(details).toHaveAttribute('aria-busy', 'false'))
    expect(title()).toHaveValue(TITLE)
    expect(readTags(tags())).toBe('#fox #canal')
    expect(publish()).toBeEnabled()
  })
})

describe('recording', () => {
  test('explains a denied microphone, and can be started again', async () => {
    const { user } = await openRecorder()
    denyMicrophone()
    await user.click(screen.getByRole('button', { name: 'Start Recording' }))
    expect(await screen.findByText('Please allow microphone access to record audio!')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Start Recording' })).toBeEnabled()
  })

  test('stops at the limit, announces it, and keeps the recording', async () => {
    const { user } = await openRecorder()
    await user.click(screen.getByRole('button', { name: 'Start Recording' }))
    await screen.findByRole('button', { name: 'Stop recording' })
    await feedMicrophone(295)
    expect(screen.getByText('0:05 left')).toBeVisible()
    await feedMicrophone(6)
    expect(await screen.findByText('5-minute limit reached')).toBeVisible()
    expect(screen.getByText('With Pro you can record up to 15 minutes.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Play preview' })).toBeVisible()
    expect(screen.getByLabelText('Recorded time')).toHaveTextContent('5:00')
  })

  test('asks before a recording is discarded, with the focus on the safe button', async () => {
    const { user, reload } = await openRecorder()
    await user.click(screen.getByRole('button', { name: 'Start Recording' }))
    await screen.findByRole('button', { name: 'Stop recording' })
    await feedMicrophone(1)
    await user.keyboard('{Escape}')
    const keep = (await findDiscardDialog()).getByRole('button', { name: 'Keep it' })
    await waitFor(() => expect(keep).toHaveFocus())
    await user.click(keep)
    expect(screen.getByRole('button', { name: 'Stop recording' })).toBeVisible()
    expect(await listDrafts()).toHaveLength(1)
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Cancel' }))
    await user.click((await findDiscardDialog()).getByRole('button', { name: 'Discard' }))
    expect(await screen.findByRole('button', { name: 'Start Recording' })).toBeVisible()
    await waitFor(async () => expect(await listDrafts()).toEqual([]))
    await reload()
    expect(await screen.findByRole('button', { name: 'Start Recording' })).toBeVisible()
    expect(screen.queryByText('Saved recording')).toBeNull()
  })

  test('keeps mode and recipient when a message is recorded again while shared content waits', async () => {
    const { user } = await openRecorder({
      api: { 'GET /api/recipients': failWith('recipient.unknown', { name: 'mara' }) },
    })
    const { goTo } = await import('../state/view')
    await user.click(screen.getByRole('radio', { name: 'MUE Message' }))
    await user.type(await screen.findByRole('combobox', { name: 'To' }), '@mara')
    await record(user)
    await act(async () => goTo('record', { mode: 'parrot', shared: 'kept' }))
    await user.click(screen.getByRole('button', { name: 'Redo' }))
    await user.click((await findDiscardDialog()).getByRole('button', { name: 'Discard' }))
    expect(await screen.findByRole('button', { name: 'Start Recording' })).toBeVisible()
    expect(screen.getByRole('radio', { name: 'MUE Message' })).toBeChecked()
    expect(screen.getByRole('combobox', { name: 'To' })).toHaveValue('@mara')
  })

  test('opens shared content that waited as no reply to the post whose reply was left open', async () => {
    const { user } = await openRecorder({
      api: { 'GET /api/recipients': failWith('recipient.unknown', { name: 'mara' }) },
    })
    const [
      { getPageId, goTo },
      { openMessage, openReply, showOnRecordScreen },
      { toChosenParent },
      { editForm },
    ] = await Promise.all([
      import('../state/view'),
      import('../recording/places'),
      import('../drafts/store/chosen-parent'),
      import('../recording/edit'),
    ])
    const post = makePost()
    act(() => editForm(openReply(post, toChosenParent(post)).formId, { title: 'A thought' }))
    act(() => showOnRecordScreen(openMessage({ label: 'mara@example.org', person: null }, null)))
    await record(user)
    await act(async () => goTo('record', { mode: 'parrot', shared: 'kept' }))
    await screen.findByText(SHARED_IN.recordingOpen)
    const { discardForm, getRecordedForm } = await import('../recording/session')
    await act(() => discardForm(getRecordedForm()?.formId ?? ''))
    const { getPageForm } = await import('../recording/forms')
    await waitFor(() =>
      expect(getPageForm(getPageId())).toMatchObject({ mode: 'parrot', form: { parents: [] } }),
    )
  })

  test('pauses when the user leaves the screen', async () => {
    const { user } = await openRecorder()
    await user.click(screen.getByRole('button', { name: 'Start Recording' }))
    await screen.findByRole('button', { name: 'Stop recording' })
    await feedMicrophone(2)
    await user.click(screen.getAllByRole('link', { name: 'Settings' })[0] as HTMLElement)
    await within(screen.getByRole('main')).findByRole('heading', { name: 'Settings' })
    await feedMicrophone(3)
    await act(async () => history.back())
    expect(await screen.findByRole('button', { name: 'Resume' })).toBeVisible()
    expect(screen.getByLabelText('Recorded time')).toHaveTextContent('0:02')
  })

  test('releases the microphone when the user leaves the screen, and resumes on return', async () => {
    const { user } = await openRecorder()
    await user.click(screen.getByRole('button', { name: 'Start Recording' }))
    await screen.findByRole('button', { name: 'Stop recording' })
    await feedMicrophone(2)
    await user.click(screen.getAllByRole('link', { name: 'Settings' })[0] as HTMLElement)
    expect(await screen.findByText('Not published yet')).toBeVisible()
    await waitFor(() => expect(countHeldTracks()).toBe(0))
    await waitFor(() => expect(screen.getByText(/^Voice, 0:02 · /)).toBeVisible())
    await user.click(screen.getByRole('button', { name: 'Resume' }))
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible()
    expect(countHeldTracks()).toBe(1)
    await feedMicrophone(1)
    await user.click(screen.getByRole('button', { name: 'Stop recording' }))
    expect(await screen.findByRole('button', { name: 'Play preview' })).toBeVisible()
    expect(screen.getByLabelText('Recorded time')).toHaveTextContent('0:03')
  })

  test('asks for no microphone when the viewer goes on before the recorder is shown', async () => {
    const { user } = await openRecorder()
    const { goTo } = await import('../state/view')
    await user.click(screen.getByRole('button', { name: 'Start Recording' }))
    await screen.findByRole('button', { name: 'Stop recording' })
    await feedMicrophone(2)
    await user.click(screen.getAllByRole('link', { name: 'Settings' })[0] as HTMLElement)
    const resume = await screen.findByRole('button', { name: 'Resume' })
    await waitFor(() => expect(countHeldTracks()).toBe(0))
    const asked = vi.mocked(navigator.mediaDevices.getUserMedia).mock.calls.length
    await act(async () => {
      resume.click()
      goTo('home')
    })
    await waitFor(() => expect(getPath()).not.toContain('record'))
    expect(navigator.mediaDevices.getUserMedia).toHaveBeenCalledTimes(asked)
    await user.click(screen.getByRole('button', { name: 'Resume' }))
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible()
    expect(countHeldTracks()).toBe(1)
  })

  test('records nothing when the user leaves before the microphone was granted', async () => {
    const granted = holdMicrophone()
    const { user } = await openRecorder()
    await user.click(screen.getByRole('button', { name: 'Start Recording' }))
    await user.click(screen.getAllByRole('link', { name: 'Settings' })[0] as HTMLElement)
    await within(screen.getByRole('main')).findByRole('heading', { name: 'Settings' })
    await act(async () => granted())
    await waitFor(() => expect(countHeldTracks()).toBe(0))
    expect(await listDrafts()).toEqual([])
  })
})

test('offers one picker for music, with a filter for beats', async () => {
  const track = {
    audioUrl: '/media/t',
    seconds: 8,
    mood: 'calm',
    genre: '',
    category: null,
    bpm: null,
    peaks: '',
  }
  const items = [
    { ...track, id: 'track_1', collection: 'mue' as const, name: 'Lantern walk' },
    { ...track, id: 'track_2', collection: 'beat' as const, name: 'Copper rain' },
  ]
  const { user } = await openRecorder({ api: { 'GET /api/tracks': () => ({ items }) } })
  expect(screen.queryByRole('button', { name: 'Add beat' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add MUE track' }))
  const dialog = within(await screen.findByRole('dialog', MODAL))
  expect(await dialog.findByRole('button', { name: 'Add Lantern walk' })).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Add Copper rain' })).toBeNull()
  await user.click(dialog.getByRole('radio', { name: 'Beats' }))
  await user.click(await dialog.findByRole('button', { name: 'Add Copper rain' }))
  // Beside the record button, and on the attached track.
  expect(await screen.findAllByRole('button', { name: 'Remove beat' })).toHaveLength(2)
})
