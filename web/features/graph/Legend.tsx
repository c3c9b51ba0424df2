import './Legend.css'
import { CONNECTION_TYPES } from '../../../domain/connections'
import { Bird } from '../../ui/Bird'
import { GRAPH } from '../../words/graph'
import { CONNECTION_WORDS } from '../../words/replies'
import { SORTS } from './sorts'
import { TIE_LOOKS } from './tie-looks'

/** What the colours, birds and lines of the picture mean. */
export function Legend() {
  return (
    <section className="legend" aria-label={GRAPH.legend}>
      <div>
        <h2>{GRAPH.contentTypes}</h2>
        <ul>
          {SORTS.map(({ key, dataKind, bird, name }) => (
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
              <svg className="ln" viewBox="0 0 34 12" aria-hidden="true">
                <path
                  d="M0 6H34"
                  strokeDasharray={TIE_LOOKS[type].dash}
                  strokeWidth={TIE_LOOKS[type].width}
                  strokeLinecap={type === 'question' ? 'round' : undefined}
                />
              </svg>
              {CONNECTION_WORDS[type].toLowerCase()}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
