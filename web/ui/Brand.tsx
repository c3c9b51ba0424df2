import './Brand.css'
import { SHELL } from '../words/shell'
import { Logo } from './Logo'
import { ViewLink } from './ViewLink'

/** The owl and the name, leading home. */
export function Brand() {
  return (
    <ViewLink className="brand" view="home">
      <Logo />
      <span>{SHELL.product}</span>
    </ViewLink>
  )
}
