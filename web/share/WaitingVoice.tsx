import { Logo } from '../ui/Logo'
import { SHARE } from '../words/share'
import type { ShareControls } from './share-controls'
import type { ShareState } from './share-state'

type Props = { waiting: Extract<ShareState, { at: 'waiting' }>; controls?: ShareControls }

/** The page of a link with a token, whatever the token is: it shows nothing of any message until a person presses Open. */
export function WaitingVoice({ waiting, controls }: Props) {
  return (
    <section className="oops">
      <span className="mark -awake" aria-hidden="true">
        <Logo />
      </span>
      <div className="oops-text">
        <h1>{SHARE.waiting}</h1>
        <p>{SHARE.pressOpen}</p>
        {waiting.problem ? (
          <p className="problem" role="alert">
            {waiting.problem}
          </p>
        ) : null}
      </div>
      {/* Without an address of its own the form goes to the page's, token and all: the page itself need not know it. */}
      <form
        className="do"
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
