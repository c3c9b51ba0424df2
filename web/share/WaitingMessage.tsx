import { SHARE } from '../../domain/locales/en/share'
import { Logo } from '../parts/brand/Logo'
import type { ShareControls } from './share-controls'
import type { ShareState } from './share-state'

type Props = { waiting: Extract<ShareState, { at: 'waiting' }>; controls?: ShareControls }

/** The page of a magic link: reveals nothing about the message until Open is clicked, whatever the token is. */
export function WaitingMessage({ waiting, controls }: Props) {
  return (
    <section className="error-state stack">
      <span className="mark -awake" aria-hidden="true">
        <Logo />
      </span>
      <div className="error-state-text stack">
        <h1>{SHARE.messageWaiting}</h1>
        <p>{SHARE.openHint}</p>
        {waiting.problem ? (
          <p className="bad" role="alert">
            {waiting.problem}
          </p>
        ) : null}
      </div>
      {/* Without an action, the form posts to the page's URL with its token, so that the page need not know it. */}
      <form
        className="page-actions wrap"
        method="post"
        onSubmit={(event) => {
          if (!controls) return
          event.preventDefault()
          if (!controls.busy) controls.open()
        }}
      >
        <button type="submit" className="btn btn-primary btn-lg" aria-busy={controls?.busy || undefined}>
          {SHARE.open}
        </button>
      </form>
    </section>
  )
}
