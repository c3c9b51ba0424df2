/** A recording keeps its mode, recipient, parents and form, whatever happens before it is published. */
import { expect, test } from 'vitest'
import { MODE_NAMES, type Mode } from '../../domain/kinds'
import { hasClip } from '../../domain/podcasts/podcasts'
import {
  act,
  type Handlers,
  makeMe,
  makePost,
  type RenderedApp,
  renderApp,
  screen,
  waitFor,
  within,
} from '../../tests/components'
import {
  acceptRecordings,
  countHeldTracks,
  feedMicrophone,
  MODAL,
  setUpMicrophone,
} from '../../tests/components/microphone'
import { toChosenParent } from '../drafts/store/chosen-parent'
import { openDeviceStore } from '../drafts/store/device-store'
import { type DraftForm, EMPTY_FORM } from '../drafts/store/draft-record'
import { listDrafts } from '../drafts/store/drafts'

setUpMicrophone()

const parent = makePost({ title: 'Question' })
const PERSON = { form: 'username', label: '@mara', person: { ...parent.author, username: 'mara' } } as const
const API: Handlers = {
  ...acceptRecordings(),
  'GET /api/posts/{id}': () => parent,
  'GET /api/recipients': () => PERSON,
}
const FORM: DraftForm = {
  ...EMPTY_FORM,
  title: 'At the weir',
  tags: '#dusk',
  description: 'Two owls',
  recipient: '@mara',
  recipientId: PERSON.person.id,
  isPrivate: true,
  parents: [toChosenParent(parent)],
  detail: { recipientName: 'Ada', songTitle: 'Weir', subject: 'Owls' },
  replyPolicy: 'followed',
  collaborators: '@gus',
}
/** A yap without its clip would become a parrot. */
const YAP_FORM: DraftForm = {
  ...FORM,
  clipId: 'clip_1',
  detail: { ...FORM.detail, author: 'Dele', trimStart: 0, trimEnd: 4, uploadedFileName: 'hour.mp3' },
}
const getForm = (mode: Mode) => (hasClip(mode) ? YAP_FORM : FORM)

async function storeClip(): Promise<void> {
  const clip = { id: 'clip_1', blob: new Blob(['clip']), type: 'audio/mpeg', seconds: 4 } as const
  await (await openDeviceStore()).put('clips', { ...clip, keptAt: Date.now() })
}

/** Fills in the form of a mode, and records two seconds; `stopped` ends the recording. */
async function recordAs(mode: Mode, { stopped, viewer }: { stopped: boolean; viewer: 'visitor' | 'free' }) {
  const app = await renderApp({ path: `/?view=record&mode=${mode}`, viewer, api: API })
  await screen.findByRole('radiogroup')
  if (hasClip(mode)) await storeClip()
  const { fillIn, startShown } = await import('../../tests/components/forms')
  const { recorder } = await import('../recording/session')
  await act(async () => {
    fillIn({ mode, form: getForm(mode) })
    await startShown()
  })
  await feedMicrophone(2)
  if (stopped) await act(() => recorder.stop())
  return app
}

async function go(...view: Parameters<typeof import('../state/view').goTo>): Promise<void> {
  const { goTo } = await import('../state/view')
  await act(async () => goTo(...view))
}

/** Leaves the recorder, and opens it again by a button that asks for squawks. */
async function pressAnotherBird(): Promise<void> {
  await go('home')
  await screen.findByText('Not published yet')
  await go('record', { mode: 'squawk' })
  await screen.findByLabelText('Recorded time')
}

/** Signs in without a redirect: by phone code, password or passkey. All of them announce the new session. */
async function signInHere({ api }: RenderedApp): Promise<void> {
  const { announceSessionChange, getMe } = await import('../api/auth/session.queries')
  api.viewer = makeMe()
  await act(announceSessionChange)
  await waitFor(() => expect(getMe()?.id).toBe(api.viewer?.id))
}

/** Signs in through the dialog: with an email address and a password. */
async function signInByDialog({ user, api }: RenderedApp): Promise<void> {
  const viewer = makeMe()
  const signIn = () => {
    api.viewer = viewer
    return { ok: true as const }
  }
  api.use({ 'POST /api/auth/sign-in': signIn })
  const [button] = await screen.findAllByRole('button', { name: 'Sign In' })
  if (button) await user.click(button)
  const dialog = within(await screen.findByRole('dialog', MODAL))
  await user.click(await dialog.findByRole('tab', { name: 'Email' }))
  await user.type(dialog.getByLabelText('Email', { selector: 'input' }), 'mara@example.org')
  await user.type(dialog.getByLabelText(/^Password/, { selector: 'input' }), 'a quiet canal at dusk')
  await user.click(dialog.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(screen.queryByRole('dialog', MODAL)).toBeNull())
  expect(await screen.findByText(`Welcome, ${viewer.displayName}`)).toBeVisible()
}

