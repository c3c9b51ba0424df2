/** The music library in the settings: the first tracks and the filters. */
import { expect, test } from 'vitest'
import type { Track } from '../../../domain/library/library.schema'
import { renderApp, screen, waitFor, within } from '../../../tests/components'

const [MOTHS, BOATS] = ['Moth wings', 'Paper boats']

function makeTrack(name: string, mood: string, genre: string): Track {
  const id = `track_${name.replaceAll(' ', '_')}`
  const facts: Pick<Track, 'category' | 'bpm' | 'peaks'> = { category: null, bpm: null, peaks: '' }
  return { ...facts, collection: 'mue', seconds: 45, id, name, mood, genre, audioUrl: `/media/${id}` }
}

const TRACKS = [
  makeTrack(MOTHS ?? '', 'tender', 'ambient'),
  makeTrack(BOATS ?? '', 'tender', 'lullaby'),
  ...Array.from({ length: 13 }, (_, at) => makeTrack(`Low tide ${at}`, 'calm', 'ambient')),
]

test('shows twelve tracks first, and filters by mood, genre and name', async () => {
  const { user } = await renderApp({
    path: '/?view=settings&group=sound',
    viewer: 'free',
    api: { 'GET /api/tracks': () => ({ items: TRACKS }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Open' }))
  const library = within(await screen.findByRole('dialog', { name: 'MUE Library' }))
  const names = () =>
    library.queryAllByRole('listitem').map((row) => row.querySelector('strong')?.textContent)
  await waitFor(() => expect(names()).toHaveLength(12))
  await user.selectOptions(library.getByRole('combobox', { name: 'Mood' }), 'tender')
  expect(names()).toEqual([MOTHS, BOATS])
  await user.selectOptions(library.getByRole('combobox', { name: 'Genre' }), 'lullaby')
  expect(names()).toEqual([BOATS])
  await user.type(library.getByRole('searchbox'), 'tide')
  expect(await library.findByText("No results found for 'tide'")).toBeVisible()
  expect(names()).toEqual([])
})
