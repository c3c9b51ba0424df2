/** Selecting a range of a long recording: the overview, the zoomed strip and the edges keep together. */
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { withCutEnd, withCutStart } from '../../../domain/audio/cut-ends'
import type { TimeWindow } from '../../../domain/audio/time-window'
import { TrimRange } from './TrimRange'
import type { TrimSource } from './useTrimPeaks'

const FIFTEEN_MINUTES = 900
const MOVES = { start: withCutStart, end: withCutEnd }
const OVERVIEW = {
  label: 'Whole',
  lens: 'Shown',
  formatRange: (from: string, to: string) => `${from} – ${to}`,
}

type Props = { source: TrimSource; first: TimeWindow; onMove: (range: TimeWindow) => void }

function Trimmed({ source, first, onMove }: Props) {
  const [range, setRange] = useState(first)
  return (
    <TrimRange
      source={source}
      label="Trim ends"
      overview={OVERVIEW}
      range={range}
      moves={MOVES}
      playing={null}
      playhead={null}
      onMove={(to) => {
        setRange(to)
        onMove(to)
      }}
      onPlay={() => undefined}
      onSpace={() => undefined}
    />
  )
}

function renderTrimRange(seconds: number) {
  const ranges: TimeWindow[] = [{ start: 0, end: seconds }]
  const source = { seconds, peaks: async () => '' }
  render(<Trimmed source={source} first={{ start: 0, end: seconds }} onMove={(to) => ranges.push(to)} />)
  return { user: userEvent.setup(), getRange: () => ranges.at(-1) }
}

const getShownPart = () => within(screen.getByRole('group', { name: 'Whole' }))
const getHandle = (name: string) => screen.getByRole('slider', { name })

test('a recording of 2 minutes or less has no overview', () => {
  renderTrimRange(120)
  expect(screen.queryByRole('group', { name: 'Whole' })).toBeNull()
})

test('the overview moves what the strip shows, and keeps the range', async () => {
  const { user, getRange } = renderTrimRange(FIFTEEN_MINUTES)
  expect(getShownPart().getByText('0:00 – 2:00')).toBeInTheDocument()
  getHandle('Shown').focus()
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(getShownPart().getByText('1:00 – 3:00')).toBeInTheDocument()
  expect(getRange()).toEqual({ start: 0, end: FIFTEEN_MINUTES })
})

test('an edge out of sight comes in sight with the focus and with each step', async () => {
  const { user, getRange } = renderTrimRange(FIFTEEN_MINUTES)
  const isOutside = (name: string) => getHandle(name).closest('label')?.matches('[data-outside]')
  expect([isOutside('Start'), isOutside('End')]).toEqual([false, true])
  await user.click(screen.getByRole('button', { name: 'End −1 s' }))
  expect(getShownPart().getByText('13:00 – 15:00')).toBeInTheDocument()
  expect([isOutside('Start'), isOutside('End')]).toEqual([true, false])
  await user.click(getHandle('Shown'))
  await user.tab()
  expect(getHandle('Start')).toHaveFocus()
  expect(isOutside('Start')).toBe(false)
  await user.keyboard('{ArrowRight}')
  expect(getRange()).toEqual({ start: 1, end: 899 })
})
