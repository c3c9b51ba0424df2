import { useMemo } from 'react'
import { getPostName } from '../../../domain/locales/en/kinds'
import { TRANSCRIPT } from '../../../domain/locales/en/transcripts'
import type { Post } from '../../../domain/posts/posts.schema'
import { getErrorMessage } from '../../api/request-error'
import { useTranscript } from '../../api/transcripts/transcripts.queries'
import { toPlayable } from '../../audio/playback/playable'
import { getKindTheme } from '../../kinds'
import { PhraseList } from '../../parts/transcripts/PhraseList'
import { Dialog } from '../../ui/overlays/Dialog'
import { Spinner } from '../../ui/states/Spinner'

/** The words of a post with their times, for reading and for the keyboard. */
export function TranscriptDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const item = useMemo(() => toPlayable(post), [post])
  const { data, error } = useTranscript({ url: item?.url ?? '', post }, item !== null)
  return (
    <Dialog
      title={TRANSCRIPT.heading(getPostName(post))}
      width={560}
      kind={getKindTheme(post.kind, post.subtype).dataKind}
      onClose={onClose}
    >
      {data && item ? <PhraseList transcript={data} item={item} takesFocus hasTimes /> : null}
      {error ? <p role="alert">{getErrorMessage(error)}</p> : null}
      {data || error ? null : (
        <p role="status">
          <Spinner /> {TRANSCRIPT.loading}
        </p>
      )}
    </Dialog>
  )
}
