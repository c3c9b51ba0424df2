import { useId } from 'react'
import { PODCAST } from '../../../domain/locales/en/share'
import { type PodcastFile, usePodcastFiles } from '../../api/podcasts/podcast-files.queries'
import { Button } from '../../ui/buttons/Button'
import { TimeAgo } from '../../ui/text/TimeAgo'

type Props = { signedIn: boolean; disabled: boolean; onChoose: (file: PodcastFile) => void }

/** Earlier uploads, also from other devices, to cut another clip from. */
export function UploadedFiles({ signedIn, disabled, onChoose }: Props) {
  const { data: files = [] } = usePodcastFiles(signedIn)
  const heading = useId()
  if (!signedIn || files.length === 0) return null
  return (
    <section className="uploaded-files stack -s" aria-labelledby={heading}>
      <h3 id={heading} className="subtle">
        {PODCAST.kept}
      </h3>
      <ul className="stack -s">
        {files.map((file) => (
          <li key={file.id} className="attach row -m">
            <span className="text-block">
              <strong dir="auto">{file.fileName}</strong>
              <small>
                {PODCAST.size((file.bytes / 1_000_000).toFixed(1))} · <TimeAgo at={file.createdAt} />
              </small>
            </span>
            <Button
              size="sm"
              tone="line"
              disabled={disabled}
              aria-label={PODCAST.openFileLabel(file.fileName)}
              onClick={() => onChoose(file)}
            >
              {PODCAST.openFile}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
