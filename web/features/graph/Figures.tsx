import './Figures.css'
import { numberText } from '../../../domain/dates'
import { analyticsOf, nodeLabel } from '../../../domain/graph'
import type { Graph } from '../../../domain/graph.schema'
import { GRAPH } from '../../words/graph'

/** Statistics of the graph that the user sees. */
export function Figures({ graph }: { graph: Graph | undefined }) {
  const figures = graph && analyticsOf(graph)
  return (
    <dl className="analytics" aria-label={GRAPH.figures}>
      <div>
        <dt>{GRAPH.posts}</dt>
        <dd>{figures ? numberText(figures.posts) : '–'}</dd>
      </div>
      <div>
        <dt>{GRAPH.connections}</dt>
        <dd>{figures ? numberText(figures.connections) : '–'}</dd>
      </div>
      <div className="most">
        <dt>{GRAPH.most}</dt>
        <dd>
          {figures?.most ? (
            <>
              <bdi>{nodeLabel(figures.most.post)}</bdi>
              <small>{GRAPH.replies(figures.most.replies)}</small>
            </>
          ) : (
            (figures && GRAPH.noneYet) || '–'
          )}
        </dd>
      </div>
    </dl>
  )
}
