/** A message that was typed, or recorded and discarded: its words and its recipient go into no post of another kind. */
import { expect, test } from 'vitest'
import { act, failNetwork, screen, waitFor } from '../../tests/components'
import { openMessageRecorder } from '../../tests/components/message-recorder'
import { record, setUpMicrophone } from '../../tests/components/microphone'

setUpMicrophone()

const SECRET = 'For you alone'

async function go(...view: Parameters<typeof import('../state/view').goTo>): Promise<void> {
  const { goTo } = await import('../state/view')
  await act(async () => goTo(...view))
}

/** Types a message to Mara with a title and a description, and leaves it. */
async function typeMessage() {
  const app = await openMessageRecorder()
  const { user, to } = app
  await user.type(to(), '@mara')
  await user.type(screen.getByLabelText(/^Title/), SECRET)
  await user.click(screen.getByText('More options'))
  await user.type(screen.getByLabelText(/^Description/), SECRET)
  await go('home')
  return app
}

test('stays out of a squawk that is opened after it, and is there when messages are opened again', async () => {
  const { user, api } = await typeMessage()
  await go('record', { mode: 'squawk' })
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Squawk' })).toBeChecked())
  expect(screen.getByLabelText(/^Title/)).toHaveValue('')
  await record(user)
  await user.type(screen.getByLabelText(/^Tags/), '#fox ')
  await user.click(screen.getByRole('button', { name: 'Publish Squawk' }))
  await waitFor(() => expect(api.requestsTo('POST /api/posts')).toHaveLength(1))
  expect(api.requestsTo('POST /api/posts')[0]?.body).toMatchObject({
    mode: 'squawk',
    title: '',
    description: '',
  })
  await go('record', { mode: 'mue' })
  expect(await screen.findByRole('combobox', { name: 'To' })).toHaveValue('@mara')
  expect(screen.getByLabelText(/^Title/)).toHaveValue(SECRET)
})

test('comes back when messages are opened again before anything else was typed', async () => {
  await typeMessage()
  await go('record', { mode: 'squawk' })
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Squawk' })).toBeChecked())
  await go('home')
  await go('record', { mode: 'hum' })
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Hum Healing Story' })).toBeChecked())
  await go('home')
  await go('record', { mode: 'mue' })
  expect(await screen.findByRole('combobox', { name: 'To' })).toHaveValue('@mara')
  expect(screen.getByLabelText(/^Title/)).toHaveValue(SECRET)
})

test('stays out of the podcast reply that shared content becomes once another recording was sent', async () => {
  const { user, api } = await typeMessage()
  await go('record', { mode: 'squawk' })
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Squawk' })).toBeChecked())
  await record(user)
  await user.type(screen.getByLabelText(/^Tags/), '#fox ')
  await go('record', { mode: 'parrot', shared: 'kept' })
  api.use({ 'POST /api/posts': failNetwork() })
  await user.click(screen.getByRole('button', { name: 'Publish Squawk' }))
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Reply to a Podcast' })).toBeChecked())
  expect(screen.getByLabelText(/^Title/)).toHaveValue('')
})

test('shows all of its words when its author makes a squawk of it', async () => {
  const { user } = await typeMessage()
  await go('record')
  await screen.findByRole('combobox', { name: 'To' })
  await user.click(screen.getByRole('radio', { name: 'Squawk' }))
  expect(screen.getByLabelText(/^Description/)).toHaveValue(SECRET)
  expect(screen.getByLabelText(/^Description/)).toBeVisible()
})

test('stays on its page after a reload, also when a squawk that was opened meanwhile is cancelled', async () => {
  const { user, reload } = await typeMessage()
  await go('record', { mode: 'squawk' })
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Squawk' })).toBeChecked())
  await user.click(screen.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement)
  await go('record', { mode: 'mue' })
  await screen.findByRole('combobox', { name: 'To' })
  await user.type(screen.getByLabelText(/^Title/), ', and no one else')
  await reload()
  expect(await screen.findByRole('combobox', { name: 'To' })).toHaveValue('@mara')
  expect(screen.getByRole('radio', { name: 'MUE Message' })).toBeChecked()
  expect(screen.getByLabelText(/^Title/)).toHaveValue(`${SECRET}, and no one else`)
})

test('stays on the screen after a reload, once its recording that a squawk link has opened is discarded', async () => {
  const { user, reload } = await typeMessage()
  await go('record')
  await record(user)
  await go('home')
  await go('record', { mode: 'squawk' })
  await user.click(await screen.findByRole('button', { name: 'Redo' }))
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await reload()
  expect(await screen.findByRole('combobox', { name: 'To' })).toHaveValue('@mara')
  expect(screen.getByRole('radio', { name: 'MUE Message' })).toBeChecked()
})
