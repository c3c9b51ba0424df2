/** Recording before anything is chosen, and choosing in the sheet. */
import { expect, test } from 'vitest'
import {
  type Handlers,
  makeAuthor,
  makePost,
  readTags,
  renderApp,
  screen,
  waitFor,
  within,
} from '../../../tests/components'
import { acceptRecordings, record, setUpMicrophone } from '../../../tests/components/microphone'

setUpMicrophone()

const lin = makeAuthor({ displayName: 'Lin Zhou', username: 'lin' })

async function speakFirst(api: Handlers = {}) {
  const app = await renderApp({
    path: '/?view=record',
    viewer: 'free',
    api: {
      ...acceptRecordings(makePost()),
      'GET /api/recipients/frequent': () => ({ items: [lin] }),
      'GET /api/recipients': () => ({ form: 'username', label: '@lin', person: lin }),
      ...api,
    },
  })
  await screen.findByText('Speak. Then choose where it goes.')
  return app
}

const findSheet = async () => within(await screen.findByRole('dialog', { name: 'Where does it go?' }))

test('asks nothing before the first word, and where it goes after the last', async () => {
  const { user } = await speakFirst()
  expect(screen.queryByLabelText(/^Title/)).toBeNull()
  expect(screen.queryByLabelText(/^Tags/)).toBeNull()
  await record(user)
  const sheet = await findSheet()
  expect(sheet.getByRole('radio', { name: 'Squawk' })).toBeChecked()
  expect(sheet.getByText('Anyone can hear it. Gone in 24 hours.')).toBeVisible()
  expect(sheet.getByLabelText(/^Title/)).toBeVisible()
  expect(sheet.getByLabelText(/^Tags/)).toBeVisible()
})

test('sends to a face, and to nobody once another place is chosen', async () => {
  const { user, api } = await speakFirst()
  await record(user)
  const sheet = await findSheet()
  await user.click(await sheet.findByRole('radio', { name: 'Send to Lin Zhou' }))
  expect(await sheet.findByRole('button', { name: 'Send to Lin' })).toBeVisible()
  expect(sheet.getByText('Only you and Lin can listen.')).toBeVisible()
  await user.click(sheet.getByRole('radio', { name: 'To someone else' }))
  expect(await sheet.findByRole('combobox', { name: 'To' })).toHaveValue('')
  expect(sheet.getByText('Only you and the person you choose can listen.')).toBeVisible()
  await user.click(sheet.getByRole('radio', { name: 'Send to Lin Zhou' }))
  await user.click(sheet.getByRole('radio', { name: 'Squawk' }))
  await user.type(sheet.getByLabelText(/^Tags/), '#fox ')
  await user.click(sheet.getByRole('button', { name: 'Publish Squawk' }))
  await waitFor(() => expect(api.requestsTo('POST /api/posts')).toHaveLength(1))
  expect(api.requestsTo('POST /api/posts')[0]?.body).toMatchObject({
    mode: 'squawk',
    recipient: null,
    recipientId: null,
  })
})

test('is private again for a face, whatever its author chose for another, and names nobody for a public one', async () => {
  const { user, api } = await speakFirst()
  await record(user)
  const sheet = await findSheet()
  await user.click(await sheet.findByRole('radio', { name: 'Send to Lin Zhou' }))
  await user.click(await sheet.findByText('Private'))
  expect(await sheet.findByRole('button', { name: 'Send' })).toBeVisible()
  expect(sheet.getByText(/^Anyone can hear it/)).toBeVisible()
  await user.click(sheet.getByRole('radio', { name: 'Squawk' }))
  await user.click(sheet.getByRole('radio', { name: 'Send to Lin Zhou' }))
  expect(sheet.getByText('Only you and Lin can listen.')).toBeVisible()
  await user.click(await sheet.findByRole('button', { name: 'Send to Lin' }))
  await waitFor(() => expect(api.requestsTo('POST /api/posts')).toHaveLength(1))
  expect(api.requestsTo('POST /api/posts')[0]?.body).toMatchObject({ recipient: '@lin', isPrivate: null })
})

test('sends no tags of another kind with a message', async () => {
  const { user, api } = await speakFirst()
  await record(user)
  const sheet = await findSheet()
  await user.type(sheet.getByLabelText(/^Tags/), '#fox ')
  await user.click(await sheet.findByRole('radio', { name: 'Send to Lin Zhou' }))
  await user.click(await sheet.findByRole('button', { name: 'Send to Lin' }))
  await waitFor(() => expect(api.requestsTo('POST /api/posts')).toHaveLength(1))
  expect(api.requestsTo('POST /api/posts')[0]?.body).toMatchObject({ mode: 'mue', tags: [] })
})

test('keeps title and tags while the kind changes', async () => {
  const { user } = await speakFirst()
  await record(user)
  const sheet = await findSheet()
  await user.type(sheet.getByLabelText(/^Title/), 'The fox is back')
  await user.type(sheet.getByLabelText(/^Tags/), '#fox ')
  for (const name of ['Hum Healing Story', 'To someone else', 'Owlcast', 'Squawk']) {
    await user.click(sheet.getByRole('radio', { name }))
    await waitFor(() => expect(sheet.getByRole('radio', { name })).toBeChecked())
    expect(sheet.getByLabelText(/^Title/)).toHaveValue('The fox is back')
  }
  expect(readTags(sheet.getByLabelText(/^Tags/))).toContain('#fox')
})

test.each(['Later', 'Escape'])('leaves the recording for later with %s', async (how) => {
  const { user } = await speakFirst()
  await record(user)
  const sheet = await findSheet()
  if (how === 'Later') await user.click(sheet.getByRole('button', { name: 'Later' }))
  else await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('Not published yet')).toBeVisible()
})

test('begins with a squawk again after another kind was chosen and nothing typed', async () => {
  const { user } = await speakFirst()
  await user.click(screen.getByRole('radio', { name: 'Hum Healing Story' }))
  expect(await screen.findByRole('button', { name: 'Record Reading Intention' })).toBeVisible()
  await user.click(screen.getAllByRole('link', { name: 'Settings' })[0] as HTMLElement)
  await user.click(screen.getAllByRole('link', { name: /^Record/ })[0] as HTMLElement)
  expect(await screen.findByText('Speak. Then choose where it goes.')).toBeVisible()
})
