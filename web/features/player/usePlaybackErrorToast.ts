import { useEffect } from 'react'
import { formatDollars } from '../../../domain/billing/price'
import { PURCHASE } from '../../../domain/locales/en/account'
import { PLAYER } from '../../../domain/locales/en/player'
import { describePlaybackError } from '../../audio/playback/describe-playback-error'
import type { Playable } from '../../audio/playback/playable'
import type { PlaybackError } from '../../audio/playback/playback-error'
import { player } from '../../audio/playback/player'
import { usePlayer } from '../../audio/playback/usePlayer'
import { openOverlay } from '../../state/overlays'
import { showToast, type ToastOptions } from '../../ui/overlays/toast'

const SLOW_AFTER_MS = 8000

/** Shows a playback error once, with a retry. Removed when playback starts. */
export function usePlaybackErrorToast() {
  const { error, now, state } = usePlayer()
  useSlowToast(state === 'loading' ? now : null)
  useEffect(() => {
    if (!error || !now) return
    let dismiss: (() => void) | undefined
    let isOver = false
    void createErrorToast(error, now).then((options) => {
      if (!isOver) dismiss = showToast(options)
    })
    return () => {
      isOver = true
      dismiss?.()
    }
  }, [error, now])
}

/** Shows a toast when loading takes long. */
function useSlowToast(item: Playable | null): void {
  const id = item?.id
  useEffect(() => {
    if (id === undefined) return
    let dismiss: (() => void) | undefined
    const timer = setTimeout(() => {
      dismiss = showToast({ text: PLAYER.slow })
    }, SLOW_AFTER_MS)
    return () => {
      clearTimeout(timer)
      dismiss?.()
    }
  }, [id])
}

/** A priced post may be refused for payment: the element cannot tell, so the server is asked. */
async function createErrorToast(error: PlaybackError, item: Playable): Promise<ToastOptions> {
  const { price } = item
  const { text, refusal } = await describePlaybackError(error, item)
  if (price && refusal?.code === 'media.payment_required') {
    const cost = formatDollars(price.cents)
    const action = {
      label: PURCHASE.listen(cost),
      run: () => openOverlay('purchase', { postId: price.paidId }),
    }
    return { text: PURCHASE.accessEnded(cost), tone: 'bad', action }
  }
  return { text, tone: 'bad', action: { label: PLAYER.retry, run: () => player.play() } }
}
