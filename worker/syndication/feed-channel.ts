/** The channel of a feed: title, description, link, author and category. */
import type { Language } from '../../domain/i18n/languages'
import type { Kind } from '../../domain/kinds'
import { getPreviewName } from '../../domain/locales/en/kinds'
import { SYNDICATION } from '../../domain/locales/en/share'
import { getMediaPath } from '../../domain/media/media'
import type { Post } from '../../domain/posts/posts.schema'
import { getMemberPagePath, getSharePath } from '../../domain/share/share'
import {
  getPodcastCategory,
  getPodcastMedium,
  getTagPagePath,
  type SyndicationTarget,
} from '../../domain/syndication/syndication'
import type { ProfileRow } from '../people/people.repo'
import { translateTo } from './feed-language'
import type { SyndicatedFeed, SyndicatedPerson } from './syndicated-feed'

/** The subject of a feed, as found. `target` has the current name of a person, `key` what never changes. */
export type SyndicationSubject = { target: SyndicationTarget; key: string } & (
  | { person: ProfileRow }
  | { post: Post }
  | { tag: string }
)

/** Title, description, link and the like of a feed. */
export function describeFeed(
  origin: string,
  subject: SyndicationSubject,
  language: Language,
): Pick<SyndicatedFeed, 'title' | 'description' | 'link' | 'author' | 'category' | 'medium'> {
  const describe = (text: () => string) => translateTo(language, text)
  const toKindFields = (kind: Kind | null) => ({
    category: getPodcastCategory(kind),
    medium: getPodcastMedium(kind),
  })
  if ('tag' in subject) {
    const { tag } = subject
    return {
      title: describe(() => SYNDICATION.tagTitle(tag)),
      description: describe(() => SYNDICATION.tagDescription(tag)),
      link: `${origin}${getTagPagePath(tag)}`,
      author: null,
      ...toKindFields(null),
    }
  }
  if ('person' in subject) {
    const { displayName, username, avatarMediaId } = subject.person
    const avatarUrl = avatarMediaId && getMediaPath(avatarMediaId)
    const author = toSyndicatedPerson(origin, { displayName, username, avatarUrl })
    return {
      title: displayName,
      description: describe(() => SYNDICATION.personDescription(displayName)),
      link: author.url,
      author,
      ...toKindFields(null),
    }
  }
  const { post } = subject
  return {
    title: describe(() => getPreviewName(post)),
    description:
      post.content ||
      describe(() => SYNDICATION.postDescription(getPreviewName(post), post.author.displayName)),
    link: `${origin}${getSharePath(post.kind, post.id)}`,
    author: toSyndicatedPerson(origin, post.author),
    ...toKindFields(post.kind),
  }
}

/** A person of a feed, with absolute URLs. */
export function toSyndicatedPerson(
  origin: string,
  { displayName, username, avatarUrl }: { displayName: string; username: string; avatarUrl?: string | null },
): SyndicatedPerson {
  return {
    name: displayName,
    url: `${origin}${getMemberPagePath(username)}`,
    avatarUrl: avatarUrl ? `${origin}${avatarUrl}` : null,
  }
}
