import './PreviewEnded.css'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { formatDollars } from '../../../domain/billing/price'
import { PURCHASE } from '../../../domain/locales/en/account'
import { UI } from '../../../domain/locales/en/shell'
import type { ListeningPrice, Playable } from '../../audio/playback/playable'
import { useHeightProperty } from '../../hooks/useHeightProperty'
import { openOverlay } from '../../state/overlays'
import { Button } from '../../ui/buttons/Button'
import { IconButton } from '../../ui/buttons/IconButton'

/** Shows the price over the player after a preview ended. Hidden when something else plays. */
export function PreviewEnded({ item, price: { paidId, cents } }: { item: Playable; price: ListeningPrice }) {
  const [closed, setClosed] = useState<Playable | null>(null)
  const measure = useHeightProperty('--preview-over-h')
  if (closed === item) return null
  const price = formatDollars(cents)
  return (
    <section
      ref={measure}
      className="preview-over row wrap"
      data-kind={item.kind}
      role="status"
      aria-label={PURCHASE.previewEnded}
    >
      <p>
        <strong>{PURCHASE.previewEnded}</strong> {PURCHASE.previewEndedText(price)}
      </p>
      <Button tone="kind" size="sm" onClick={() => openOverlay('purchase', { postId: paidId })}>
        {PURCHASE.listen(price)}
      </Button>
      <IconButton small label={UI.dismiss} onClick={() => setClosed(item)}>
        <X className="icon" />
      </IconButton>
    </section>
  )
}
