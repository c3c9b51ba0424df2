import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPart, screen, waitFor } from '../../../tests/components'
import { SearchField } from './SearchField'

/** A field whose address changes only when `Navigate` is pressed, as on a slow device. */
function SlowSearch() {
  const [query, setQuery] = useState('wren')
  const [asked, setAsked] = useState<string[]>([])
  return (
    <>
      <SearchField query={query} onSearch={(next) => setAsked([...asked, next])} />
      <button type="button" onClick={() => setQuery(asked.at(-1) ?? query)}>
        Navigate
      </button>
      <button type="button" onClick={() => setQuery('plover')}>
        Back
      </button>
      <output aria-label="Searches">{asked.join(', ')}</output>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox')

test('keeps what is typed while the address follows', async () => {
  const { user } = await renderPart(<SlowSearch />)
  await user.clear(field())
  await user.type(field(), 'wrne')
  await waitFor(() => expect(screen.getByLabelText('Searches').textContent).toContain('wrne'))
  expect(field().value).toBe('wrne')
  await user.type(field(), 'n')
  await user.click(screen.getByRole('button', { name: 'Navigate' }))
  expect(field().value).toBe('wrnen')
  await waitFor(() => expect(screen.getByLabelText('Searches').textContent).toMatch(/wrnen$/))
})

test('follows Back and Forward', async () => {
  const { user } = await renderPart(<SlowSearch />)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(field().value).toBe('plover')
})
