import { useEffect, useRef } from 'react'
import { formatPosition, PODCAST } from '../../../domain/locales/en/share'
import type { PodcastDetail } from '../../../domain/podcasts/podcasts'
import { useClip } from '../../audio/playback/useClip'
import { readClip } from '../../drafts/store/podcast-clips'
import { Button } from '../../ui/buttons/Button'
import { PlayButton } from '../../ui/buttons/PlayButton'
import { Pill } from '../../ui/text/Pill'

type Props = { clipId: string; detail: PodcastDetail; locked: boolean; onChange: () => void }

/** The clip that plays before the reply; stored on this device. */
export function ClipRow({ clipId, detail, locked, onChange }: Props) {
  const [clip, sound] = useClip()
  const url = useRef('')
  useEffect(() => () => URL.revokeObjectURL(url.current), [])
  async function load() {
    const kept = await readClip(clipId)
    if (!kept) throw new Error('The clip is no longer on this device.')
    URL.revokeObjectURL(url.current)
    url.current = URL.createObjectURL(kept.blob)
    return url.current
  }
  const { uploadedFileName, originalUrl, trimStart, trimEnd, demo } = detail
  return (
    <div className="attach row -m">
      <PlayButton
        small
        title={PODCAST.clipTitle(detail.author)}
        playing={sound.state === 'playing'}
        loading={sound.state === 'loading'}
        onClick={() => void clip.toggle(clipId, load)}
      />
      <span className="text-block">
        <strong dir="auto">{demo ? PODCAST.demoLabel : (uploadedFileName ?? originalUrl)}</strong>
        <small>
          {demo ? <Pill>{PODCAST.demoLabel}</Pill> : null}{' '}
          {PODCAST.clip(formatPosition(trimStart ?? 0), formatPosition(trimEnd ?? 0))}
        </small>
      </span>
      <Button tone="quiet" size="sm" disabled={locked} onClick={onChange}>
        {PODCAST.changeClip}
      </Button>
    </div>
  )
}
