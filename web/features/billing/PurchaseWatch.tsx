import { useEffect } from 'react'
import { usePurchases } from '../../api/billing/purchases.queries'
import { isPreview } from '../../audio/playback/playable'
import { usePlayer } from '../../audio/playback/usePlayer'
import { useView } from '../../state/view'
import { LazyPart } from '../../ui/states/LazyPart'
import { lazyPart } from '../../ui/states/lazy-part'
import { unlockInPlayer } from './unlock-player'

const PurchaseReturn = lazyPart(() => import('./PurchaseReturn'), 'PurchaseReturn')

/** Unlocks purchased posts in the player, also those bought in another window, and returns from the payment. */
export function PurchaseWatch({ signedIn }: { signedIn: boolean }) {
  const bought = useView().params.get('bought')
  const { now } = usePlayer()
  const { data } = usePurchases(signedIn && now !== null && isPreview(now))
  const items = data?.items
  useEffect(() => {
    if (items) unlockInPlayer(items)
  }, [items])
  return bought === null || !signedIn ? null : (
    <LazyPart>
      <PurchaseReturn postId={bought} />
    </LazyPart>
  )
}
