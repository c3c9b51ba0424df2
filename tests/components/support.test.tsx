/** The component test support itself: what it reports as errors, and that no state reaches the next test. */
import { useQuery } from '@tanstack/react-query'
import { atom, getDefaultStore, useAtom } from 'jotai'
import { expect, test } from 'vitest'
import { request } from '../../web/api/client'
import { ConfirmDialog } from '../../web/ui/overlays/ConfirmDialog'
import { Dialog } from '../../web/ui/overlays/Dialog'
import { Menu } from '../../web/ui/overlays/Menu'
import { showToast } from '../../web/ui/overlays/toast'
import {
  failWith,
  findBarriers,
  makePost,
  type RenderedApp,
  readClipboard,
  renderPart,
  screen,
  setOnline,
  waitFor,
  waitForever,
} from '.'

const countAtom = atom(0)

function Counter() {
  const [count, setCount] = useAtom(countAtom)
  const reads = useQuery({
    queryKey: ['reads'],
    queryFn: async () => (await request('/api/owlcasts')).json(),
  })
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${count} ${reads.status}`}
    </button>
  )
}

/** Takes the recorded errors, so that the test that caused them passes. */
const takeErrors = ({ api }: RenderedApp) => api.errors.splice(0)

for (const round of ['first', 'second'])
  test(`starts with empty stores, queries, toasts, storage and selection in the ${round} test`, async () => {
    expect(localStorage.length).toBe(0)
    expect(location.search).toBe('')
    expect(navigator.onLine).toBe(true)
    expect(getSelection()).toHaveProperty('isCollapsed', true)
    const { user } = await renderPart(<Counter />, { path: '/?view=hum' })
    const button = screen.getByRole('button')
    expect(button).toHaveTextContent('0 pending')
    expect(screen.queryByText('Left over')).toBeNull()
    await user.click(button)
    await waitFor(() => expect(button).toHaveTextContent('1 success'))
    expect(getDefaultStore().get(countAtom)).toBe(1)
    showToast({ text: 'Left over', tone: 'bad' })
    expect(await screen.findByText('Left over')).toBeVisible()
    localStorage.setItem('left', 'over')
    setOnline(false)
    getSelection()?.selectAllChildren(button)
    expect(getSelection()).toHaveProperty('isCollapsed', false)
  })

test('records a request without a handler by its name', async () => {
  const app = await renderPart(null)
  await expect(request('/api/search?q=fox')).rejects.toMatchObject({ code: 'request.unavailable' })
  expect(takeErrors(app)).toEqual(['Unhandled request: GET /api/search?q=fox'])
})

test('records a response that does not fit the schema of its route', async () => {
  const broken = { ...makePost(), title: undefined as unknown as string }
  const app = await renderPart(null, { api: { 'GET /api/posts/{id}': () => broken } })
  await request('/api/posts/post_1')
  expect(takeErrors(app)).toEqual([expect.stringContaining('Invalid response of GET /api/posts/{id}')])
})

test('responds with the code, text and field of the error table', async () => {
  await renderPart(null, {
    api: {
      'GET /api/posts/{id}': failWith('post.not_found', {}, 'title'),
      'GET /api/owlcasts': waitForever(),
    },
  })
  await expect(request('/api/posts/post_1')).rejects.toMatchObject({
    code: 'post.not_found',
    status: 404,
    field: 'title',
  })
  const stop = new AbortController()
  const asked = request('/api/owlcasts', { signal: stop.signal })
  stop.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
})

test('fails every request while the device is offline', async () => {
  await renderPart(null, { isOnline: false })
  await expect(request('/api/owlcasts')).rejects.toMatchObject({ code: 'request.offline' })
})

test('focuses the first control of a modal, and closes it by Escape', async () => {
  let closed = 0
  const { user } = await renderPart(
    <ConfirmDialog
      title="Sure?"
      text="It is gone."
      keep="Keep it"
      confirm="Delete"
      onConfirm={() => undefined}
      onClose={() => {
        closed += 1
      }}
    />,
  )
  expect(screen.getByRole('alertdialog', { name: 'Sure?' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(closed).toBe(1)
})

test('leaves the focus in a modal when an element outside of it asks for the focus', async () => {
  await renderPart(
    <>
      <a href="/">Home</a>
      <Dialog title="Report" onClose={() => undefined}>
        <input aria-label="Reason" />
      </Dialog>
    </>,
  )
  screen.getByLabelText('Reason').focus()
  screen.getByText('Home').focus()
  expect(screen.getByLabelText('Reason')).toHaveFocus()
})

test('opens a popover by its button, and returns the focus on Escape', async () => {
  const { user } = await renderPart(
    <Menu label="More" items={[{ label: 'Copy', run: () => void navigator.clipboard.writeText('copied') }]}>
      …
    </Menu>,
  )
  const opener = screen.getByRole('button', { name: 'More' })
  await user.click(opener)
  expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
  expect(opener).toHaveFocus()
  await user.click(opener)
  await user.click(screen.getByRole('menuitem', { name: 'Copy' }))
  expect(await readClipboard()).toBe('copied')
})

test('finds a button without a name', async () => {
  await renderPart(<button type="button" id="nameless" />)
  expect(await findBarriers(document.body)).toEqual([expect.stringMatching(/^button-name: .*nameless/)])
})
