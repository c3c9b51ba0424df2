import './GraphLegend.css'
import type { LineType } from '../../../domain/graph/graph'
import { GRAPH } from '../../../domain/locales/en/posts'
import { CONNECTION_TYPES } from '../../../domain/posts/connections'
import { Bird } from '../../parts/brand/Bird'
import { getLineLabel, LINE_STYLES } from './line-styles'
import { POST_CATEGORIES } from './post-categories'

/** Explains the colours, birds and lines of the graph. */
export function GraphLegend() {
  return (
    <section className="legend" aria-label={GRAPH.legend}>
      <div>
        <h2>{GRAPH.contentTypes}</h2>
        <ul>
          {POST_CATEGORIES.map(({ key, dataKind, bird, name }) => (
            <li key={key} data-kind={dataKind}>
              <Bird name={bird} />
              {name}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2>{GRAPH.connectionTypes}</h2>
        <ul>
          {CONNECTION_TYPES.map((type) => (
            <li key={type}>
              <LegendLine type={type} />
              {getLineLabel(type)}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2>{GRAPH.otherLines}</h2>
        <ul>
          <li>
            <LegendLine type="recording" />
            {GRAPH.recordingLine}
          </li>
        </ul>
      </div>
    </section>
  )
}

/** A sample of a line. */
export function LegendLine({ type }: { type: LineType }) {
  const { dash, width, round, hollow } = LINE_STYLES[type]
  return (
    <svg className="line-sample" viewBox="0 0 34 12" aria-hidden="true">
      <path d="M0 6H34" strokeDasharray={dash} strokeWidth={width} strokeLinecap={round && 'round'} />
      {hollow ? <path className="outline-ring" d="M0 6H34" strokeWidth={hollow} /> : null}
    </svg>
  )
}
