/**
 * Mentions: `@name` in title or description. The post stores the names of members; `post_mentions` maps them to people
 * and is written in the same batch.
 */
import { parseMentions } from '../../../domain/posts/mentions'
import type { AppDeps } from '../../context'
import { findMentionedMembers, type Mention } from './mentions.repo'

type Texts = { title: string; content: string }
type Deps = Pick<AppDeps, 'db'>

/** Members mentioned in these texts, in order of appearance. */
export async function findMentions({ db }: Deps, { title, content }: Texts): Promise<Mention[]> {
  const names = parseMentions(title, content)
  if (names.length === 0) return []
  const members = await findMentionedMembers(db, names)
  return names.flatMap((name) => members.find((mention) => mention.name === name) ?? [])
}
