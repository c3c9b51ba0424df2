/** Editing a published reply: its moments, and whether podcast apps may have it in a thread played as one. */
import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Parents } from '../../../domain/posts/connections.schema'
import type { Post } from '../../../domain/posts/posts.schema'
import {
  act,
  failWith,
  findBarriers,
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
import { mockMedia } from '../../../tests/components/media'
import { OverlayHost } from '../../screens/OverlayHost'
import { EditPostDialog } from './EditPostDialog'

const me = makeMe()
const fox = makePost({ title: 'The fox', seconds: 48 })
const reply = makePost({ title: 'Echo', author: toAuthor(me), parentId: fox.id })
const moment = { startMs: 10_000, endMs: 12_000 }
const parents: Parents = { items: [{ ...fox, connection: 'reply', moment }] }

type LiveProps = { post: Post; onReady: (setPost: (next: Post) => void) => void }

/** The editor of a post that another device may change. */
function LiveEditor({ post, onReady }: LiveProps) {
  const [shown, setShown] = useState(post)
  useEffect(() => onReady(setShown), [onReady])
  return <EditPostDialog post={shown} onClose={vi.fn()} />
}

async function openLiveEditor(post: Post) {
  const onReady = vi.fn<LiveProps['onReady']>()
  const api = { 'PATCH /api/posts/{id}': () => post, 'GET /api/posts/{id}': () => fox }
  const app = await renderPart(<LiveEditor post={post} onReady={onReady} />, { viewer: me, api })
  const dialog = within(await screen.findByRole('dialog'))
  const changeElsewhere = (changes: Partial<Post>) =>
    act(async () => onReady.mock.calls[0]?.[0]({ ...post, ...changes }))
  return { ...app, dialog, changeElsewhere }
}

async function openEditor(post: Post, api: Handlers = {}) {
  mockMedia()
  const onClose = vi.fn()
  const editor = (
    <>
      <EditPostDialog post={post} onClose={onClose} />
      <OverlayHost account={{ me, signOut: vi.fn() }} />
    </>
  )
  const app = await renderPart(editor, {
    viewer: me,
    api: {
      'GET /api/posts/{id}': () => fox,
      'GET /api/posts/{id}/parents': () => parents,
      'PATCH /api/connections/{childId}/{parentId}': () => parents,
      'PATCH /api/posts/{id}': () => ({ ...post, allowsBraid: true }),
      ...api,
    },
  })
  const element = await screen.findByRole('dialog')
  return { ...app, dialog: within(element), element, onClose }
}

test('changes the moment of a reply and nothing else', async () => {
  const { user, api, dialog, onClose } = await openEditor(reply)
  const toggle = await dialog.findByRole('button', { name: 'Moment of The fox: 0:10 – 0:12. Change it' })
  await user.click(toggle)
  const stage = await screen.findByRole('dialog', { name: 'Choose a moment' })
  const start = await within(stage).findByRole('slider', { name: 'Start' })
  start.focus()
  await user.keyboard('{ArrowRight}')
  expect(await findBarriers(stage)).toEqual([])
  await user.click(within(stage).getByRole('button', { name: 'Done' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const [saved] = api.requestsTo('PATCH /api/connections/{childId}/{parentId}')
  const { moment: sent } = (saved?.body ?? {}) as { moment: typeof moment }
  expect(saved?.params).toEqual({ childId: reply.id, parentId: fox.id })
  expect(sent.startMs).toBeGreaterThan(moment.startMs)
  expect(sent.endMs).toBe(moment.endMs)
  expect(api.requestsTo('PATCH /api/posts/{id}')).toEqual([])
})

test('takes the moment back for the whole post, and keeps that when the server refuses it', async () => {
  const { user, dialog, onClose } = await openEditor(reply, {
    'PATCH /api/connections/{childId}/{parentId}': replyInTurn(
      failWith('connection.not_found'),
      () => parents,
    ),
  })
  await user.click(await dialog.findByRole('button', { name: /^Moment of The fox/ }))
  await user.click(await screen.findByRole('button', { name: 'Reply to the whole post instead' }))
  expect(await dialog.findByRole('button', { name: 'Choose a moment of The fox' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('We can’t find this connection.')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

test('lets podcast apps have a public reply, or a thread, only where the author says so', async () => {
  const { user, api, dialog } = await openEditor(reply)
  const check = dialog.getByRole('checkbox', {
    name: 'Podcast apps may play this reply as a part of the conversation',
  })
  expect(check).not.toBeChecked()
  await user.click(check)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(api.requestsTo('PATCH /api/posts/{id}')).toHaveLength(1))
  expect(api.requestsTo('PATCH /api/posts/{id}')[0]?.body).toEqual({ allowsBraid: true })
})

test('offers neither for a message, nor moments for a post that begins a thread', async () => {
  const { dialog, unmount } = await openEditor(makePost({ author: toAuthor(me) }))
  expect(dialog.getByRole('checkbox', { name: /as one recording/ })).toBeVisible()
  expect(dialog.queryByRole('button', { name: /moment/i })).toBeNull()
  unmount()
  const message = makePost({ kind: 'mue', visibility: 'private', author: toAuthor(me) })
  const { dialog: other } = await openEditor(message)
  expect(other.queryByRole('checkbox')).toBeNull()
})

test('sends only what was typed here, and shows what another device saved meanwhile', async () => {
  const { user, api, dialog, changeElsewhere } = await openLiveEditor(
    makePost({ title: 'The fox', content: 'Before', author: toAuthor(me) }),
  )
  await user.type(dialog.getByRole('textbox', { name: /^Title/ }), ' is back')
  await changeElsewhere({ content: 'From the other device' })
  expect(await dialog.findByDisplayValue('From the other device')).toBeVisible()
  expect(dialog.getByDisplayValue('The fox is back')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(api.requestsTo('PATCH /api/posts/{id}')).toHaveLength(1))
  expect(api.requestsTo('PATCH /api/posts/{id}')[0]?.body).toEqual({ title: 'The fox is back' })
})
