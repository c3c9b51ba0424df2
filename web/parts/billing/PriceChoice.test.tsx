import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPart, screen, waitFor } from '../../../tests/components'
import { PriceChoice } from './PriceChoice'

function Price({ isPro = true }: { isPro?: boolean }) {
  const [price, setPrice] = useState('0')
  return <PriceChoice price={price} isPro={isPro} onChange={setPrice} />
}

/** The line below the price, which screen readers announce. */
const readParts = () => document.querySelector('.price-parts[role=status]')?.textContent

test('says what the author gets of a chosen price, and nothing for a free post', async () => {
  const { user } = await renderPart(<Price />)
  expect(readParts()).toBe('')
  await user.click(screen.getByRole('radio', { name: '$2.99' }))
  expect(readParts()).toBe('You get $2.57 of each sale. Card costs take $0.39, Owlcast $0.03.')
})

test('follows what is typed, also below the provider’s cost', async () => {
  const { user } = await renderPart(<Price />)
  await user.click(screen.getByRole('radio', { name: 'Custom' }))
  const input = screen.getByRole('textbox')
  expect(screen.getByText('A sale earns you something from $0.32 on.', { exact: false })).toBeTruthy()
  const says = async (typed: string, text: string) => {
    await user.clear(input)
    await user.type(input, typed)
    await waitFor(() => expect(readParts()).toBe(text))
  }
  await says('0.31', 'At $0.31, card costs take it all.')
  await says('1', 'You get $0.66 of each sale. Card costs take $0.33, Owlcast $0.01.')
  await says('0.45', '')
  await says('-1', '')
  await says('2.999', '')
})

test('says nothing without Pro', async () => {
  await renderPart(<Price isPro={false} />)
  expect(screen.queryByText('of each sale', { exact: false })).toBeNull()
})
