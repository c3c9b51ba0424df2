/** The words of a post for its author: correcting, asking for them, and removing them. */
import { expect, test } from 'vitest'
import type { Post } from '../../../domain/posts/posts.schema'
import {
  failWith,
  findAlert,
  findBarriers,
  makeFeed,
  makeMe,
  makePost,
  makeSpokenPost,
  makeTranscript,
  type RenderOptions,
  renderApp,
  replyInTurn,
  screen,
  setOnline,
  toAuthor,
  waitFor,
  within,
} from '../../../tests/components'

const me = makeMe()
const TEXT =
  'So I woke at five, no reason, and I just lay there and listened. First a kettle, two floors down. Then the marlin started, the one on the chimney.'

async function openFeed(changes: Partial<Post>, options: RenderOptions = {}) {
  const post = makeSpokenPost(TEXT, { title: 'At five', author: toAuthor(me), ...changes })
  const app = await renderApp({
    path: '/?view=speace',
    viewer: me,
    ...options,
    api: {
      'GET /api/posts': () => makeFeed([post]),
      'GET /media/{id}/words.json': () => makeTranscript(TEXT),
      ...options.api,
    },
  })
  const card = within(await screen.findByRole('article', { name: post.title }))
  const openMenu = async (name: string) => {
    await app.user.click(card.getByRole('button', { name: 'More actions for At five' }))
    await app.user.click(card.getByRole('menuitem', { name }))
  }
  return { ...app, post, card, openMenu }
}

