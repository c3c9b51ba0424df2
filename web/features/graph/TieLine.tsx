import type { Edge, EdgeProps } from '@xyflow/react'
import { memo, useContext } from 'react'
import type { LineType } from '../../../domain/graph'
import { lineWord, TIE_LOOKS } from './tie-looks'
import { TippedContext } from './tipped'

export type Tie = Edge<{ type: LineType; dimmed: boolean }, 'connection'>

/** A line between the centres of two posts, drawn behind them. Its pattern and its label show the type. */
export const TieLine = memo(function TieLine(props: EdgeProps<Tie>) {
  const { sourceX, sourceY, targetX, targetY, source, target, data } = props
  const tipped = useContext(TippedContext)
  if (!data) return null
  const { dash, width, round, hollow } = TIE_LOOKS[data.type]
  const isLit = tipped === source || tipped === target
  const bend = (sourceX + targetX) / 2
  const way = `M${sourceX} ${sourceY}C${bend} ${sourceY} ${bend} ${targetY} ${targetX} ${targetY}`
  return (
    <g className={data.dimmed ? 'connection dimmed' : 'connection'} data-lit={isLit || undefined}>
      <path
        d={way}
        strokeDasharray={dash}
        strokeWidth={isLit ? width + 0.8 : width}
        strokeLinecap={round && 'round'}
      />
      {hollow ? <path className="hollow" d={way} strokeWidth={hollow} /> : null}
      <text x={bend} y={(sourceY + targetY) / 2} dy="4" textAnchor="middle">
        {lineWord(data.type)}
      </text>
    </g>
  )
})
