import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { hrefOf, useView, type View } from '../state/view'

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { view: View; params?: Record<string, string> }

/** A link to a view of the app; says so when that view is the current one. */
export function ViewLink({ view, params, ...rest }: Props) {
  const current = useView().view === view
  return <Link {...rest} to={hrefOf(view, params)} aria-current={current ? 'page' : undefined} />
}
