import type { ComponentProps } from 'react'
import { Button } from './Button'
import { useHandOn } from './useHandOn'

/** Asks for more of a list. With the end of the list it leaves, and the focus stays at the row that was the last one. */
export function MoreButton(props: Omit<ComponentProps<typeof Button>, 'ref'>) {
  return <Button tone="line" {...props} ref={useHandOn<HTMLButtonElement>(before)} />
}

/** The link before it, and else any control. */
function before(button: HTMLElement): HTMLElement | undefined {
  const around = button.closest('dialog, main')
  const controls = [...(around?.querySelectorAll<HTMLElement>('a[href], button') ?? [])]
  const earlier = controls.slice(0, controls.indexOf(button)).filter((one) => one.checkVisibility())
  return earlier.findLast((one) => one.matches('li a')) ?? earlier.at(-1)
}
