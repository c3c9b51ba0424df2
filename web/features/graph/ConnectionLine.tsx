import './ConnectionLine.css'
import type { Edge, EdgeProps } from '@xyflow/react'
import { type CSSProperties, memo, useContext } from 'react'
import type { LineType } from '../../../domain/graph/graph'
import type { Moment } from '../../../domain/moments/moments'
import { SoundingContext, StarsContext, TooltipContext } from './graph-context'
import { getLineLabel, LINE_STYLES } from './line-styles'

export type ConnectionEdge = Edge<
  { type: LineType; moment: Moment | null; dataKind: string | undefined; dimmed: boolean },
  'connection'
>

/** How far the arc between two stars leaves the straight line, as a share of its length. */
const ARC = 0.12

/**
 * A line between the centres of two posts, drawn behind them. Its pattern shows its type; between nodes with text, its
 * label does as well.
 */
export const ConnectionLine = memo(function TieLine(props: EdgeProps<ConnectionEdge>) {
  const { id, sourceX, sourceY, targetX, targetY, source, target, data } = props
  const tooltipId = useContext(TooltipContext)
  const isStars = useContext(StarsContext)
  const sounding = useContext(SoundingContext)
  if (!data) return null
  const { dash, width, round, hollow } = LINE_STYLES[data.type]
  const isLit = tooltipId === source || tooltipId === target
  const middle = { x: (sourceX + targetX) / 2, y: (sourceY + targetY) / 2 }
  const bend = isStars
    ? `Q${middle.x + (targetY - sourceY) * ARC} ${middle.y - (targetX - sourceX) * ARC} ${targetX} ${targetY}`
    : `C${middle.x} ${sourceY} ${middle.x} ${targetY} ${targetX} ${targetY}`
  const path = `M${sourceX} ${sourceY}${bend}`
  const lead = sounding.line?.id === id ? sounding.line : null
  return (
    <g
      className={data.dimmed ? 'connection dimmed' : 'connection'}
      data-kind={data.dataKind}
      data-lit={isLit || undefined}
      data-sounding={sounding.group.has(source) || undefined}
    >
      <path
        d={path}
        strokeDasharray={dash}
        style={{ '--width': isLit ? width + 0.8 : width } as CSSProperties}
        strokeLinecap={round && 'round'}
      />
      {hollow ? (
        <path className="outline-ring" d={path} style={{ '--width': hollow } as CSSProperties} />
      ) : null}
      {lead ? (
        // Again for each post that it leads to.
        <path
          key={sounding.id}
          className="light"
          d={path}
          pathLength={1}
          data-reversed={lead.isReversed || undefined}
        />
      ) : null}
      {isStars ? null : (
        <text x={middle.x} y={middle.y} dy="4" textAnchor="middle">
          {getLineLabel(data.type, data.moment)}
        </text>
      )}
    </g>
  )
})
