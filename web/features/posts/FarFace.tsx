import { getKind } from '../../../domain/kinds'
import { getPostName } from '../../../domain/locales/en/kinds'
import type { Post } from '../../../domain/posts/posts.schema'
import { formatTags } from '../../../domain/posts/tags'
import { getTextBesideWords } from '../../parts/transcripts/WordsSlot'

/** What a card far from the viewport keeps: its title for lists of headings, and its text for a search in the page. */
export function FarFace({ post, titleId }: { post: Post; titleId: string }) {
  const { displayName, username } = post.author
  const tags = formatTags(post.tags, getKind(post.kind).defaultTags)
  const texts = [displayName, `@${username}`, getTextBesideWords(post), post.transcript, ...tags]
  return (
    <>
      <h2 id={titleId} dir="auto">
        {getPostName(post)}
      </h2>
      <p>{texts.filter(Boolean).join('\n')}</p>
    </>
  )
}
