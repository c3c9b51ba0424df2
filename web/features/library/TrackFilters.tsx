import '../../ui/fields/SearchPill.css'
import './library.css'
import Search from 'lucide-react/icons/search'
import type { TrackCollection } from '../../../domain/kinds'
import type { Track } from '../../../domain/library/library.schema'
import { LIBRARY } from '../../../domain/locales/en/record'
import { listValues, type TrackFilter } from './find-tracks'

type Props = {
  label: string
  tracks: readonly Track[]
  collection: TrackCollection | null
  filter: TrackFilter
  onChange: (wish: TrackFilter) => void
}

const CHOICES = [
  { column: 'mood', any: 'anyMood' },
  { column: 'genre', any: 'anyGenre' },
] as const

/** Track filters: search, and the moods and genres that exist. */
export function TrackFilters({ label, tracks, collection, filter, onChange }: Props) {
  const choices = CHOICES.map((choice) => ({
    ...choice,
    values: listValues(tracks, collection, choice.column),
  }))
  return (
    <>
      <search className="search row">
        <Search className="icon" aria-hidden="true" />
        <input
          type="search"
          className="bare fill"
          value={filter.query}
          placeholder={LIBRARY.searchHint}
          aria-label={label}
          onChange={(event) => onChange({ ...filter, query: event.target.value })}
        />
      </search>
      {choices.some(({ values }) => values.length > 1) ? (
        <div className="track-choices columns">
          {choices.map(({ column, any, values }) => (
            <select
              key={column}
              className="input"
              aria-label={LIBRARY[column]}
              value={filter[column]}
              onChange={(event) => onChange({ ...filter, [column]: event.target.value })}
            >
              <option value="">{LIBRARY[any]}</option>
              {values.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          ))}
        </div>
      ) : null}
    </>
  )
}
