import type { ComponentProps } from 'react'
import { useFocusHandoff } from '../../hooks/useFocusHandoff'
import { Button } from './Button'

/** Loads the next page of a list. It unmounts on the last page and hands the focus to the row that was last before. */
export function MoreButton(props: Omit<ComponentProps<typeof Button>, 'ref'>) {
  return <Button tone="line" {...props} ref={useFocusHandoff<HTMLButtonElement>(findPrecedingControl)} />
}

/** The last link before the button, else the last control. */
function findPrecedingControl(button: HTMLElement): HTMLElement | undefined {
  const container = button.closest('dialog, main')
  const controls = [...(container?.querySelectorAll<HTMLElement>('a[href], button') ?? [])]
  const earlier = controls.slice(0, controls.indexOf(button)).filter((control) => control.checkVisibility())
  return earlier.findLast((control) => control.matches('li a')) ?? earlier.at(-1)
}
