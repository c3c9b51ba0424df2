/**
 * Mentions: `@name` in a title or a description. The post carries the names that are members', and a table says whose they
 * are, written in the batch that writes the post.
 */
import { mentionsIn } from '../../domain/mentions'
import type { Tools } from '../context'
import { findNamed, type Mention } from './mentions.repo'

type Texts = { title: string; content: string }
type Kit = Pick<Tools, 'db'>

/** The members whom these texts name, in the order they are named. */
export async function mentionedIn({ db }: Kit, { title, content }: Texts): Promise<Mention[]> {
  const names = mentionsIn(title, content)
  if (names.length === 0) return []
  const found = await findNamed(db, names)
  return names.flatMap((name) => found.find((one) => one.name === name) ?? [])
}
