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
} from '../../tests/components'
import { acceptRecordings, feedMicrophone, setUpMicrophone } from '../../tests/components/microphone'
import { toChosenParent } from '../drafts/store/chosen-parent'
import { type DraftForm, EMPTY_FORM } from '../drafts/store/draft-record'
import { listDrafts } from '../drafts/store/drafts'

setUpMicrophone()

/** Without its clip, a yap becomes a parrot. */
const MODES = MODE_NAMES.filter((mode) => !hasClip(mode))

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

/** Fills in the form of a mode, and records two seconds; `stopped` ends the recording. */
async function recordAs(mode: Mode, { stopped, viewer }: { stopped: boolean; viewer: 'visitor' | 'free' }) {
  const app = await renderApp({ path: `/?view=record&mode=${mode}`, viewer, api: API })
  await screen.findByRole('radiogroup')
  const { edit, startRecording } = await import('../drafts/session/session')
  const { recorder } = await import('../drafts/session/recorder')
  await act(async () => {
    edit({ mode, form: FORM })
    await startRecording({ limitSeconds: 60, deviceId: null, lossless: false })
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
  const { announceSessionChange, getMe } = await import('../api/session.queries')
  api.viewer = makeMe()
  await act(announceSessionChange)
  await waitFor(() => expect(getMe()?.id).toBe(api.viewer?.id))
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
  const { getSession } = await import('../drafts/session/session')
  await waitFor(() => expect(getSession()).toMatchObject({ mode, form: FORM, state: { at } }))
  await waitFor(async () => expect(await listDrafts()).toMatchObject([{ mode, form: FORM, ownerId }]))
}

test.each(MODES)('is still of the mode %s after a redirect to sign in and another bird', async (mode) => {
  const app = await recordAs(mode, { stopped: true, viewer: 'visitor' })
  await expectKept(mode, null, 'stopped')
  await signInElsewhere(app)
  await expectKept(mode, app.api.viewer?.id ?? '', 'stopped')
  await pressAnotherBird()
  await expectKept(mode, app.api.viewer?.id ?? '', 'stopped')
})

test.each(MODES)('is still of the mode %s when a visitor signs in while it is recorded', async (mode) => {
  const app = await recordAs(mode, { stopped: false, viewer: 'visitor' })
  await signInHere(app)
  await expectKept(mode, app.api.viewer?.id ?? '', 'recording')
  await pressAnotherBird()
  await expectKept(mode, app.api.viewer?.id ?? '', 'paused')
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
