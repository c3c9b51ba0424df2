import { lazy } from 'react'
import { closeSubscribe, useSubscribeRequest } from '../../state/subscribe-dialog'
import { LazyPart } from '../../ui/states/LazyPart'
import { DialogLoading } from '../../ui/states/Loading'

const SubscribeDialog = lazy(async () => ({ default: (await import('./SubscribeDialog')).SubscribeDialog }))

/** The dialog to subscribe in a podcast app. */
export function SubscribeGate({ signedIn }: { signedIn: boolean }) {
  const target = useSubscribeRequest()
  return target ? (
    <LazyPart fallback={<DialogLoading />} onLost={closeSubscribe}>
      <SubscribeDialog target={target} signedIn={signedIn} onClose={closeSubscribe} />
    </LazyPart>
  ) : null
}
