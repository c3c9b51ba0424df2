import './GraphStats.css'
import { calculateAnalytics, formatNodeLabel } from '../../../domain/graph/graph'
import type { Graph } from '../../../domain/graph/graph.schema'
import { formatNumber } from '../../../domain/i18n/dates'
import { GRAPH } from '../../../domain/locales/en/posts'

/** Statistics of the graph that the user sees. */
export function GraphStats({ graph }: { graph: Graph | undefined }) {
  const figures = graph && calculateAnalytics(graph)
  return (
    <dl className="analytics wrap subtle" aria-label={GRAPH.analytics}>
      <div>
        <dt>{GRAPH.posts}</dt>
        <dd>{figures ? formatNumber(figures.posts) : '–'}</dd>
      </div>
      <div>
        <dt>{GRAPH.connections}</dt>
        <dd>{figures ? formatNumber(figures.connections) : '–'}</dd>
      </div>
      <div>
        <dt>{GRAPH.mostConnected}</dt>
        <dd>
          {figures?.mostConnected ? (
            <>
              <bdi>{formatNodeLabel(figures.mostConnected.post)}</bdi>
              <small>{GRAPH.replies(figures.mostConnected.replies)}</small>
            </>
          ) : (
            (figures && GRAPH.noneYet) || '–'
          )}
        </dd>
      </div>
    </dl>
  )
}
