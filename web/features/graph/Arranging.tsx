import '../../ui/ProgressBar.css'
import './Arranging.css'
import { Button } from '../../ui/Button'
import { useDelay } from '../../ui/useDelay'
import { GRAPH } from '../../words/graph'

/** Fast layouts need no progress bar. */
const SHOW_AFTER_MS = 250

/** The progress of the layout, with a button to stop it. */
export function Arranging({ share, onEnough }: { share: number; onEnough: () => void }) {
  const visible = useDelay(SHOW_AFTER_MS)
  if (!visible) return null
  return (
    <div className="layout-progress">
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
