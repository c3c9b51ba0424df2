import '../../ui/text/Page.css'
import './library.css'
import { useEffect } from 'react'
import { formatErrorMessage } from '../../../domain/errors/errors'
import type { Track } from '../../../domain/library/library.schema'
import { sampleTracks } from '../../../domain/library/sample-tracks'
import { TRACK_PREVIEW_GAIN } from '../../../domain/limits'
import { MUE_MANAGER } from '../../../domain/locales/en/record'
import { VIEW_TITLES } from '../../../domain/locales/en/shell'
import { useTracks } from '../../api/library/tracks.queries'
import { useClip } from '../../audio/playback/useClip'
import { MESSAGE_KIND } from '../../kinds'
import { EmptyState } from '../../parts/loading/EmptyState'
import { Skeleton, SkeletonBlock } from '../../parts/loading/Skeleton'
import { Button } from '../../ui/buttons/Button'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog'
import { MueCard } from './MueCard'
import { useLibraryManager } from './useLibraryManager'

/** The library manager (spec §2.3): four buttons, a status line and all tracks. */
export function MueManager() {
  const { data, isError, isPending, refetch } = useTracks()
  const { status, busy, confirmation, showStatus, actions } = useLibraryManager(read)
  const [clip, sound] = useClip({ volume: TRACK_PREVIEW_GAIN })
  const tracks = data ?? (isError ? SAMPLES : [])
  useEffect(() => {
    if (isError && !data)
      showStatus(
        `${formatErrorMessage('library.load_failed')}. ${MUE_MANAGER.usingSamples(SAMPLES.length)}`,
        'bad',
      )
  }, [isError, data, showStatus])
  const failed = sound.state === 'failed' ? tracks.find(({ id }) => id === sound.id) : undefined
  useEffect(() => {
    if (failed) showStatus(formatErrorMessage('library.play_failed', { name: failed.name }), 'bad')
  }, [failed, showStatus])

  /** `refetch` resolves with the cached data on error, which must not count as success. */
  async function read(): Promise<number> {
    const { data: fresh, error } = await refetch()
    if (error) throw error
    return fresh?.length ?? 0
  }
  function play({ id, name, audioUrl }: Track) {
    if (audioUrl === '') showStatus(formatErrorMessage('library.no_url', { name }), 'bad')
    else if (isOn(id)) clip.stop()
    else void clip.play(id, () => audioUrl)
  }
  const isOn = (id: string) => sound.id === id && (sound.state === 'playing' || sound.state === 'loading')
  const { confirm } = MUE_MANAGER
  return (
    <div className="page stack manager" data-kind={MESSAGE_KIND}>
      <header>
        <h1 className="only-desk">{VIEW_TITLES['mue-manager']}</h1>
        <p className="lead">{MUE_MANAGER.intro}</p>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form */}
      <div className="actions wrap" role="group" aria-label={MUE_MANAGER.actions}>
        <Button busy={busy === 'setup'} onClick={actions.setup}>
          {MUE_MANAGER.setup}
        </Button>
        <Button busy={busy === 'samples'} onClick={actions.samples}>
          {MUE_MANAGER.addSamples}
        </Button>
        <Button busy={busy === 'sync'} onClick={actions.sync}>
          {MUE_MANAGER.sync}
        </Button>
        <Button tone="line" busy={busy === 'refresh'} onClick={actions.refresh}>
          {MUE_MANAGER.refresh}
        </Button>
      </div>
      <p className="status" role={status.tone === 'bad' ? 'alert' : 'status'} data-tone={status.tone}>
        {status.text}
      </p>
      {isPending ? (
        <Skeleton label={MUE_MANAGER.loading}>
          <SkeletonBlock height="120px" />
        </Skeleton>
      ) : null}
      {data?.length === 0 ? <EmptyState title={MUE_MANAGER.empty} /> : null}
      <ul className="cards">
        {tracks.map((track) => (
          <MueCard key={track.id} track={track} playing={isOn(track.id)} onPlay={() => play(track)} />
        ))}
      </ul>
      {confirmation === null ? null : (
        <ConfirmDialog
          title={confirm.title}
          text={confirm.text(data?.length ?? 0, confirmation.count)}
          keep={confirm.cancel}
          confirm={confirm.replace}
          onConfirm={confirmation.confirm}
          onClose={confirmation.cancel}
        />
      )}
    </div>
  )
}

/** Shown when the library cannot be loaded: the sample tracks, without sound. */
const SAMPLES: Track[] = sampleTracks().map(({ slug, ...facts }) => ({
  ...facts,
  id: `sample_${slug}`,
  audioUrl: '',
  peaks: '',
}))
