import { useReactFlow, useStore } from '@xyflow/react'
import Maximize from 'lucide-react/icons/maximize'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { GRAPH_ZOOM } from '../../../domain/graph/graph.limits'
import { GRAPH } from '../../../domain/locales/en/posts'
import { IconButton } from '../../ui/buttons/IconButton'
import { getAnimation } from './animation'

/** Zoom in, zoom out and fit, for users without a wheel or multi-touch. */
export function ZoomControls({ onFit }: { onFit: () => void }) {
  const { zoomIn, zoomOut } = useReactFlow()
  const zoom = useStore((state) => state.transform[2])
  return (
    <div className="zoom">
      <IconButton
        label={GRAPH.zoomIn}
        aria-disabled={zoom >= GRAPH_ZOOM.most}
        onClick={() => void zoomIn(getAnimation())}
      >
        <Plus className="icon" />
      </IconButton>
      <IconButton
        label={GRAPH.zoomOut}
        aria-disabled={zoom <= GRAPH_ZOOM.least}
        onClick={() => void zoomOut(getAnimation())}
      >
        <Minus className="icon" />
      </IconButton>
      <IconButton label={GRAPH.fitAll} onClick={onFit}>
        <Maximize className="icon" />
      </IconButton>
    </div>
  )
}