/** Signs in on another page: with Google, or by a link in an email. */
async function signInElsewhere(app: RenderedApp): Promise<void> {
  app.api.viewer = makeMe()
  history.replaceState(null, '', '/?view=record&mode=squawk')
  await app.reload()
}

async function changeLanguage(app: RenderedApp): Promise<void> {
  localStorage.setItem('owlcast.language', JSON.stringify('de'))
  await app.reload()
}

/** Checks the open recording and its draft. */
async function expectKept(mode: Mode, ownerId: string | null, at: string): Promise<void> {
  const form = getForm(mode)
  const { getShownForm } = await import('../../tests/components/forms')
  await waitFor(() => expect(getShownForm()).toMatchObject({ mode, form, state: { at } }))
  await waitFor(async () => expect(await listDrafts()).toMatchObject([{ mode, form, ownerId }]))
}

test.each(MODE_NAMES)(
  'is still of the mode %s after a redirect to sign in and another bird',
  async (mode) => {
    const app = await recordAs(mode, { stopped: true, viewer: 'visitor' })
    await expectKept(mode, null, 'stopped')
    await signInElsewhere(app)
    await expectKept(mode, app.api.viewer?.id ?? '', 'stopped')
    await pressAnotherBird()
    await expectKept(mode, app.api.viewer?.id ?? '', 'stopped')
  },
)

test.each(MODE_NAMES)(
  'is still of the mode %s when a visitor signs in while it is recorded',
  async (mode) => {
    const app = await recordAs(mode, { stopped: false, viewer: 'visitor' })
    await signInHere(app)
    await expectKept(mode, app.api.viewer?.id ?? '', 'recording')
    await pressAnotherBird()
    await expectKept(mode, app.api.viewer?.id ?? '', 'paused')
  },
)

test('is still a private message, and can be continued, when a visitor signs in through the dialog', async () => {
  const app = await recordAs('mue', { stopped: false, viewer: 'visitor' })
  await signInByDialog(app)
  await expectKept('mue', app.api.viewer?.id ?? '', 'paused')
  await app.user.click(screen.getByRole('button', { name: 'Resume' }))
  await waitFor(() => expect(countHeldTracks()).toBe(1))
  await feedMicrophone(1)
  await app.user.click(screen.getByRole('button', { name: 'Stop recording' }))
  await screen.findByRole('button', { name: 'Play preview' })
  await app.user.click(screen.getByRole('button', { name: /^Send( to .+)?$/ }))
  await waitFor(() => expect(app.api.requestsTo('POST /api/posts')).toHaveLength(1))
  const sent = { mode: 'mue', recipient: '@mara', recipientId: PERSON.person.id, isPrivate: true }
  expect(app.api.requestsTo('POST /api/posts')[0]?.body).toMatchObject(sent)
})

test.each([
  ['a reload', (app: RenderedApp) => app.reload()],
  ['a change of language', changeLanguage],
  ['a sign-in here after Stop', signInHere],
])('is still a private message after %s', async (_, happens) => {
  const app = await recordAs('mue', { stopped: true, viewer: 'visitor' })
  await happens(app)
  await expectKept('mue', app.api.viewer?.id ?? null, 'stopped')
})

test('stays private when the private message it replies to is taken out and a public post stays', async () => {
  const secret = makePost({ kind: 'mue', title: 'Secret', visibility: 'private' })
  const { user } = await renderApp({ path: '/?view=record&mode=mue', viewer: makeMe(), api: API })
  const { fillIn, getShownForm, startShown } = await import('../../tests/components/forms')
  const { cancelForm, recorder } = await import('../recording/session')
  for (const mode of ['mue', 'squawk'] as const) {
    const form = { ...EMPTY_FORM, tags: '#dusk', parents: [secret, parent].map(toChosenParent) }
    await act(async () => {
      fillIn({ mode, form })
      await startShown()
    })
    await feedMicrophone(2)
    await act(() => recorder.stop())
    await user.click(await screen.findByRole('button', { name: 'Remove post: Secret' }))
    expect(await screen.findByRole('combobox', { name: 'To' })).toBeVisible()
    expect(screen.getByRole('switch', { name: /^Private/ })).toBeChecked()
    expect(getShownForm()).toMatchObject({ mode: 'mue', form: { isPrivate: true } })
    await act(() => cancelForm(getShownForm().formId))
  }
})
