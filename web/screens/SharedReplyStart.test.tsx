/** Replying from a share page with the context that the page stored in this tab. */
import { expect, test } from 'vitest'
import { failWith, getPath, renderApp, screen, waitFor } from '../../tests/components'

test.each([
  ['nothing', null, /The post you wanted to reply to is gone\./],
  ['broken JSON', '{', /The post you wanted to reply to is gone\./],
  [
    'a post that is not there',
    JSON.stringify({ id: 'post_nowhere', type: 'squawk', title: 'Made up' }),
    /The post you wanted to reply to is gone\./,
  ],
])('shows just the view and says why when the tab kept %s', async (_name, kept, text) => {
  if (kept) sessionStorage.setItem('owlcast.reply', kept)
  await renderApp({
    path: '/?view=squawks&reply=true',
    viewer: 'free',
    api: { 'GET /api/posts/{id}': failWith('post.not_found') },
  })
  expect(await screen.findByText(text)).toBeVisible()
  await waitFor(() => expect(getPath()).toBe('/?view=squawks'))
  expect((await screen.findAllByRole('link', { name: 'Create Squawk' }))[0]).toBeVisible()
  expect(screen.queryByText('Made up')).toBeNull()
  expect(sessionStorage.getItem('owlcast.reply')).toBeNull()
})
