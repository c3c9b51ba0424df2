/** Editing the viewer's own profile: field errors, colours and cancelling. */
import { describe, expect, test, vi } from 'vitest'
import {
  failWith,
  findAlert,
  findBarriers,
  fireEvent,
  makeMe,
  renderApp,
  screen,
  waitFor,
  within,
} from '../../../../tests/components'

const me = makeMe({ displayName: 'Wren Okafor', username: 'wren', avatarColor: 'green' })

async function openForm() {
  const app = await renderApp({ path: '/?view=profile', viewer: me })
  await app.user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
  const element = await screen.findByRole('form', { name: 'Edit your profile' })
  const form = within(element)
  const input = element.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no input for a picture.')
  return {
    ...app,
    form,
    displayName: form.getByLabelText('Display name'),
    username: form.getByLabelText(/^Username/),
    save: form.getByRole('button', { name: 'Save' }),
    picture: within(form.getByRole('group', { name: 'Picture' })),
    avatar: () => element.querySelector('.avatar'),
    // Some browsers ignore `accept` and allow any file.
    chooseFile: (file: File) => fireEvent.change(input, { target: { files: [file] } }),
  }
}

describe('names', () => {
  test('focuses a refused field with its error, before anything is typed elsewhere', async () => {
    const { user, form, displayName, save } = await openForm()
    await user.clear(displayName)
    vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
    await user.click(save)
    expect(await findAlert('Please fill in all fields', form)).toBeVisible()
    expect(displayName).toHaveFocus()
  })

  test('show errors at their field and focus it', async () => {
    const { user, api, form, displayName, username, save } = await openForm()
    expect(displayName).toHaveFocus()
    await user.clear(displayName)
    await user.type(displayName, ' ')
    await user.click(save)
    expect(await findAlert('Please fill in all fields', form)).toBeVisible()
    await waitFor(() => expect(displayName).toHaveFocus())
    expect(api.requestsTo('PATCH /api/me/profile')).toEqual([])
    api.use({ 'PATCH /api/me/profile': failWith('auth.username_taken', {}, 'username') })
    await user.type(displayName, 'Édith ßeta')
    await user.clear(username)
    await user.type(username, 'mara')
    await user.click(save)
    expect(await findAlert('This username is taken. Please choose another.', form)).toBeVisible()
    await waitFor(() => expect(username).toHaveFocus())
    expect(username).toHaveAccessibleDescription(/taken/)
    await user.clear(username)
    await user.type(username, 'wren')
    expect(form.queryByText('This username is taken. Please choose another.')).toBeNull()
  })

  test('stay unchanged when editing is cancelled', async () => {
    const { user, api, form, displayName } = await openForm()
    await user.clear(displayName)
    await user.type(displayName, 'Édith ßeta')
    // happy-dom does not hide the file input behind the button.
    const barriers = await findBarriers(screen.getByRole('main'))
    expect(barriers.filter((barrier) => !barrier.includes('type="file"'))).toEqual([])
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('heading', { name: 'Wren Okafor' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
    expect(api.requestsTo('PATCH /api/me/profile')).toEqual([])
    expect(api.requestsTo('PUT /api/me/avatar')).toEqual([])
  })
})

test('the fediverse address shows its error at its field and is saved', async () => {
  const { user, api, form, save } = await openForm()
  const address = form.getByLabelText(/^Fediverse address/)
  await user.type(address, 'wren')
  await user.click(save)
  expect(await findAlert('Please write it like @name@server.example', form)).toBeVisible()
  await waitFor(() => expect(address).toHaveFocus())
  expect(api.requestsTo('PATCH /api/me/profile')).toEqual([])
  const saved = { ...me, fediverseAddress: '@wren@owls.example' }
  api.use({
    'PATCH /api/me/profile': () => {
      api.viewer = saved
      return saved
    },
  })
  await user.type(address, '@owls.example')
  await user.click(save)
  expect(await screen.findByText('@wren@owls.example')).toBeVisible()
  // Nothing else is sent, so that what another device saved stays.
  expect(api.requestsTo('PATCH /api/me/profile').map(({ body }) => body)).toEqual([
    { fediverseAddress: 'wren@owls.example' },
  ])
})

describe('the picture', () => {
  test('is refused when it is no image or too large', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no image')))
    const { picture, chooseFile } = await openForm()
    chooseFile(new File(['hoo'], 'notes.txt', { type: 'text/plain' }))
    expect(await findAlert('Please select an image file', picture)).toBeVisible()
    expect(picture.getByRole('button', { name: 'Upload picture' })).toBeEnabled()
    chooseFile(new File([new Uint8Array(10_000_001)], 'huge.jpg', { type: 'image/jpeg' }))
    expect(await findAlert('Image must be smaller than 10MB', picture)).toBeVisible()
    chooseFile(new File(['<!doctype html>'], 'page.png', { type: 'image/png' }))
    expect(await findAlert('Please select an image file', picture)).toBeVisible()
    expect(picture.queryByRole('button', { name: 'Remove' })).toBeNull()
    expect(picture.getByRole('button', { name: 'Upload picture' })).toBeVisible()
  })

  test('can be removed before saving', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close: () => undefined }))
    const context = { fillRect: () => undefined, drawImage: () => undefined }
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take, type) =>
      take(new Blob(['picture'], { type: type ?? '' })),
    )
    const { user, picture, chooseFile } = await openForm()
    chooseFile(new File(['picture'], 'owl.jpg', { type: 'image/jpeg' }))
    await user.click(await picture.findByRole('button', { name: 'Remove' }))
    const upload = await picture.findByRole('button', { name: 'Upload picture' })
    expect(upload).toHaveFocus()
    expect(picture.queryByRole('button', { name: 'Remove' })).toBeNull()
  })

  test('shows the initials in the colour chosen by keyboard or at random', async () => {
    const { user, displayName, picture, avatar } = await openForm()
    await user.clear(displayName)
    await user.type(displayName, 'Édith ßeta')
    expect(avatar()).toHaveAttribute('data-initials', 'ÉS')
    picture.getByRole('radio', { name: 'Orange' }).focus()
    await user.keyboard(' ')
    await user.keyboard('{ArrowRight}')
    expect(picture.getByRole('radio', { name: 'Amber' })).toBeChecked()
    expect(avatar()).toHaveClass('av-amber')
    await user.click(picture.getByRole('button', { name: 'Random colour' }))
    expect(avatar()).not.toHaveClass('av-amber')
  })
})
