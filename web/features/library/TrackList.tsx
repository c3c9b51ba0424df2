import '../../ui/Field.css'
import '../../ui/Picker.css'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../domain/errors'
import type { Shelf } from '../../../domain/kinds'
import type { Track } from '../../../domain/library.schema'
import { TRACK_PICKER_FIRST, TRACK_PREVIEW_GAIN } from '../../../domain/limits'
import { useTracks } from '../../api/tracks.queries'
import { useClip } from '../../audio/useClip'
import { useOnline } from '../../state/useOnline'
import { Button } from '../../ui/Button'
import { Empty } from '../../ui/Empty'
import { Oops } from '../../ui/Oops'
import { Bone, Skeleton } from '../../ui/Skeleton'
import { toast } from '../../ui/toast'
import { LIBRARY } from '../../words/library'
import { ANY_TRACK, findTracks } from './find-tracks'
import { TrackFilters } from './TrackFilters'
import { TrackRow } from './TrackRow'

type Props = {
  label: string
  /** The shelf to search; null for the whole library. */
  shelf: Shelf | null
  chosen?: Track | null
  /** Called to select a track; without it tracks are only previewed. */
  onChoose?: (track: Track | null) => void
}

/** Tracks to preview and select: twelve at first, then all matches (S2.3-59). */
export function TrackList({ label, shelf, chosen = null, onChoose }: Props) {
  const { data, isError, isFetching, refetch } = useTracks()
  const online = useOnline()
  const [wish, setWish] = useState(ANY_TRACK)
  const [all, setAll] = useState(false)
  const [clip, sound] = useClip({ volume: TRACK_PREVIEW_GAIN })
  const list = useRef<HTMLUListElement>(null)
  const failed = sound.state === 'failed' ? data?.find(({ id }) => id === sound.id) : undefined
  useEffect(() => {
    if (failed) toast({ text: messageOf('library.play_failed', { name: failed.name }), tone: 'bad' })
  }, [failed])
  // The pressed button is removed: the focus moves to the first of the new rows.
  useEffect(() => {
    if (all) list.current?.children[TRACK_PICKER_FIRST]?.querySelector('button')?.focus()
  }, [all])

  const loading = shelf === null ? LIBRARY.loadingAll : LIBRARY.loading(shelf)
  const found = findTracks(data ?? [], shelf, wish)
  const asksForMore = wish.query !== '' || wish.mood !== '' || wish.genre !== ''
  const shown = all || asksForMore ? found : found.slice(0, TRACK_PICKER_FIRST)
  return (
    <div className="picker">
      <TrackFilters label={label} tracks={data ?? []} shelf={shelf} wish={wish} onChange={setWish} />
      {!data && isError ? (
        <Oops
          text={online ? messageOf('library.load_failed') : LIBRARY.offline}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !isError ? (
        <Skeleton label={loading}>
          {[1, 2, 3, 4].map((row) => (
            <Bone key={row} height="60px" />
          ))}
        </Skeleton>
      ) : null}
      {data && found.length === 0 ? <Empty title={noneOf(shelf, wish.query, asksForMore)} /> : null}
      <ul ref={list} className="opts">
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
        <Button tone="line" block onClick={() => setAll(true)}>
          {LIBRARY.showAll}
        </Button>
      ) : null}
    </div>
  )
}

function noneOf(shelf: Shelf | null, query: string, asksForMore: boolean): string {
  if (query) return LIBRARY.noneFound(query)
  if (asksForMore) return LIBRARY.noneAsked
  return shelf === null ? LIBRARY.facts(0) : LIBRARY.none(shelf)
}
