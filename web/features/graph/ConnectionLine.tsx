import type { Edge, EdgeProps } from '@xyflow/react'
import { memo, useContext } from 'react'
import type { LineType } from '../../../domain/graph/graph'
import type { Moment } from '../../../domain/moments/moments'
import { TooltipContext } from './graph-context'
import { getLineLabel, LINE_STYLES } from './line-styles'

export type ConnectionEdge = Edge<{ type: LineType; moment: Moment | null; dimmed: boolean }, 'connection'>

/** A line between the centres of two posts, drawn behind them. Its pattern and its label show the type. */
export const ConnectionLine = memo(function TieLine(props: EdgeProps<ConnectionEdge>) {
  const { sourceX, sourceY, targetX, targetY, source, target, data } = props
  const tooltipId = useContext(TooltipContext)
  if (!data) return null
  const { dash, width, round, hollow } = LINE_STYLES[data.type]
  const isLit = tooltipId === source || tooltipId === target
  const bend = (sourceX + targetX) / 2
  const path = `M${sourceX} ${sourceY}C${bend} ${sourceY} ${bend} ${targetY} ${targetX} ${targetY}`
  return (
    <g className={data.dimmed ? 'connection dimmed' : 'connection'} data-lit={isLit || undefined}>
      <path
        d={path}
        strokeDasharray={dash}
        strokeWidth={isLit ? width + 0.8 : width}
        strokeLinecap={round && 'round'}
      />
      {hollow ? <path className="outline-ring" d={path} strokeWidth={hollow} /> : null}
      <text x={bend} y={(sourceY + targetY) / 2} dy="4" textAnchor="middle">
        {getLineLabel(data.type, data.moment)}
      </text>
    </g>
  )
})
