/** The imports of podcasts in Settings: loading, empty, failed, unproved, running and cancelled. */
import { expect, test } from 'vitest'
import type { Import } from '../../../domain/imports/imports.schema'
import {
  failWith,
  findBarriers,
  type Handlers,
  makeMe,
  renderApp,
  screen,
  waitFor,
  within,
} from '../../../tests/components'

const item: Import = {
  id: 'imp_1',
  feedUrl: 'https://pod.example/feed.xml',
  title: 'Night Trains',
  state: 'running',
  code: 'owlcast-abc',
  emailHint: null,
  isCodeSent: false,
  owlcastId: 'post_1',
  isCapped: true,
  itemsBeyond: 340,
  isCutOff: false,
  waiting: 2,
  imported: 1,
  refused: 1,
  finishedAt: null,
}

async function openImports(api: Handlers) {
  const { user } = await renderApp({ path: '/?view=settings&group=data', viewer: makeMe(), api })
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Import a podcast' })) }
}

test('says that there are none, and loads again after an error', async () => {
  let isBroken = true
  const { user, dialog } = await openImports({
    'GET /api/imports': () => (isBroken ? failWith('request.failed')() : { items: [] }),
  })
  expect(await dialog.findByRole('alert')).toBeVisible()
  isBroken = false
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('No imports yet.')).toBeVisible()
})

test('shows the progress of a running import, and cancels it', async () => {
  let current = item
  const { user, dialog } = await openImports({
    'GET /api/imports': () => ({ items: [current] }),
    'POST /api/imports/{id}/continue': () => current,
    'POST /api/imports/{id}/cancel': () => {
      current = { ...item, state: 'cancelled' }
      return undefined
    },
  })
  expect(await dialog.findByText(/2 of 4 episodes done/)).toBeVisible()
  expect(dialog.getByRole('progressbar', { name: 'Progress of the import' })).toHaveValue(2)
  expect(dialog.getByText(/has 340 more episodes\. An import takes only the first 1,000\.$/)).toBeVisible()
  expect(await findBarriers()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await dialog.findByText(/You cancelled the import/)).toBeVisible()
})

test.each([
  [340, 'This feed has 340 more episodes. An import takes only the first 1,000.'],
  [1, 'This feed has 1 more episode. An import takes only the first 1,000.'],
  [12_345, 'This feed has 12,345 more episodes. An import takes only the first 1,000.'],
  [null, 'This feed has more episodes. An import takes only the first 1,000, and at most 20 MB.'],
])('says what is beyond the limit: %s', async (itemsBeyond, text) => {
  const { dialog } = await openImports({
    'GET /api/imports': () => ({ items: [{ ...item, state: 'unproved', itemsBeyond }] }),
  })
  expect(await dialog.findByText(text)).toBeVisible()
})

test.each([true, false])('says that the feed ends in the middle: %s', async (isCutOff) => {
  const { dialog } = await openImports({
    'GET /api/imports': () => ({
      items: [{ ...item, state: 'finished', isCapped: false, itemsBeyond: null, isCutOff }],
    }),
  })
  expect(await dialog.findByText(item.title)).toBeVisible()
  const texts = dialog.queryAllByText('This feed ends in the middle. What follows is missing.')
  expect(texts).toHaveLength(isCutOff ? 1 : 0)
})

test('offers the feeds of a page that names several', async () => {
  const [episodes, clips] = ['https://pod.example/feed.xml', 'https://pod.example/clips.xml?a=1,2']
  const typed: unknown[] = []
  const { user, dialog } = await openImports({
    'GET /api/imports': () => ({ items: [] }),
    'POST /api/imports': ({ body }) => {
      typed.push(body)
      return typed.length === 1
        ? failWith('import.feed_choice', { url: `${episodes} , ${clips}` }, 'url')()
        : { ...item, state: 'unproved' }
    },
  })
  await user.type(dialog.getByLabelText('Address of the RSS feed'), 'pod.example')
  await user.click(dialog.getByRole('button', { name: 'Read the feed' }))
  expect(await dialog.findByText('This page has more than one feed. Which one is it?')).toBeVisible()
  expect(dialog.getByRole('button', { name: episodes })).toBeVisible()
  expect(await findBarriers()).toEqual([])
  await user.click(dialog.getByRole('button', { name: clips }))
  await waitFor(() => expect(typed).toEqual([{ url: 'pod.example' }, { url: clips }]))
  await waitFor(() => expect(dialog.queryByRole('button', { name: clips })).toBeNull())
})
