import Captions from 'lucide-react/icons/captions'
import { WORDS_EDITOR } from '../../../domain/locales/en/transcripts'
import type { Post } from '../../../domain/posts/posts.schema'
import { isTranscribable } from '../../../domain/transcripts/transcript'
import { openOverlay } from '../../state/overlays'
import type { MenuItem } from '../../ui/overlays/Menu'

/** The menu item of an author for the words of a post: to correct them, or to ask for them; none where it is too short. */
export function listWordsItems(post: Post): MenuItem[] {
  const hasWords = post.transcriptState === 'ready' || post.transcriptState === 'waiting'
  if (!hasWords && !isTranscribable(post)) return []
  return [
    {
      label: hasWords ? WORDS_EDITOR.heading : WORDS_EDITOR.make,
      icon: <Captions className="icon" />,
      run: () => openOverlay('editWords', { post }),
    },
  ]
}
