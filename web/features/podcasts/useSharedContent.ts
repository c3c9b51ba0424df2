import { useEffect, useRef } from 'react'
import { SHARED_IN } from '../../../domain/locales/en/record'
import { createPodcastTags, NO_PODCAST } from '../../../domain/podcasts/podcasts'
import { isShareOutcome } from '../../../domain/share/share-target'
import type { DraftForm } from '../../drafts/store/draft-record'
import { readSharedContent, type SharedContent } from '../../state/shared-content'
import { readStoredText, writeStored } from '../../state/stored'
import { useView } from '../../state/view'
import { showToast } from '../../ui/overlays/toast'

/** Id of the content that filled this tab's form: after a reload it is loaded again, and the form stays. */
const KEY = 'owlcast.sharedIn'

type SharedContentHandlers = {
  hasClip: boolean
  onEdit: (changes: Partial<DraftForm>) => void
  loadUrl: (url: string) => void
  loadFile: (file: File) => void
  rejectLarge: () => void
}

/** Applies shared content (`/?shared=…`) once `ready`. */
export function useSharedContent(ready: boolean, handlers: SharedContentHandlers): void {
  const shared = useView().params.get('shared')
  const latest = useRef(handlers)
  latest.current = handlers
  useEffect(() => {
    if (!ready || !isShareOutcome(shared) || shared === 'sound') return
    if (shared === 'lost') return void showToast({ text: SHARED_IN.lost, tone: 'bad' })
    let left = false
    void readSharedContent()
      .catch(() => null)
      .then((content) => {
        if (content && !left) applyShared(content, latest.current)
      })
    return () => {
      left = true
    }
  }, [ready, shared])
}

function applyShared(
  { id, file, link, tooLarge }: SharedContent,
  { onEdit, ...handlers }: SharedContentHandlers,
): void {
  if (!file && !link && !tooLarge) return void showToast({ text: SHARED_IN.none, tone: 'bad' })
  const wasBefore = wasApplied(id)
  if (wasBefore && handlers.hasClip) return
  if (!wasBefore) {
    const detail = { ...NO_PODCAST, originalUrl: file || tooLarge ? null : link }
    onEdit({ detail, clipId: null, tags: createPodcastTags('') })
  }
  if (file) handlers.loadFile(file)
  else if (tooLarge) handlers.rejectLarge()
  else if (link) handlers.loadUrl(link)
}

/** Records that it was applied. Without storage, a reload fills in the form again. */
function wasApplied(id: string): boolean {
  const was = readStoredText('session', KEY) === id
  writeStored('session', KEY, id)
  return was
}
