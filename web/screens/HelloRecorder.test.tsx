/** Recording the hello of the own profile. */
import { expect, test } from 'vitest'
import { makeMe, renderPart, screen, waitFor } from '../../tests/components'
import { acceptRecordings, record, setUpMicrophone } from '../../tests/components/microphone'
import { HelloRecorder } from './HelloRecorder'

setUpMicrophone()
const me = makeMe()

async function recordHello() {
  const { user, api } = await renderPart(<HelloRecorder ownerId={me.id} onClose={() => undefined} />, {
    viewer: me,
    api: {
      ...acceptRecordings(),
      'PUT /api/me/hello': () => ({
        id: 'med_1',
        audioUrl: '/media/med_1',
        seconds: 2,
        text: '',
        isTextPending: false,
      }),
    },
  })
  await record(user)
  const save = async () => {
    await user.click(await screen.findByRole('button', { name: 'Save hello' }))
    await waitFor(() => expect(api.requestsTo('PUT /api/me/hello')).toHaveLength(1))
    return api.requestsTo('PUT /api/me/hello')[0]?.body as { text: string | null }
  }
  return { user, save }
}

test('leaves the words to the site where nobody has typed any', async () => {
  const { save } = await recordHello()
  expect((await save()).text).toBeNull()
})

test('keeps a hello without words where they were taken out', async () => {
  const { user, save } = await recordHello()
  const field = await screen.findByRole('textbox')
  await user.type(field, 'Hi')
  await user.clear(field)
  expect((await save()).text).toBe('')
})
