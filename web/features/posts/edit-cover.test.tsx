/** The cover in the editor of an owlcast: a picture chosen, saved, discarded and refused. */
import { beforeEach, expect, test, vi } from 'vitest'
import type { Post } from '../../../domain/posts/posts.schema'
import {
  failWith,
  findAlert,
  findBarriers,
  fireEvent,
  type Handlers,
  makeMe,
  makePost,
  renderPart,
  replyInTurn,
  screen,
  toAuthor,
  waitFor,
  within,
} from '../../../tests/components'
import { clearChosenCovers } from './chosen-covers'
import { EditPostDialog } from './EditPostDialog'

const me = makeMe()
const drawn = makePost({ kind: 'owlcast', title: 'Night walks', audioUrl: null, author: toAuthor(me) })
const cover = { url: '/media/med_1.jpg', side: 1400 }
const own = { ...drawn, cover }
const PHOTO = new File(['picture'], 'owl.png', { type: 'image/png' })

/** Lets the browser read every picture as one of this size. */
function mockPictures(width: number, height: number): void {
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => undefined }))
}

beforeEach(() => {
  clearChosenCovers()
  mockPictures(3000, 2000)
  const context = { fillRect: () => undefined, drawImage: () => undefined }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take, type) =>
    take(new Blob(['picture'], { type: type ?? '' })),
  )
})

async function openEditor(post: Post, api: Handlers = {}) {
  const onClose = vi.fn()
  const app = await renderPart(<EditPostDialog post={post} onClose={onClose} />, {
    viewer: me,
    api: {
      'PUT /api/posts/{id}/cover': () => own,
      'DELETE /api/posts/{id}/cover': () => drawn,
      'PATCH /api/posts/{id}': () => drawn,
      ...api,
    },
  })
  const element = await screen.findByRole('dialog')
  const dialog = within(element)
  const input = element.querySelector<HTMLInputElement>('input[type=file]')
  return {
    ...app,
    dialog,
    onClose,
    field: within(dialog.getByRole('group', { name: 'Cover' })),
    picture: () => element.querySelector('.cover img'),
    // Some browsers ignore `accept` and allow any file.
    chooseFile: (file: File) => input && fireEvent.change(input, { target: { files: [file] } }),
  }
}

test('shows a chosen picture, and uploads it with Save', async () => {
  const { user, api, dialog, field, picture, chooseFile, onClose } = await openEditor(drawn)
  expect(picture()).toBeNull()
  expect(field.queryByRole('button', { name: 'Use drawn cover' })).toBeNull()
  chooseFile(PHOTO)
  await waitFor(() => expect(picture()).toHaveAttribute('src', expect.stringMatching(/^blob:/)))
  expect(picture()).toHaveAttribute('alt', '')
  expect(field.queryByText(/1400 pixels/)).toBeNull()
  const barriers = await findBarriers(screen.getByRole('dialog'))
  // happy-dom does not hide the file input behind the button.
  expect(barriers.filter((barrier) => !barrier.includes('type="file"'))).toEqual([])
  expect(api.requestsTo('PUT /api/posts/{id}/cover')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(api.requestsTo('PUT /api/posts/{id}/cover').map(({ params }) => params)).toEqual([{ id: drawn.id }])
  expect(api.requestsTo('PATCH /api/posts/{id}')).toEqual([])
})

test('says where podcast apps show the drawn cover, since the picture is small', async () => {
  mockPictures(900, 1200)
  const { field, chooseFile } = await openEditor(drawn)
  chooseFile(PHOTO)
  expect(await field.findByText(/at least 1400 pixels a side/)).toBeVisible()
})

test('goes back to the drawn cover: before saving, and of a saved picture', async () => {
  const { user, api, dialog, field, picture, chooseFile, onClose, unmount } = await openEditor(drawn)
  chooseFile(PHOTO)
  await user.click(await field.findByRole('button', { name: 'Use drawn cover' }))
  expect(picture()).toBeNull()
  expect(field.getByRole('button', { name: 'Choose picture' })).toHaveFocus()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(api.requestsTo('DELETE /api/posts/{id}/cover')).toEqual([])
  unmount()

  const other = await openEditor(own)
  expect(other.picture()).toHaveAttribute('src', cover.url)
  await other.user.click(other.field.getByRole('button', { name: 'Use drawn cover' }))
  expect(other.picture()).toBeNull()
  expect(other.api.requestsTo('DELETE /api/posts/{id}/cover')).toEqual([])
  await other.user.click(other.dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(other.onClose).toHaveBeenCalled())
  expect(other.api.requestsTo('DELETE /api/posts/{id}/cover')).toHaveLength(1)
})

test('keeps the picture that was saved when Cancel discards a new one, and a new one when the form is closed', async () => {
  const { picture, chooseFile, unmount } = await openEditor(own)
  chooseFile(PHOTO)
  await waitFor(() => expect(picture()).toHaveAttribute('src', expect.stringMatching(/^blob:/)))
  unmount()
  const again = await openEditor(own)
  expect(again.dialog.getByText('We’ve restored what you typed.')).toBeVisible()
  await waitFor(() => expect(again.picture()).toHaveAttribute('src', expect.stringMatching(/^blob:/)))
  await again.user.click(again.dialog.getByRole('button', { name: 'Cancel' }))
  again.unmount()
  const { picture: saved, api } = await openEditor(own)
  expect(saved()).toHaveAttribute('src', cover.url)
  expect(api.requestsTo('PUT /api/posts/{id}/cover')).toEqual([])
})

test('refuses a file that is no picture or too large, and keeps the cover', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no image')))
  const { field, picture, chooseFile } = await openEditor(own)
  chooseFile(new File(['hoo'], 'notes.txt', { type: 'text/plain' }))
  expect(await findAlert('Please select an image file', field)).toBeVisible()
  chooseFile(new File([new Uint8Array(10_000_001)], 'huge.jpg', { type: 'image/jpeg' }))
  expect(await findAlert('Image must be smaller than 10MB', field)).toBeVisible()
  chooseFile(new File(['<!doctype html>'], 'page.png', { type: 'image/png' }))
  expect(await findAlert('Please select an image file', field)).toBeVisible()
  expect(picture()).toHaveAttribute('src', cover.url)
})

test('keeps the picture in the form when it cannot be saved, and saves it again', async () => {
  const { user, dialog, picture, chooseFile, onClose } = await openEditor(drawn, {
    'PUT /api/posts/{id}/cover': replyInTurn(failWith('request.failed'), () => own),
  })
  chooseFile(PHOTO)
  await waitFor(() => expect(picture()).not.toBeNull())
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Something went wrong on our side. Please try again.')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  expect(picture()).not.toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

test('is not offered for a recording or another kind', async () => {
  const recording = makePost({ kind: 'owlcast', owlcastId: drawn.id, author: toAuthor(me) })
  for (const post of [recording, makePost({ author: toAuthor(me) })]) {
    const { unmount } = await renderPart(<EditPostDialog post={post} onClose={vi.fn()} />, { viewer: me })
    expect((await screen.findByRole('dialog')).querySelector('.cover-field')).toBeNull()
    unmount()
  }
})
