import { useQueryClient } from '@tanstack/react-query'
import { getMode, type Mode } from '../../../domain/kinds'
import { TAGS_SUGGESTED } from '../../../domain/posts/posts.limits'
import { parseTypedTags, suggestTags } from '../../../domain/posts/tags'
import { useMe } from '../../api/auth/session.queries'
import { listCachedTags } from '../../api/posts/posts.queries'
import type { DraftForm } from '../../drafts/store/draft-record'

/** Tags to offer: from the title, and from posts that this session has already loaded. Causes no request. */
export function useTagSuggestions(mode: Mode, { title, tags }: DraftForm): string[] {
  const me = useMe()
  const cached = listCachedTags(useQueryClient(), getMode(mode).kind, me?.id)
  return suggestTags({ title, ...cached, chosen: parseTypedTags(tags), most: TAGS_SUGGESTED })
}
