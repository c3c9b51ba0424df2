import type { ComponentProps, MouseEvent } from 'react'
import { hrefOf } from '../state/href'
import { goTo, useView } from '../state/view'
import type { View } from '../state/views'

type Props = Omit<ComponentProps<'a'>, 'href'> & { view: View; params?: Record<string, string> }

/** A link to a view of the app; says so when that view is the current one, unless it says otherwise itself. */
export function ViewLink({ view, params, onClick, target, ...rest }: Props) {
  const here = useView().view === view
  // A link to one thing inside the view is not the view.
  const current = here && params?.post === undefined && params?.search === undefined
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || target || !isPlain(event)) return
    event.preventDefault()
    goTo(view, params, { replace: isHere(event.currentTarget) })
  }
  return (
    <a
      {...rest}
      target={target}
      href={hrefOf(view, params)}
      aria-current={'aria-current' in rest ? rest['aria-current'] : current ? 'page' : undefined}
      onClick={follow}
    />
  )
}

/** A press that means "go there", and not "open it in a new tab". */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** Where one already is, a press leaves no second entry in the history. */
function isHere({ href }: HTMLAnchorElement): boolean {
  return href === window.location.href
}
