/** A link to a view responds to the press before the view is shown. */
import { expect, test } from 'vitest'
import { renderApp, screen, waitFor, within } from '../../../tests/components'

test('marks a pressed link until its view is shown', async () => {
  const { user } = await renderApp()
  const link = within(screen.getByRole('navigation', { name: 'Quick' })).getByRole('link', {
    name: /^Squawk/,
  })
  const marks: (string | undefined)[] = []
  new MutationObserver(() => marks.push(link.dataset.opening)).observe(link, {
    attributeFilter: ['data-opening'],
  })
  await user.click(link)
  await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'))
  expect(marks).toEqual(['true', undefined])
})
