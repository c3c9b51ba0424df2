import '../../ui/Picker.css'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { messageOf } from '../../../domain/errors'
import type { Shelf } from '../../../domain/kinds'
import type { Track } from '../../../domain/library.schema'
import { TRACK_PICKER_FIRST, TRACK_PREVIEW_GAIN } from '../../../domain/limits'
import { useTracks } from '../../api/tracks.queries'
import { useClip } from '../../audio/useClip'
import { useOnline } from '../../state/useOnline'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Empty } from '../../ui/Empty'
import { Oops } from '../../ui/Oops'
import { Bone, Skeleton } from '../../ui/Skeleton'
import { toast } from '../../ui/toast'
import { LIBRARY } from '../../words/library'
import { findTracks } from './find-tracks'
import { TrackRow } from './TrackRow'

type Props = {
  shelf: Shelf
  chosen: Track | null
  /** A track, or null to take the chosen one away. */
  onChoose: (track: Track | null) => void
  onClose: () => void
}

/** Choosing music: twelve at first, then all; each can be listened to (S2.3-59). */
export function TrackPicker({ shelf, chosen, onChoose, onClose }: Props) {
  const [query, setQuery] = useState('')
  return (
    <Dialog title={LIBRARY.choose(shelf)} width={520} kind="mue" onClose={onClose}>
      <div className="picker">
        <search className="search">
          <Search className="i" aria-hidden="true" />
          <input
            type="search"
            value={query}
            placeholder={LIBRARY.searchHint}
            aria-label={LIBRARY.search(shelf)}
            onChange={(event) => setQuery(event.target.value)}
          />
        </search>
        <Tracks shelf={shelf} query={query} chosen={chosen} onChoose={onChoose} />
      </div>
    </Dialog>
  )
}

function Tracks({ shelf, query, chosen, onChoose }: Omit<Props, 'onClose'> & { query: string }) {
  const { data, isError, isFetching, refetch } = useTracks()
  const online = useOnline()
  const [all, setAll] = useState(false)
  const [clip, sound] = useClip({ volume: TRACK_PREVIEW_GAIN })
  const failed = sound.state === 'failed' ? data?.find(({ id }) => id === sound.id) : undefined
  useEffect(() => {
    if (failed) toast({ text: messageOf('library.play_failed', { name: failed.name }), tone: 'bad' })
  }, [failed])

  if (!data && isError) {
    const text = online ? messageOf('library.load_failed') : LIBRARY.offline
    return <Oops text={text} busy={isFetching} onRetry={() => void refetch()} />
  }
  if (!data)
    return (
      <Skeleton label={LIBRARY.loading(shelf)}>
        {[1, 2, 3, 4].map((row) => (
          <Bone key={row} height="60px" />
        ))}
      </Skeleton>
    )
  const found = findTracks(data, shelf, query)
  if (found.length === 0) return <Empty title={query ? LIBRARY.noneFound(query) : LIBRARY.none(shelf)} />
  const shown = all || query ? found : found.slice(0, TRACK_PICKER_FIRST)
  return (
    <>
      <ul className="opts">
        {shown.map((track) => (
          <TrackRow
            key={track.id}
            track={track}
            added={track.id === chosen?.id}
            playing={sound.id === track.id && sound.state === 'playing'}
            loading={sound.id === track.id && sound.state === 'loading'}
            onListen={() => void clip.toggle(track.id, () => track.audioUrl)}
            onChoose={() => onChoose(track.id === chosen?.id ? null : track)}
          />
        ))}
      </ul>
      {shown.length < found.length ? (
        <Button tone="line" block onClick={() => setAll(true)}>
          {LIBRARY.showAll}
        </Button>
      ) : null}
    </>
  )
}
