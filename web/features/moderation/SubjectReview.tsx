import Ear from 'lucide-react/icons/ear'
import { MODERATION } from '../../../domain/locales/en/people'
import { COVER } from '../../../domain/locales/en/record'
import type { ReportSubject } from '../../../domain/moderation/moderation'
import { formatTags } from '../../../domain/posts/tags'
import { useViewReviewed } from '../../api/moderation/moderation.queries'
import { useClip } from '../../audio/playback/useClip'
import { showErrorToast } from '../../parts/loading/error-toast'
import { Button } from '../../ui/buttons/Button'
import { PlayButton } from '../../ui/buttons/PlayButton'

type Props = { subject: ReportSubject; title: string }

/** A hidden or reported post or hello that a moderator can play and read before deciding. The server records the access. */
export function SubjectReview({ subject, title }: Props) {
  const view = useViewReviewed(subject)
  const [clip, sound] = useClip()
  if (!view.data)
    return (
      <div className="actions row wrap">
        <Button
          size="sm"
          tone="line"
          busy={view.isPending}
          icon={<Ear className="icon" />}
          aria-label={MODERATION.viewLabel(title)}
          onClick={() =>
            view.mutate(undefined, {
              onError: showErrorToast,
            })
          }
        >
          {MODERATION.view}
        </Button>
        <small className="dim">{MODERATION.viewNote}</small>
      </div>
    )
  const { audioUrl, clipUrl, coverUrl, content, tags } = view.data
  const sounds = [
    { label: MODERATION.clip, url: clipUrl },
    { label: title, url: audioUrl },
  ]
  return (
    <div className="reviewed-post stack">
      {coverUrl ? <img src={coverUrl} alt={COVER.of(title)} decoding="async" /> : null}
      {sounds.map(({ label, url }) =>
        url ? (
          <p key={url} className="sound row">
            <PlayButton
              small
              title={label}
              playing={sound.id === url && sound.state === 'playing'}
              loading={sound.id === url && sound.state === 'loading'}
              onClick={() => void clip.toggle(url, () => url)}
            />
            <span dir="auto">{label}</span>
          </p>
        ) : null,
      )}
      {content ? <blockquote dir="auto">{content}</blockquote> : null}
      {tags.length > 0 ? <p className="dim">{formatTags(tags).join(' ')}</p> : null}
    </div>
  )
}
