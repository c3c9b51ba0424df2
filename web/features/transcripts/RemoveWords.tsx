import CaptionsOff from 'lucide-react/icons/captions-off'
import { useState } from 'react'
import { WORDS_EDITOR } from '../../../domain/locales/en/transcripts'
import type { Post } from '../../../domain/posts/posts.schema'
import { handleAppError } from '../../api/query-client'
import { deleteTranscript } from '../../api/transcripts/transcripts.queries'
import { showErrorToast } from '../../parts/loading/error-toast'
import { Button } from '../../ui/buttons/Button'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog'
import { showToast } from '../../ui/overlays/toast'

/** Removes the words of a post for good, after asking. */
export function RemoveWords({ post, onDone }: { post: Post; onDone: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  async function remove() {
    setBusy(true)
    try {
      await deleteTranscript(post.id)
      showToast({ text: WORDS_EDITOR.removed, tone: 'ok' })
      setAsking(false)
      onDone()
    } catch (error) {
      handleAppError(error)
      showErrorToast(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button tone="quiet" icon={<CaptionsOff className="icon" />} onClick={() => setAsking(true)}>
        {WORDS_EDITOR.remove}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={WORDS_EDITOR.removeHeading}
          text={WORDS_EDITOR.removeText}
          keep={WORDS_EDITOR.keep}
          confirm={WORDS_EDITOR.remove}
          icon={<CaptionsOff className="icon" />}
          busy={isBusy}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}
