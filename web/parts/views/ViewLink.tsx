import './ViewLink.css'
import { type ComponentProps, type MouseEvent, useTransition } from 'react'
import type { View } from '../../../domain/views'
import { toHref } from '../../state/href'
import { goTo, useView } from '../../state/view'

type Props = Omit<ComponentProps<'a'>, 'href'> & { view: View; params?: Record<string, string> }

/**
 * A link to a view. Sets `aria-current` on the current view unless the caller sets it, and is dimmed from the press
 * until the view, or that it is loading, is shown.
 */
export function ViewLink({ view, params, onClick, target, ...rest }: Props) {
  const isCurrentView = useView().view === view
  // A link to one item inside the view is not the current page.
  const current = isCurrentView && params?.post === undefined && params?.search === undefined
  const [isOpening, startOpening] = useTransition()
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || target || !isPlain(event)) return
    event.preventDefault()
    const replace = isHere(event.currentTarget)
    startOpening(() => goTo(view, params, { replace }))
  }
  return (
    <a
      {...rest}
      target={target}
      href={toHref(view, params)}
      aria-current={'aria-current' in rest ? rest['aria-current'] : current ? 'page' : undefined}
      data-opening={isOpening || undefined}
      onClick={follow}
    />
  )
}

/** An unmodified primary click, not "open in a new tab". */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** A link to the current address replaces the history entry. */
function isHere({ href }: HTMLAnchorElement): boolean {
  return href === window.location.href
}
