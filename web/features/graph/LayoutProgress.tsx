import '../../ui/media/ProgressBar.css'
import './LayoutProgress.css'
import { GRAPH } from '../../../domain/locales/en/posts'
import { useDelay } from '../../hooks/useDelay'
import { Button } from '../../ui/buttons/Button'

/** Fast layouts need no progress bar. */
const SHOW_AFTER_MS = 250

/** The progress of the layout, with a button to stop it. */
export function LayoutProgress({ progress, onStop }: { progress: number; onStop: () => void }) {
  const visible = useDelay(SHOW_AFTER_MS)
  if (!visible) return null
  return (
    <div className="layout-progress row wrap">
      <label className="fill">
        <span role="status">{GRAPH.layoutInProgress}</span> <output>{GRAPH.layoutProgress(progress)}</output>
        <progress className="bar" value={progress} />
      </label>
      <Button size="sm" tone="line" onClick={onStop}>
        {GRAPH.skipLayout}
      </Button>
    </div>
  )
}
