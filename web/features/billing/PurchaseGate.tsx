import { useEffect } from 'react'
import { usePurchases } from '../../api/billing/purchases.queries'
import { isPreview } from '../../audio/playback/playable'
import { usePlayer } from '../../audio/playback/usePlayer'
import { DialogLoading } from '../../parts/queries/Loading'
import { closeOffer, useOffer } from '../../state/purchase-offer'
import { useView } from '../../state/view'
import { LazyPart } from '../../ui/states/LazyPart'
import { lazyPart } from '../../ui/states/lazy-part'
import { unlockInPlayer } from './unlock-player'

const PurchaseDialog = lazyPart(() => import('./PurchaseDialog'), 'PurchaseDialog')
const BoughtArrival = lazyPart(() => import('./PurchaseReturn'), 'PurchaseReturn')

/** Opens the purchase dialog from anywhere and unlocks purchased posts in the player. Mount once. */
export function PurchaseGate({ signedIn }: { signedIn: boolean }) {
  const postId = useOffer()
  const { params } = useView()
  const bought = params.get('bought')
  useUnlockInPlayer(signedIn)
  return (
    <>
      {postId === null ? null : (
        <LazyPart key={postId} fallback={<DialogLoading />} onLost={closeOffer}>
          <PurchaseDialog postId={postId} onClose={closeOffer} />
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
function useUnlockInPlayer(signedIn: boolean): void {
  const { now } = usePlayer()
  const { data } = usePurchases(signedIn && now !== null && isPreview(now))
  const items = data?.items
  useEffect(() => {
    if (items) unlockInPlayer(items)
  }, [items])
}
