/** Selecting a range: handles by keys, limits by the rules of the caller. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { TimeWindow } from '../../../domain/audio/time-window'
import { moveRange, withEnd, withStart } from '../../../domain/podcasts/podcast-clip'
import { TrimStrip } from './TrimStrip'

const THREE_HOURS = 10_800
const MOVES = { start: withStart, end: withEnd, whole: moveRange }

type Props = { first: TimeWindow; onMove: (to: TimeWindow) => void; onPlay: () => void }

function Strip({ first, onMove, onPlay }: Props) {
  const [range, setRange] = useState(first)
  return (
    <TrimStrip
      label="Choose your clip"
      handles={{ start: { label: 'Start' }, end: { label: 'End' } }}
      peaks=""
      window={{ start: 0, end: 120 }}
      range={range}
      seconds={THREE_HOURS}
      moves={MOVES}
      formatTime={(seconds) => `${seconds} seconds`}
      onPlay={onPlay}
      onMove={(to) => {
        onMove(to)
        setRange(to)
      }}
    />
  )
}

function renderStrip(first: TimeWindow) {
  const ranges: TimeWindow[] = []
  const onPlay = vi.fn()
  render(<Strip first={first} onMove={(to) => ranges.push(to)} onPlay={onPlay} />)
  return { user: userEvent.setup(), ranges, onPlay }
}

test('arrow keys move a handle by 1 s, with Shift by 5 s, with Alt by 0.1 s', async () => {
  const { user, ranges } = renderStrip({ start: 5000, end: 5030 })
  const start = screen.getByRole('slider', { name: 'Start' })
  start.focus()
  await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}{Alt>}{ArrowLeft}{/Alt}')
  expect(ranges.map(({ start: at }) => at)).toEqual([5001, 5006, 5005.9])
  expect(start).toHaveAttribute('aria-valuetext', '5005.9 seconds')
  await user.keyboard('{End}')
  expect(ranges.at(-1)).toEqual({ start: 10_799, end: THREE_HOURS })
  await user.keyboard('{Home}')
  expect(ranges.at(-1)).toEqual({ start: 0, end: 40 })
})

test('the space bar on a handle plays', async () => {
  const { user, onPlay } = renderStrip({ start: 10, end: 20 })
  screen.getByRole('slider', { name: 'End' }).focus()
  await user.keyboard(' ')
  expect(onPlay).toHaveBeenCalledOnce()
})
