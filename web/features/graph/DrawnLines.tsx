import { listGraphLines } from '../../../domain/graph/graph'
import type { Graph } from '../../../domain/graph/graph.schema'
import { LegendLine } from './GraphLegend'
import { getLineLabel } from './line-styles'

/** The types of lines that the graph has, on its canvas. The legend after it says all of them. */
export function DrawnLines({ graph }: { graph: Graph }) {
  const types = [...new Set(listGraphLines(graph).map(({ type }) => type))]
  return (
    <ul className="drawn-lines" aria-hidden="true">
      {types.map((type) => (
        <li key={type}>
          <LegendLine type={type} />
          {getLineLabel(type)}
        </li>
      ))}
    </ul>
  )
}
