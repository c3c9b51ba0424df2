/**
 * The share page, rendered by the Worker and hydrated by the script: a pure function of its state. Browser features
 * come in through `controls`; without them it can still be read and played, and its links work.
 */
import { InvitedNote } from './InvitedNote'
import { SharedPost } from './SharedPost'
import { ShareError } from './ShareError'
import { ShareFrame } from './ShareFrame'
import { ShareLoading } from './ShareLoading'
import type { ShareControls } from './share-controls'
import type { ShareState } from './share-state'
import { getThemeName } from './theme'
import { WaitingMessage } from './WaitingMessage'

export function SharePage({ state, controls }: { state: ShareState; controls?: ShareControls }) {
  return (
    <ShareFrame
      dataKind={state.at === 'loaded' ? getThemeName(state.post) : undefined}
      known={controls?.known}
    >
      {state.at === 'loading' ? <ShareLoading /> : null}
      {state.at === 'loaded' && state.invitation ? (
        <InvitedNote first={state.invitation} controls={controls?.invited} />
      ) : null}
      {state.at === 'loaded' ? <SharedPost {...state} controls={controls} /> : null}
      {state.at === 'waiting' ? <WaitingMessage waiting={state} controls={controls} /> : null}
      {state.at === 'error' ? <ShareError error={state} controls={controls} /> : null}
    </ShareFrame>
  )
}
