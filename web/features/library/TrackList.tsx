import '../../ui/fields/Field.css'
import '../../ui/fields/Picker.css'
import { useEffect, useRef, useState } from 'react'
import { formatErrorMessage } from '../../../domain/errors/errors'
import type { TrackCollection } from '../../../domain/kinds'
import type { Track } from '../../../domain/library/library.schema'
import { TRACK_PICKER_FIRST, TRACK_PREVIEW_GAIN } from '../../../domain/limits'
import { LIBRARY } from '../../../domain/locales/en/record'
import { useTracks } from '../../api/library/tracks.queries'
import { useClip } from '../../audio/playback/useClip'
import { useOnline } from '../../hooks/useOnline'
import { EmptyState } from '../../parts/loading/EmptyState'
import { Skeleton, SkeletonBlock } from '../../parts/loading/Skeleton'
import { Button } from '../../ui/buttons/Button'
import { showToast } from '../../ui/overlays/toast'
import { ErrorState } from '../../ui/states/ErrorState'
import { findTracks, NO_FILTER } from './find-tracks'
import { TrackFilters } from './TrackFilters'
import { TrackRow } from './TrackRow'

type Props = {
  label: string
  /** The collection to search; null for the whole library. */
  collection: TrackCollection | null
  chosen?: Track | null
  /** Called to select a track; without it tracks are only previewed. */
  onChoose?: (track: Track | null) => void
}

/** Tracks to preview and select: twelve at first, then all matches (S2.3-59). */
export function TrackList({ label, collection, chosen = null, onChoose }: Props) {
  const { data, isError, isFetching, refetch } = useTracks()
  const online = useOnline()
  const [filter, setFilter] = useState(NO_FILTER)
  const [isExpanded, setExpanded] = useState(false)
  const [clip, sound] = useClip({ volume: TRACK_PREVIEW_GAIN })
  const list = useRef<HTMLUListElement>(null)
  const failed = sound.state === 'failed' ? data?.find(({ id }) => id === sound.id) : undefined
  useEffect(() => {
    if (failed)
      showToast({ text: formatErrorMessage('library.play_failed', { name: failed.name }), tone: 'bad' })
  }, [failed])
  // The pressed button is removed: the focus moves to the first of the new rows.
  useEffect(() => {
    if (isExpanded) list.current?.children[TRACK_PICKER_FIRST]?.querySelector('button')?.focus()
  }, [isExpanded])

  const loading = collection === null ? LIBRARY.loadingAll : LIBRARY.loading(collection)
  const found = findTracks(data ?? [], collection, filter)
  const hasFilter = filter.query !== '' || filter.mood !== '' || filter.genre !== ''
  const shown = isExpanded || hasFilter ? found : found.slice(0, TRACK_PICKER_FIRST)
  return (
    <div className="picker stack -m">
      <TrackFilters
        label={label}
        tracks={data ?? []}
        collection={collection}
        filter={filter}
        onChange={setFilter}
      />
      {!data && isError ? (
        <ErrorState
          text={online ? formatErrorMessage('library.load_failed') : LIBRARY.offline}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !isError ? (
        <Skeleton label={loading}>
          {[1, 2, 3, 4].map((row) => (
            <SkeletonBlock key={row} height="60px" />
          ))}
        </Skeleton>
      ) : null}
      {data && found.length === 0 ? (
        <EmptyState title={getEmptyText(collection, filter.query, hasFilter)} />
      ) : null}
      <ul ref={list} className="options divided">
        {shown.map((track) => (
          <TrackRow
            key={track.id}
            track={track}
            added={track.id === chosen?.id}
            playing={sound.id === track.id && sound.state === 'playing'}
            loading={sound.id === track.id && sound.state === 'loading'}
            onListen={() => void clip.toggle(track.id, () => track.audioUrl)}
            onChoose={onChoose && (() => onChoose(track.id === chosen?.id ? null : track))}
          />
        ))}
      </ul>
      {shown.length < found.length ? (
        <Button tone="line" block onClick={() => setExpanded(true)}>
          {LIBRARY.showAll}
        </Button>
      ) : null}
    </div>
  )
}

function getEmptyText(collection: TrackCollection | null, query: string, hasFilter: boolean): string {
  if (query) return LIBRARY.noResults(query)
  if (hasFilter) return LIBRARY.noneFiltered
  return collection === null ? LIBRARY.summary(0) : LIBRARY.none(collection)
}
