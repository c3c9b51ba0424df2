/**
 * Mentions: `@name` in title or description. The post stores the names of members; `post_mentions` maps them to people
 * and is written in the same batch.
 */
import { mentionsIn } from '../../domain/mentions'
import type { Tools } from '../context'
import { findNamed, type Mention } from './mentions.repo'

type Texts = { title: string; content: string }
type Kit = Pick<Tools, 'db'>

/** Members mentioned in these texts, in order of appearance. */
export async function mentionedIn({ db }: Kit, { title, content }: Texts): Promise<Mention[]> {
  const names = mentionsIn(title, content)
  if (names.length === 0) return []
  const found = await findNamed(db, names)
  return names.flatMap((name) => found.find((one) => one.name === name) ?? [])
}
