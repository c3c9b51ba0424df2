import { useEffect, useRef } from 'react'
import { NO_PODCAST, podcastTags } from '../../../domain/podcasts'
import { isHandedOver } from '../../../domain/shared-in'
import type { DraftForm } from '../../audio/draft-record'
import { readSharedIn, type SharedIn } from '../../state/shared-in'
import { useView } from '../../state/view'
import { toast } from '../../ui/toast'
import { SHARED_IN } from '../../words/shared-in'

/** Id of the content that filled this tab's form: after a reload it is loaded again, and the form stays. */
const KEY = 'owlcast.sharedIn'

type Given = {
  hasClip: boolean
  onEdit: (changes: Partial<DraftForm>) => void
  loadUrl: (url: string) => void
  loadFile: (file: File) => void
  refuseLarge: () => void
}

/** Applies shared content (`/?shared=…`) once `ready`. */
export function useSharedIn(ready: boolean, given: Given): void {
  const shared = useView().params.get('shared')
  const latest = useRef(given)
  latest.current = given
  useEffect(() => {
    if (!ready || !isHandedOver(shared)) return
    if (shared === 'lost') return void toast({ text: SHARED_IN.lost, tone: 'bad' })
    let left = false
    void readSharedIn()
      .catch(() => null)
      .then((what) => {
        if (what && !left) takeUp(what, latest.current)
      })
    return () => {
      left = true
    }
  }, [ready, shared])
}

function takeUp({ id, file, link, tooLarge }: SharedIn, { onEdit, ...given }: Given): void {
  if (!file && !link && !tooLarge) return void toast({ text: SHARED_IN.none, tone: 'bad' })
  const again = wasTakenUp(id)
  if (again && given.hasClip) return
  if (!again) {
    const detail = { ...NO_PODCAST, originalUrl: file || tooLarge ? null : link }
    onEdit({ detail, clipId: null, tags: podcastTags('') })
  }
  if (file) given.loadFile(file)
  else if (tooLarge) given.refuseLarge()
  else if (link) given.loadUrl(link)
}

/** Records that it was applied. Without storage, a reload fills in the form again. */
function wasTakenUp(id: string): boolean {
  try {
    const was = sessionStorage.getItem(KEY) === id
    sessionStorage.setItem(KEY, id)
    return was
  } catch {
    return false
  }
}
