import { expect, test } from 'vitest'
import { act, renderPart, screen } from '../../../tests/components'
import { mockMedia } from '../../../tests/components/media'
import type { Playable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { SpeedChoice } from './SpeedChoice'

const NOTE = 'Songs play at normal speed.'
const post: Playable = {
  id: 'post_1',
  kind: 'squawk',
  title: 'Rain',
  author: 'Mara',
  url: '/media/1',
  seconds: 9,
  peaks: '',
}
const getChoice = () => screen.getByRole('combobox', { name: 'Playback speed' })

test('keeps the chosen speed for speech, and shows that a song plays at normal speed', async () => {
  mockMedia()
  const { user } = await renderPart(<SpeedChoice />)
  act(() => player.toggle(post))
  await user.selectOptions(getChoice(), '1.5×')
  expect(getChoice()).toHaveValue('1.5')
  act(() => player.toggle({ ...post, id: 'post_2', kind: 'nightingale' }))
  expect(getChoice()).toHaveValue('1')
  expect(getChoice()).toBeDisabled()
  expect(getChoice()).toHaveAccessibleDescription(NOTE)
  act(() => player.toggle({ ...post, id: 'post_3' }))
  expect(getChoice()).toBeEnabled()
  expect(getChoice()).toHaveValue('1.5')
})
