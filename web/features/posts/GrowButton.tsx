import type { Kind } from '../../../domain/kinds'
import { POST } from '../../../domain/locales/en/shell'
import type { Post } from '../../../domain/posts/posts.schema'
import { KIND_UI } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { openOverlay } from '../../state/overlays'

/** Starts an owlcast from a post (S2.3-25). */
export function GrowButton({ post, into }: { post: Post; into: Kind }) {
  const { bird, texts } = KIND_UI[into]
  return (
    <button
      type="button"
      aria-label={POST.createFromLabel(texts.create, post.title)}
      onClick={() => void openOverlay('createOwlcast', { request: { kind: into, source: post } })}
    >
      <Bird name={bird} />
      <span className="button-label">{texts.create}</span>
    </button>
  )
}
