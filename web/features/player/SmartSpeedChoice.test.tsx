import { expect, test } from 'vitest'
import { renderPart, screen } from '../../../tests/components'
import { SmartSpeedChoice, SmartSpeedNote } from './SmartSpeedChoice'

const HINT = 'Smart speed · Plays faster through pauses, never through words.'
const renderChoice = () =>
  renderPart(
    <>
      <SmartSpeedChoice />
      <SmartSpeedNote />
    </>,
  )
const getButton = () => screen.getByRole('button', { name: 'Smart speed' })

test('is off at first, says what it does once it is on, and is remembered', async () => {
  const { user } = await renderChoice()
  expect(getButton()).toHaveAttribute('aria-pressed', 'false')
  expect(screen.queryByText(HINT)).toBeNull()
  await user.click(getButton())
  expect(getButton()).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText(HINT)).toBeVisible()
  expect(localStorage.getItem('owlcast.smartSpeed')).toBe('true')
  await user.click(getButton())
  expect(screen.queryByText(HINT)).toBeNull()
})

test('shows the time that it saved on this device', async () => {
  localStorage.setItem('owlcast.smartSpeed', 'true')
  localStorage.setItem('owlcast.savedSeconds', '185.4')
  await renderChoice()
  expect(await screen.findByText('Smart speed · Time saved on this device: 3:05')).toBeVisible()
})
