import { DialogLoading } from '../../parts/queries/Loading'
import { closeSubscribe, useSubscribeRequest } from '../../state/subscribe-dialog'
import { LazyPart } from '../../ui/states/LazyPart'
import { lazyPart } from '../../ui/states/lazy-part'

const SubscribeDialog = lazyPart(() => import('./SubscribeDialog'), 'SubscribeDialog')

/** The dialog to subscribe in a podcast app. */
export function SubscribeGate({ signedIn }: { signedIn: boolean }) {
  const target = useSubscribeRequest()
  return target ? (
    <LazyPart fallback={<DialogLoading />} onLost={closeSubscribe}>
      <SubscribeDialog target={target} signedIn={signedIn} onClose={closeSubscribe} />
    </LazyPart>
  ) : null
}
