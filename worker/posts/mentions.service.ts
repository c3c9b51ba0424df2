/**
 * Mentions: `@name` in a title or a description. The post carries the names that are members', and a table says whose they
 * are, written in the batch that writes the post.
 */
import { mentionsIn } from '../../domain/mentions'
import type { Tools } from '../context'
import { addMentions, dropOtherMentions, findNamed, type Mention } from './mentions.repo'

type Texts = { title: string; content: string }
type Kit = Pick<Tools, 'db'>

/** The members whom these texts name, in the order they are named. */
export async function mentionedIn({ db }: Kit, { title, content }: Texts): Promise<Mention[]> {
  const names = mentionsIn(title, content)
  if (names.length === 0) return []
  const found = await findNamed(db, names)
  return names.flatMap((name) => found.find((one) => one.name === name) ?? [])
}

/** The statements that write down whom a new post names, after it. */
export function mentionStatements({ db }: Kit, postId: string, mentions: readonly Mention[], now: number) {
  return mentions.length > 0 ? [addMentions(db, postId, mentions, now)] : []
}

/** The statements for a post whose texts change. Whom it named before and still names, was named then. */
export function changedMentions(kit: Kit, postId: string, mentions: readonly Mention[], now: number) {
  return [dropOtherMentions(kit.db, postId), ...mentionStatements(kit, postId, mentions, now)]
}
