import './GraphLegend.css'
import X from 'lucide-react/icons/x'
import type { LineType } from '../../../domain/graph/graph'
import { GRAPH } from '../../../domain/locales/en/posts'
import { CONNECTION_TYPES } from '../../../domain/posts/connections'
import { Bird } from '../../parts/brand/Bird'
import { IconButton } from '../../ui/buttons/IconButton'
import { getLineLabel, LINE_STYLES } from './line-styles'
import { POST_CATEGORIES } from './post-categories'

/** Explains the colours, birds, lines and sizes of the graph. */
export function GraphLegend({ onClose }: { onClose: () => void }) {
  return (
    <section className="legend popover" aria-label={GRAPH.legend}>
      <h2>{GRAPH.legend}</h2>
      <IconButton label={GRAPH.closeLegend} small onClick={onClose}>
        <X className="icon" />
      </IconButton>
      <h3>{GRAPH.contentTypes}</h3>
      <ul>
        {POST_CATEGORIES.map(({ key, dataKind, bird, name }) => (
          <li key={key} className="row subtle" data-kind={dataKind}>
            <Bird name={bird} />
            {name}
          </li>
        ))}
      </ul>
      <h3>{GRAPH.connectionTypes}</h3>
      <ul>
        {CONNECTION_TYPES.map((type) => (
          <li key={type} className="row subtle">
            <LineSample type={type} />
            {getLineLabel(type)}
          </li>
        ))}
      </ul>
      <h3>{GRAPH.otherLines}</h3>
      <ul className="-single">
        <li className="row subtle">
          <LineSample type="recording" />
          {GRAPH.recordingLine}
        </li>
      </ul>
      <p>{GRAPH.starSizes}</p>
    </section>
  )
}

/** A sample of a line. */
function LineSample({ type }: { type: LineType }) {
  const { dash, width, round, hollow } = LINE_STYLES[type]
  return (
    <svg className="line-sample" viewBox="0 0 34 12" aria-hidden="true">
      <path d="M0 6H34" strokeDasharray={dash} strokeWidth={width} strokeLinecap={round && 'round'} />
      {hollow ? <path className="outline-ring" d="M0 6H34" strokeWidth={hollow} /> : null}
    </svg>
  )
}
