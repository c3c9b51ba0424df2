import type { ComponentProps } from 'react'
import { Button } from './Button'
import { useHandOn } from './useHandOn'

/** Loads the next page of a list. It unmounts on the last page and hands the focus to the row that was last before. */
export function MoreButton(props: Omit<ComponentProps<typeof Button>, 'ref'>) {
  return <Button tone="line" {...props} ref={useHandOn<HTMLButtonElement>(before)} />
}

/** The last link before the button, else the last control. */
function before(button: HTMLElement): HTMLElement | undefined {
  const around = button.closest('dialog, main')
  const controls = [...(around?.querySelectorAll<HTMLElement>('a[href], button') ?? [])]
  const earlier = controls.slice(0, controls.indexOf(button)).filter((one) => one.checkVisibility())
  return earlier.findLast((one) => one.matches('li a')) ?? earlier.at(-1)
}
