import type { ReactNode } from 'react'
import { LEGAL } from '../../domain/locales/en/legal'
import { SHARE } from '../../domain/locales/en/share'
import { getLegalPath, LEGAL_PAGES } from '../../domain/site/site'
import { Logo } from '../parts/brand/Logo'

type Props = {
  /** Colour of the page. */
  dataKind?: string | undefined
  /** Whether this device has a signed-in user. */
  known?: boolean | undefined
  children: ReactNode
}

/** The frame of every share page. */
export function ShareFrame({ dataKind, known = false, children }: Props) {
  return (
    <div className="share" data-kind={dataKind}>
      <a className="skip" href="#main">
        {SHARE.skip}
      </a>
      <header className="top row wrap">
        <a className="brand" href="/">
          <Logo />
          <span>{SHARE.product}</span>
        </a>
        <a className="btn btn-line btn-sm" href={known ? '/' : '/?view=auth'}>
          {known ? SHARE.openOwlcast : SHARE.signIn}
        </a>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="hint">
        {SHARE.footer}
        <nav className="legal-links wrap" aria-label={LEGAL.label}>
          {LEGAL_PAGES.map((page) => (
            <a key={page} href={getLegalPath(page)}>
              {LEGAL.links[page]}
            </a>
          ))}
        </nav>
      </footer>
    </div>
  )
}