const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('saves corrected words as one text', async () => {
  const { user, api, openMenu, post } = await openFeed({})
  api.use({ 'PUT /api/posts/{id}/transcript': () => ({ ...post, editedAt: Date.now() }) })
  await openMenu('Correct the words')
  const dialog = await findDialog('Correct the words')
  const field = await dialog.findByDisplayValue(/marlin/)
  expect(await findBarriers(screen.getByRole('dialog'))).toEqual([])
  await user.clear(field)
  await user.type(field, 'Then the blackbird started.')
  await user.click(dialog.getByRole('button', { name: 'Save words' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.requestsTo('PUT /api/posts/{id}/transcript')).toMatchObject([
    {
      params: { id: post.id },
      body: {
        text: 'So I woke at five, no reason, and I just lay there and listened. First a kettle, two floors down. Then the blackbird started.',
      },
    },
  ])
  expect(await screen.findByText('Words saved')).toBeVisible()
})

test('keeps unsaved corrections when the dialog closes, and discards them on Cancel', async () => {
  const { user, openMenu } = await openFeed({})
  await openMenu('Correct the words')
  const field = await screen.findByDisplayValue(/marlin/)
  await user.type(field, ' Really.')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await openMenu('Correct the words')
  expect(await screen.findByDisplayValue(/Really\.$/)).toBeVisible()
  expect(screen.getByText('We’ve restored what you typed.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await openMenu('Correct the words')
  expect(await screen.findByDisplayValue(/chimney\.$/)).toBeVisible()
})

test('keeps what was typed when saving fails', async () => {
  const { user, openMenu, api } = await openFeed({})
  const error = { code: 'request.unavailable', message: 'Someone else was faster.', requestId: 'r' }
  api.use({ 'PUT /api/posts/{id}/transcript': () => Response.json({ error }, { status: 409 }) })
  await openMenu('Correct the words')
  const field = await screen.findByDisplayValue(/marlin/)
  await user.type(field, ' Really.')
  await user.click(screen.getByRole('button', { name: 'Save words' }))
  expect(await findAlert('Someone else was faster.')).toBeVisible()
  expect(field).toHaveValue('Then the marlin started, the one on the chimney. Really.')
})

test('shows what another device saved, keeps what was typed, and replaces it only after that', async () => {
  const { user, openMenu, api, post } = await openFeed({})
  api.use({ 'PUT /api/posts/{id}/transcript': replyInTurn(failWith('transcript.changed'), () => post) })
  await openMenu('Correct the words')
  const field = await screen.findByDisplayValue(/marlin/)
  await user.type(field, ' Really.')
  api.use({
    'GET /media/{id}/words.json': () => makeTranscript('From the other device.', { version: 'v2' }),
  })
  await user.click(screen.getByRole('button', { name: 'Save words' }))
  expect(await findAlert(/changed in another window/)).toBeVisible()
  expect(await screen.findByText('From the other device.')).toBeVisible()
  expect(await findBarriers(screen.getByRole('dialog'))).toEqual([])
  expect(field).toHaveValue('Then the marlin started, the one on the chimney. Really.')
  await user.click(screen.getByRole('button', { name: 'Save words' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = api.requestsTo('PUT /api/posts/{id}/transcript').map(({ body }) => body)
  expect(sent).toMatchObject([{ version: 'v1' }, { version: 'v2', text: expect.stringMatching(/Really\.$/) }])
})

test('says that the device is offline, and saves once it is not', async () => {
  const { user, openMenu, api, post } = await openFeed({})
  api.use({ 'PUT /api/posts/{id}/transcript': () => post })
  await openMenu('Correct the words')
  await user.type(await screen.findByDisplayValue(/marlin/), ' Really.')
  setOnline(false)
  await user.click(screen.getByRole('button', { name: 'Save words' }))
  expect(await within(screen.getByRole('dialog')).findByText(/You’re offline/)).toBeVisible()
  setOnline(true)
  await user.click(screen.getByRole('button', { name: 'Save words' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('asks for the words again in another language', async () => {
  const { user, openMenu, api, post } = await openFeed({})
  api.use({
    'POST /api/posts/{id}/transcript': () => ({ ...post, transcript: null, transcriptState: 'waiting' }),
  })
  await openMenu('Correct the words')
  const dialog = await findDialog('Correct the words')
  await user.click(await dialog.findByText('Write them down again'))
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Spoken language' }), 'Español')
  await user.click(dialog.getByRole('button', { name: 'Write them down again' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.requestsTo('POST /api/posts/{id}/transcript')).toMatchObject([{ body: { language: 'es' } }])
})

test.each([null, 'no_speech', 'failed'] as const)(
  'asks for words of a post without: %s',
  async (transcriptState) => {
    const { user, openMenu, api } = await openFeed({ transcript: null, transcriptState })
    const post = makePost({ transcriptState: 'waiting' })
    api.use({ 'POST /api/posts/{id}/transcript': () => post })
    await openMenu('Make words')
    const dialog = await findDialog('Words for this post')
    expect(await findBarriers(screen.getByRole('dialog'))).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Write down the words' }))
    expect(await screen.findByText('We’re writing down the words.')).toBeVisible()
    expect(api.requestsTo('POST /api/posts/{id}/transcript')).toMatchObject([{ body: { language: 'en' } }])
  },
)

test('removes the words after asking', async () => {
  const { user, openMenu, api, post } = await openFeed({})
  api.use({
    'DELETE /api/posts/{id}/transcript': () => ({ ...post, transcript: null, transcriptState: null }),
  })
  await openMenu('Correct the words')
  const dialog = await findDialog('Correct the words')
  await user.click(await dialog.findByRole('button', { name: 'Remove the words' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove the words?' }))
  await user.click(question.getByRole('button', { name: 'Keep them' }))
  expect(api.requestsTo('DELETE /api/posts/{id}/transcript')).toHaveLength(0)
  await user.click(dialog.getByRole('button', { name: 'Remove the words' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove the words' }),
  )
  expect(await screen.findByText('Words removed')).toBeVisible()
  expect(api.requestsTo('DELETE /api/posts/{id}/transcript')).toHaveLength(1)
})

test('offers no words to correct on posts of others', async () => {
  const { card, user } = await openFeed({ author: toAuthor(makeMe()) })
  await user.click(card.getByRole('button', { name: 'More actions for At five' }))
  expect(card.getByRole('menuitem', { name: 'Transcript' })).toBeVisible()
  expect(card.queryByRole('menuitem', { name: 'Correct the words' })).toBeNull()
  expect(card.queryByRole('button', { name: 'Correct the words' })).toBeNull()
})
