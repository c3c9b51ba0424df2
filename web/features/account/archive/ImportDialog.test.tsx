/** The import of an export in Settings: files that are none, the choice, an interruption, and what was left out. */
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { ARCHIVE_FILES, createArchiveManifest } from '../../../../domain/archives/archives'
import {
  failWith,
  findBarriers,
  type Handlers,
  makeMe,
  renderApp,
  screen,
  within,
} from '../../../../tests/components'

const RECORD = {
  kind: 'squawk',
  subtype: null,
  content: '',
  tags: ['a'],
  visibility: 'public',
  replyPolicy: 'everyone',
  priceCents: 0,
  detail: {},
  parents: [],
  createdAt: '2026-01-02T00:00:00.000Z',
}
const POSTS = [
  { ...RECORD, id: 'post_1', title: 'One', audio: 'voices/1.mp3' },
  { ...RECORD, id: 'post_2', title: 'Two', audio: 'voices/2.mp3' },
  { ...RECORD, id: 'post_3', title: 'Lost', audio: 'voices/3.mp3' },
  { ...RECORD, id: 'post_4', title: 'Tale', kind: 'hum', audio: 'voices/1.mp3' },
  { ...RECORD, id: 'post_5', title: 'Gone', audio: 'voices/1.mp3', fadesAt: '2026-01-03T00:00:00.000Z' },
]
const MANIFEST = createArchiveManifest({
  site: 'https://old.example',
  username: 'wren',
  exportedAt: '2026-01-02T00:00:00.000Z',
})

function createFile(posts: unknown = POSTS, manifest: unknown = MANIFEST): File {
  const files = {
    [ARCHIVE_FILES.manifest]: strToU8(JSON.stringify(manifest)),
    [ARCHIVE_FILES.posts]: strToU8(JSON.stringify(posts)),
    [ARCHIVE_FILES.messages]: strToU8('[{"id":"post_9"}]'),
    'voices/1.mp3': strToU8('one'),
    'voices/2.mp3': strToU8('two'),
  }
  return new File([zipSync(files) as Uint8Array<ArrayBuffer>], 'owlcast.zip', { type: 'application/zip' })
}

const UPLOAD = { id: 'med_1', state: 'stored', seconds: 3, secondsLimit: 300, expiresAt: 1 } as const
const SERVER: Handlers = {
  'POST /api/me/import/imported-ids': () => ({ ids: [] }),
  'POST /api/me/import/uploads': () => UPLOAD,
  'PUT /api/me/import/posts/{id}': () => ({ postId: 'post_x', isNew: true }),
}

async function openDialog(handlers: Handlers = SERVER) {
  const { user, api } = await renderApp({
    path: '/?view=settings&group=data',
    viewer: makeMe(),
    api: handlers,
  })
  await user.click(await screen.findByRole('button', { name: 'Bring in' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Bring in an export' }))
  const choose = (file: File) =>
    user.upload(
      document.querySelector<HTMLInputElement>('dialog input[type="file"]') as HTMLInputElement,
      file,
    )
  return { user, api, dialog, choose }
}

test('says what is wrong with a file, and lets another one be chosen', async () => {
  const { dialog, choose } = await openDialog()
  await choose(new File(['text'], 'owlcast.zip', { type: 'application/zip' }))
  expect(await dialog.findByText('This isn’t a zip file.')).toBeVisible()
  await choose(createFile(POSTS, { ...MANIFEST, version: 99 }))
  expect(await dialog.findByText(/newer version of Owlcast/)).toBeVisible()
  await choose(createFile([]))
  expect(await dialog.findByText('There is nothing in this file to bring in.')).toBeVisible()
})

test('shows what is in the file, and imports what is chosen', async () => {
  const { user, api, dialog, choose } = await openDialog()
  await choose(createFile())
  expect(await dialog.findByText(/Exported by @wren from old.example/)).toBeVisible()
  expect(dialog.getByText(/Messages stay out/)).toBeVisible()
  expect(dialog.getByText('1 post has faded and stays out.')).toBeVisible()
  expect(dialog.getByRole('checkbox', { name: /Squawks 3/ })).toBeChecked()
  await user.click(dialog.getByRole('checkbox', { name: /Hums 1/i }))
  // The hidden input is opened by its button.
  expect((await findBarriers()).filter((barrier) => !barrier.includes('type="file"'))).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Bring in' }))
  expect(await dialog.findByText('2 posts came in.')).toBeVisible()
  expect(dialog.getByText('Its sound is missing or damaged.')).toBeVisible()
  expect(api.requestsTo('PUT /api/me/import/posts/{id}')).toHaveLength(2)
})

test('goes on after an interruption, without what the account has already', async () => {
  let isOnline = false
  const { user, api, dialog, choose } = await openDialog({
    ...SERVER,
    'PUT /api/me/import/posts/{id}': () =>
      isOnline ? { postId: 'post_x', isNew: true } : failWith('request.unavailable')(),
    'POST /api/me/import/imported-ids': () => ({ ids: isOnline ? ['post_1'] : [] }),
  })
  await choose(createFile(POSTS.slice(0, 2)))
  await user.click(await dialog.findByRole('button', { name: 'Bring in' }))
  const resume = await dialog.findByRole('button', { name: 'Continue' })
  const before = api.requestsTo('PUT /api/me/import/posts/{id}').length
  isOnline = true
  await user.click(resume)
  expect(await dialog.findByText('1 post came in. 1 was here already.')).toBeVisible()
  expect(api.requestsTo('PUT /api/me/import/posts/{id}')).toHaveLength(before + 1)
})

test('lists what the server refused, with its reason', async () => {
  const { user, dialog, choose } = await openDialog({
    ...SERVER,
    'PUT /api/me/import/posts/{id}': failWith('import.expired'),
  })
  await choose(createFile(POSTS.slice(0, 1)))
  await user.click(await dialog.findByRole('button', { name: 'Bring in' }))
  expect(await dialog.findByText('1 was left out:')).toBeVisible()
  expect(dialog.getByText(/has faded already/)).toBeVisible()
})
