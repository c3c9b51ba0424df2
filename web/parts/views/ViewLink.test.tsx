/** A link to a view responds to the press before the view is shown. */
import { expect, test } from 'vitest'
import { renderApp, screen, waitFor, within } from '../../../tests/components'

test('marks a pressed link until its view is shown', async () => {
  const { user } = await renderApp()
  const link = within(screen.getByRole('navigation', { name: 'Quick' })).getByRole('link', {
    name: /^Squawk/,
  })
  const former: (string | null)[] = []
  const observer = new MutationObserver((changes) => former.push(...changes.map(({ oldValue }) => oldValue)))
  observer.observe(link, { attributeFilter: ['data-opening'], attributeOldValue: true })
  await user.click(link)
  await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'))
  expect(link).not.toHaveAttribute('data-opening')
  expect(former).toEqual([null, 'true'])
})
