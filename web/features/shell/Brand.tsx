import './Brand.css'
import { SHELL } from '../../../domain/locales/en/shell'
import { Logo } from '../../parts/brand/Logo'
import { ViewLink } from '../../parts/views/ViewLink'

/** The logo and the product name, as a link to the home view. */
export function Brand() {
  return (
    <ViewLink className="brand" view="home">
      <Logo />
      <span>{SHELL.product}</span>
    </ViewLink>
  )
}

/** The same on home, from where it would lead nowhere. */
export function HomeBrand() {
  return (
    <p className="brand">
      <Logo />
      <span>{SHELL.product}</span>
    </p>
  )
}
