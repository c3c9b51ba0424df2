import { lazy, useCallback, useEffect } from 'react'
import { usePurchases } from '../../api/purchases.queries'
import { isPreview } from '../../audio/playable'
import { usePlayer } from '../../audio/usePlayer'
import { offer, useOffer } from '../../state/offer'
import { useView } from '../../state/view'
import { LazyPart } from '../../ui/LazyPart'
import { DialogWaits } from '../../ui/Waits'
import { openInPlayer } from './open'

const PurchaseDialog = lazy(async () => ({ default: (await import('./PurchaseDialog')).PurchaseDialog }))
const BoughtArrival = lazy(async () => ({ default: (await import('./BoughtArrival')).BoughtArrival }))

/** Opens the purchase dialog from anywhere and unlocks purchased posts in the player. Mount once. */
export function OfferGate({ signedIn }: { signedIn: boolean }) {
  const offered = useOffer()
  const { params } = useView()
  const bought = params.get('bought')
  const close = useCallback(() => offer(null), [])
  useOpened(signedIn)
  return (
    <>
      {offered === null ? null : (
        <LazyPart key={offered} waits={<DialogWaits />} onLost={close}>
          <PurchaseDialog postId={offered} onClose={close} />
        </LazyPart>
      )}
      {bought === null || !signedIn ? null : (
        <LazyPart>
          <BoughtArrival postId={bought} />
        </LazyPart>
      )}
    </>
  )
}

/** Purchases may have been made in another window. */
function useOpened(signedIn: boolean): void {
  const { now } = usePlayer()
  const { data } = usePurchases(signedIn && now !== null && isPreview(now))
  const items = data?.items
  useEffect(() => {
    if (items) openInPlayer(items)
  }, [items])
}
