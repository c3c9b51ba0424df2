import '../../ui/ProgressBar.css'
import './Arranging.css'
import { Button } from '../../ui/Button'
import { useDelay } from '../../ui/useDelay'
import { GRAPH } from '../../words/graph'

/** What is arranged within a blink needs no word. */
const SHOW_AFTER_MS = 250

/** How far the posts are arranged, and a way to be content with that. */
export function Arranging({ share, onEnough }: { share: number; onEnough: () => void }) {
  const visible = useDelay(SHOW_AFTER_MS)
  if (!visible) return null
  return (
    <div className="arranging">
      <label>
        <span role="status">{GRAPH.arranging}</span> <output>{GRAPH.arranged(share)}</output>
        <progress className="bar" value={share} />
      </label>
      <Button size="sm" tone="line" onClick={onEnough}>
        {GRAPH.enough}
      </Button>
    </div>
  )
}
