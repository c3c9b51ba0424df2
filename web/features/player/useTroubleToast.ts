import { useEffect } from 'react'
import { dollars } from '../../../domain/paywall'
import { explainTrouble } from '../../audio/explain-trouble'
import type { Playable } from '../../audio/playable'
import { player } from '../../audio/player'
import type { Trouble } from '../../audio/trouble'
import { usePlayer } from '../../audio/usePlayer'
import { offer } from '../../state/offer'
import { type ToastOptions, toast } from '../../ui/toast'
import { PLAYER } from '../../words/player'
import { PURCHASE } from '../../words/purchases'

const SLOW_AFTER_MS = 8000

/** Shows a playback error once, with a retry. Removed when playback starts. */
export function useTroubleToast() {
  const { trouble, now, state } = usePlayer()
  useSlowToast(state === 'loading' ? now : null)
  useEffect(() => {
    if (!trouble || !now) return
    let away: (() => void) | undefined
    let over = false
    void saidOf(trouble, now).then((said) => {
      if (!over) away = toast(said)
    })
    return () => {
      over = true
      away?.()
    }
  }, [trouble, now])
}

/** Shows a toast when loading takes long. */
function useSlowToast(awaited: Playable | null): void {
  const id = awaited?.id
  useEffect(() => {
    if (id === undefined) return
    let away: (() => void) | undefined
    const timer = setTimeout(() => {
      away = toast({ text: PLAYER.slow })
    }, SLOW_AFTER_MS)
    return () => {
      clearTimeout(timer)
      away?.()
    }
  }, [id])
}

/** A priced post may be refused for payment: the element cannot tell, so the server is asked. */
async function saidOf(trouble: Trouble, item: Playable): Promise<ToastOptions> {
  const { price } = item
  const { text, refusal } = await explainTrouble(trouble, item)
  if (price && refusal?.code === 'media.payment_required') {
    const cost = dollars(price.cents)
    const action = { label: PURCHASE.listen(cost), run: () => offer(price.paidId) }
    return { text: PURCHASE.lapsed(cost), tone: 'bad', action }
  }
  return { text, tone: 'bad', action: { label: PLAYER.retry, run: () => player.play() } }
}
