/** The bird that lands on the card of a post that was just published. */
import { act, fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { makeFeed, makePost, renderApp, screen, waitFor } from '../../../tests/components'

async function openFeedAndPublish({ reduced = false } = {}) {
  const [newest, older] = [makePost({ title: 'New' }), makePost({ title: 'Older' })]
  await renderApp({ path: '/?view=squawks', api: { 'GET /api/posts': () => makeFeed([newest, older]) } })
  const card = await screen.findByRole('article', { name: 'New' })
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: reduced && query.includes('reduced-motion') }) as MediaQueryList,
  )
  const { markJustPublished } = await import('./just-published')
  act(() => markJustPublished(newest.id))
  return card
}

const findBird = () => document.querySelector('.landing')

test('lands above the card of the new post only, hidden from screen readers', async () => {
  const card = await openFeedAndPublish()
  await waitFor(() => expect(findBird()).not.toBeNull())
  expect(findBird()).toBe(card.previousElementSibling)
  expect(document.querySelectorAll('.landing')).toHaveLength(1)
  expect(findBird()).toHaveAttribute('aria-hidden', 'true')
})

test.each(['pointerDown', 'keyDown'] as const)('goes away on %s', async (input) => {
  await openFeedAndPublish()
  await waitFor(() => expect(findBird()).not.toBeNull())
  fireEvent[input](document.body)
  expect(findBird()).toBeNull()
})

test('goes away once its animation has ended', async () => {
  await openFeedAndPublish()
  await waitFor(() => expect(findBird()).not.toBeNull())
  const bird = findBird()?.querySelector('.bird')
  if (bird) fireEvent.animationEnd(bird)
  expect(findBird()).not.toBeNull()
  fireEvent.animationEnd(findBird() ?? document.body)
  expect(findBird()).toBeNull()
})

test('does not land for users who prefer reduced motion', async () => {
  await openFeedAndPublish({ reduced: true })
  await import('./LandingBird')
  expect(findBird()).toBeNull()
})
