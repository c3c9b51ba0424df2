import type { Post } from '../../../domain/posts/posts.schema'
import { getTextBesideWords } from '../../parts/transcripts/WordsSlot'

/** What a card far from the viewport keeps: its title for lists of headings, and its text for a search in the page. */
export function FarFace({ post, titleId }: { post: Post; titleId: string }) {
  const texts = [post.author.displayName, getTextBesideWords(post), post.transcript]
  return (
    <>
      <h2 id={titleId} dir="auto">
        {post.title}
      </h2>
      <p>{texts.filter(Boolean).join('\n')}</p>
    </>
  )
}
