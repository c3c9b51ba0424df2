/** A part of the page that failed to load. */
import { render, screen } from '@testing-library/react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import { expect, test, vi } from 'vitest'
import { ErrorState } from './ErrorState'

const drawPicture = (Icon: typeof CloudOff) => render(<Icon />).container.querySelector('svg')?.innerHTML

test.each([
  ['the cloud without a network', false, CloudOff],
  ['no cloud when the server failed', true, CircleAlert],
])('shows %s', (_, isOnline, Icon) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const expected = drawPicture(Icon)
  render(<ErrorState text="We can’t reach Owlcast right now." />)
  expect(screen.getByRole('alert').querySelector('svg')?.innerHTML).toBe(expected)
})
