import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { act, screen } from '../../../tests/components'
import { DOUBLE_PRESS_MS, usePressGuard } from './usePressGuard'

function Guarded({ subject, top = 0 }: { subject: string | null; top?: number }) {
  const ref = usePressGuard<HTMLFieldSetElement>(subject)
  return (
    <fieldset ref={ref}>
      {/* happy-dom lays nothing out. */}
      <p
        ref={(element) =>
          void (element && Object.defineProperty(element, 'offsetTop', { value: top, configurable: true }))
        }
      >
        {subject}
      </p>
    </fieldset>
  )
}

test.each([
  ['has moved', { subject: '@mara', top: 40 }],
  ['shows another subject in its place', { subject: '@mara_l' }],
])('ignores presses for a moment on what %s', (_, next) => {
  const { rerender } = render(<Guarded subject="@mara" />)
  const group = screen.getByRole('group')
  expect(group).not.toHaveAttribute('data-moved')
  vi.useFakeTimers()
  rerender(<Guarded {...next} />)
  expect(group).toHaveAttribute('data-moved')
  act(() => void vi.advanceTimersByTime(DOUBLE_PRESS_MS))
  expect(group).not.toHaveAttribute('data-moved')
})
