/**
 * The share page as the Worker renders it and as the script takes it over: a pure function of its state. Whatever needs
 * a browser comes in through `controls`; without them everything still reads, plays and leads on.
 */
import { Logo } from '../ui/Logo'
import { SHARE } from '../words/share'
import { InvitedNote } from './InvitedNote'
import { plumageOf } from './plumage'
import { SharedVoice } from './SharedVoice'
import { ShareError } from './ShareError'
import { ShareLoading } from './ShareLoading'
import type { ShareControls } from './share-controls'
import type { ShareState } from './share-state'
import { WaitingVoice } from './WaitingVoice'

export function SharePage({ state, controls }: { state: ShareState; controls?: ShareControls }) {
  return (
    <div className="share" data-kind={state.at === 'loaded' ? plumageOf(state.post) : undefined}>
      <a className="skip" href="#main">
        {SHARE.skip}
      </a>
      <header className="top">
        <a className="brand" href="/">
          <Logo />
          <span>{SHARE.product}</span>
        </a>
        <a className="btn btn-line btn-sm" href={controls?.known ? '/' : '/?view=auth'}>
          {controls?.known ? SHARE.openOwlcast : SHARE.signIn}
        </a>
      </header>
      <main id="main" tabIndex={-1}>
        {state.at === 'loading' ? <ShareLoading /> : null}
        {state.at === 'loaded' && state.invitation ? (
          <InvitedNote first={state.invitation} controls={controls?.invited} />
        ) : null}
        {state.at === 'loaded' ? <SharedVoice {...state} controls={controls} /> : null}
        {state.at === 'waiting' ? <WaitingVoice waiting={state} controls={controls} /> : null}
        {state.at === 'error' ? <ShareError error={state} controls={controls} /> : null}
      </main>
      <footer>{SHARE.footer}</footer>
    </div>
  )
}
