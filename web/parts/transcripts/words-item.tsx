import Captions from 'lucide-react/icons/captions'
import { WORDS_EDITOR } from '../../../domain/locales/en/transcripts'
import type { Post } from '../../../domain/posts/posts.schema'
import { openOverlay } from '../../state/overlays'
import type { MenuItem } from '../../ui/overlays/Menu'

/** The menu item of an author for the words of a post: to correct them, or to ask for them. */
export function createWordsItem(post: Post): MenuItem {
  const hasWords = post.transcriptState === 'ready' || post.transcriptState === 'waiting'
  return {
    label: hasWords ? WORDS_EDITOR.heading : WORDS_EDITOR.make,
    icon: <Captions className="icon" />,
    run: () => openOverlay('editWords', { post }),
  }
}
