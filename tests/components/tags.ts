import type { UserEvent } from '@testing-library/user-event'

/** The tags of a tag field, with the word still being typed, as one text. */
export function readTags(input: HTMLElement): string {
  const chips = [...listChips(input)].map(({ textContent }) => textContent)
  return [...chips, input instanceof HTMLInputElement ? input.value : ''].join(' ').trim()
}

/** Removes all tags with Backspace. */
export async function clearTags(user: UserEvent, input: HTMLElement): Promise<void> {
  await user.clear(input)
  for (const _ of listChips(input)) await user.type(input, '{Backspace}')
}

function listChips(input: HTMLElement): Element[] {
  return [...(input.closest('.tag-box')?.querySelectorAll('.chip') ?? [])]
}
