/** Lists in which something is open, while they are refetched. */
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { registerModal } from '../overlays/modals'
import { useHeldItems } from './useHeldItems'

type Item = { id: string; at: number }

const PAGE: readonly Item[] = [...'CBA'].map((id, index) => ({ id, at: 3 - index }))
/** The page after two newer items pushed off the last two. */
const NEWER: readonly Item[] = [...'EDC'].map((id, index) => ({ id, at: 5 - index }))

const getIds = () => screen.getAllByRole('listitem').map((item) => item.dataset.post)
const waitForRelease = () => act(() => vi.advanceTimersByTimeAsync(1000))

function List({ items, openId, kind }: { items: readonly Item[]; openId?: string; kind?: 'panel' | 'menu' }) {
  const shown = useHeldItems(items, {
    attribute: 'data-post',
    getId: ({ id }) => id,
    getTime: ({ at }) => at,
    hasMore: true,
  })
  return (
    <ul>
      {shown.map(({ id }) => (
        <li key={id} data-post={id}>
          <button
            type="button"
            aria-haspopup={kind === 'menu' ? 'menu' : undefined}
            aria-expanded={id === openId}
          >
            {id}
          </button>
        </li>
      ))}
    </ul>
  )
}

beforeEach(() => void vi.useFakeTimers())

test('shows the refetched list when nothing is open', () => {
  const { rerender } = render(<List items={PAGE} />)
  rerender(<List items={NEWER} />)
  expect(getIds()).toEqual(['E', 'D', 'C'])
})

test('keeps an item with an open panel that newer ones push off, until it closes', async () => {
  const { rerender } = render(<List items={PAGE} openId="A" />)
  rerender(<List items={NEWER} openId="A" />)
  expect(getIds()).toEqual(['E', 'D', 'C', 'A'])
  rerender(<List items={NEWER} />)
  await waitForRelease()
  expect(getIds()).toEqual(['E', 'D', 'C'])
})

test('keeps an item with the focus until it moves on', async () => {
  const { rerender } = render(<List items={PAGE} />)
  const button = screen.getByRole('button', { name: 'B' })
  act(() => button.focus())
  rerender(<List items={NEWER} />)
  expect(getIds()).toEqual(['E', 'D', 'C', 'B'])
  act(() => button.blur())
  await waitForRelease()
  expect(getIds()).toEqual(['E', 'D', 'C'])
})

test('lets newer items wait above an open menu', async () => {
  const { rerender } = render(<List items={PAGE} openId="C" kind="menu" />)
  rerender(<List items={NEWER} openId="C" kind="menu" />)
  expect(getIds()).toEqual(['C'])
  rerender(<List items={NEWER} kind="menu" />)
  await waitForRelease()
  expect(getIds()).toEqual(['E', 'D', 'C'])
})

test('keeps the order while a panel is open, and drops a deleted item with it', () => {
  const { rerender } = render(<List items={PAGE} openId="B" />)
  rerender(<List items={PAGE.toReversed()} openId="B" />)
  expect(getIds()).toEqual(['C', 'B', 'A'])
  rerender(<List items={PAGE.filter(({ id }) => id !== 'B')} openId="B" />)
  expect(getIds()).toEqual(['C', 'A'])
})

test('keeps the items below a dialog until it closes', async () => {
  const { rerender } = render(<List items={PAGE} />)
  const close = registerModal(document.createElement('dialog'))
  rerender(<List items={NEWER} />)
  expect(getIds()).toEqual(['E', 'D', 'C', 'B', 'A'])
  close()
  await waitForRelease()
  expect(getIds()).toEqual(['E', 'D', 'C'])
})
