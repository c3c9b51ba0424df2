/** The screen while the record button is held: what letting go would do, and where. */
import { expect, test, vi } from 'vitest'
import type { HoldLayout } from '../../../domain/audio/hold'
import { makeAuthor, renderPart, screen } from '../../../tests/components'
import { HoldStage } from './HoldStage'

const lin = makeAuthor({ displayName: 'Lin Zhou' })

async function renderStage(overId: string | null) {
  const onLayout = vi.fn<(layout: HoldLayout | null) => void>()
  await renderPart(
    <HoldStage
      seconds={7}
      people={[lin]}
      sun={overId ? { x: 40, y: 60 } : null}
      overId={overId}
      onLayout={onLayout}
    />,
  )
  return { onLayout }
}

test.each([
  [null, 'Slide up to a face or a bird and let go', 'Let go here to choose in peace'],
  ['mode:hum', 'Let go: Hum Healing Story', 'Nothing goes out yet: the title comes next'],
  [`person:${lin.id}`, 'Let go: Send to Lin Zhou', 'Nothing goes out yet: the title comes next'],
  ['other', 'Let go: To someone else', 'Nothing goes out yet: the title comes next'],
  ['lock', 'Let go. Recording stays on.', 'Let go here to choose in peace'],
  ['drop', 'Let go to drop it. Nothing is kept.', 'Let go here to choose in peace'],
])('says what letting go over %s does', async (overId, line, caption) => {
  await renderStage(overId)
  const clock = screen.getByText('0:07').parentElement
  expect(clock).toHaveTextContent(`0:07${line}`)
  expect(screen.getByText(caption)).toBeInTheDocument()
})

test('reports the places of the sun and of everything that it can be let go over', async () => {
  const { onLayout } = await renderStage(null)
  const layout = onLayout.mock.lastCall?.[0]
  expect(layout?.spots.map(({ id }) => id).toSorted()).toEqual(
    [
      'drop',
      'lock',
      'mode:hum',
      'mode:nightingale',
      'mode:owlcast',
      'mode:parrot',
      'mode:squawk',
      'other',
      `person:${lin.id}`,
    ].toSorted(),
  )
})

test('draws the sun where the finger is', async () => {
  const { onLayout } = await renderStage('lock')
  const home = onLayout.mock.lastCall?.[0]?.home ?? { x: Number.NaN, y: Number.NaN }
  const sun = document.querySelector<HTMLElement>('.sun')
  const shift = ['--x', '--y'].map((name) => sun?.style.getPropertyValue(name))
  expect(shift).toEqual([`${40 - home.x}px`, `${60 - home.y}px`])
})

test('shows the waveform and the buttons of a locked recording in place of the wires', async () => {
  const onLayout = vi.fn<(layout: HoldLayout | null) => void>()
  await renderPart(
    <HoldStage
      seconds={7}
      people={[]}
      sun={null}
      overId={null}
      note="Recording. Your hands are free."
      locked={{ wave: <p>wave</p>, controls: <button type="button">Stop recording</button> }}
      onLayout={onLayout}
    />,
  )
  expect(screen.getByRole('button', { name: 'Stop recording' })).toBeVisible()
  expect(screen.getByText('Recording. Your hands are free.')).toBeVisible()
  expect(screen.queryByText('Squawk')).toBeNull()
})
