import { useState } from 'react'
import { getPostMode } from '../../../domain/kinds'
import { EDIT } from '../../../domain/locales/en/posts'
import { TITLE_PROPOSAL } from '../../../domain/locales/en/transcripts'
import type { Post } from '../../../domain/posts/posts.schema'
import { hasOwnTitle } from '../../../domain/posts/titles'
import { hasScript } from '../../../domain/posts/validate-draft'
import { suggestTitle } from '../../../domain/transcripts/suggest-title'
import { patchPost } from '../../api/posts/own-posts.queries'
import { handleAppError } from '../../api/query-client'
import { openOverlay } from '../../state/overlays'
import { Button } from '../../ui/buttons/Button'
import { showToast } from '../../ui/overlays/toast'
import { showErrorToast } from '../loading/error-toast'

/**
 * Returns a title for a post whose author gave it none, from its first words; null for others. Stories that name
 * nobody, replies, messages and recordings of an owlcast keep theirs.
 */
export function findTitleProposal(post: Post): string | null {
  const { kind, subtype, transcript, parentId, owlcastId, visibility } = post
  if (hasOwnTitle(post) || hasScript(getPostMode(kind, subtype))) return null
  if (parentId !== null || owlcastId !== null || visibility === 'private') return null
  return suggestTitle(transcript ?? '')
}

/** Proposes a title on the author's own card. */
export function TitleProposal({ post }: { post: Post }) {
  const [isBusy, setBusy] = useState(false)
  const title = findTitleProposal(post)
  if (title === null) return null
  async function save(title: string) {
    setBusy(true)
    try {
      await patchPost(post.id, { title })
      showToast({ text: EDIT.saved, tone: 'ok' })
    } catch (error) {
      handleAppError(error)
      showErrorToast(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <p className="title-proposal">
      <span dir="auto">{TITLE_PROPOSAL.ask(title)}</span>
      <Button
        tone="soft"
        size="sm"
        busy={isBusy}
        aria-label={TITLE_PROPOSAL.acceptLabel(title)}
        onClick={() => void save(title)}
      >
        {TITLE_PROPOSAL.accept}
      </Button>
      <Button tone="quiet" size="sm" onClick={() => openOverlay('editPost', { post })}>
        {TITLE_PROPOSAL.edit}
      </Button>
    </p>
  )
}
