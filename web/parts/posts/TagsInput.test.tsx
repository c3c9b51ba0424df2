import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { readTags, renderPart, screen, waitFor } from '../../../tests/components'
import { TagsInput } from './TagsInput'

function TagsField({ initial = '' }: { initial?: string }) {
  const [tags, setTags] = useState(initial)
  return <TagsInput aria-label="Tags" value={tags} suggestions={['dusk']} onTyped={setTags} />
}

const renderTags = async (initial?: string) => {
  const { user } = await renderPart(<TagsField {...(initial === undefined ? {} : { initial })} />)
  const input = screen.getByRole('textbox')
  return { user, input, listRemovable: () => screen.queryAllByRole('button', { name: /^Remove tag/ }).length }
}

test.each([
  ['a space', 'fox '],
  ['a comma', 'fox,'],
  ['Enter', 'fox{Enter}'],
  ['a typed #', '#fox '],
])('makes a chip with %s', async (_, typed) => {
  const { user, input, listRemovable } = await renderTags()
  await user.type(input, typed)
  expect(readTags(input)).toBe('#fox')
  expect(input).toHaveValue('')
  expect(listRemovable()).toBe(1)
})

test('makes a chip when the field is left', async () => {
  const { user, input } = await renderTags()
  await user.type(input, 'fox')
  expect(input).toHaveValue('fox')
  await user.tab()
  expect(input).toHaveValue('')
  expect(readTags(input)).toBe('#fox')
})

test('removes the last chip with Backspace, and any with its button', async () => {
  const { user, input } = await renderTags('#fox #canal #night')
  await user.type(input, '{Backspace}')
  expect(readTags(input)).toBe('#fox #canal')
  await user.click(screen.getByRole('button', { name: 'Remove tag fox' }))
  expect(readTags(input)).toBe('#canal')
  expect(input).toHaveFocus()
})

test('adds a suggested tag after the typed word', async () => {
  const { user, input } = await renderTags()
  await user.type(input, 'fox')
  await user.click(screen.getByRole('button', { name: 'Add tag dusk' }))
  expect(readTags(input)).toBe('#fox #dusk')
})

test('adds a tag once', async () => {
  const { user, input } = await renderTags('#Fox')
  await user.type(input, 'fox ')
  expect(readTags(input)).toBe('#Fox')
})

test('keeps the suggestions in their place while read-only', async () => {
  const onTyped = vi.fn()
  const { user } = await renderPart(
    <TagsInput aria-label="Tags" value="#fox" suggestions={['dusk']} readOnly onTyped={onTyped} />,
  )
  const suggestion = screen.getByRole('button', { name: 'Add tag dusk' })
  expect(suggestion).toBeDisabled()
  await user.click(suggestion)
  expect(onTyped).not.toHaveBeenCalled()
})

test('makes a chip only at the end of the press that leaves the field', async () => {
  const { user } = await renderPart(
    <>
      <TagsField />
      <button type="button">Publish</button>
    </>,
  )
  const input = screen.getByRole('textbox')
  await user.type(input, 'fox')
  const publish = screen.getByRole('button', { name: 'Publish' })
  await user.pointer({ keys: '[MouseLeft>]', target: publish })
  expect(publish).toHaveFocus()
  expect(input).toHaveValue('fox')
  await user.pointer({ keys: '[/MouseLeft]', target: publish })
  await waitFor(() => expect(input).toHaveValue(''))
  expect(readTags(input)).toBe('#fox')
})
