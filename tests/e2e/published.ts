/** What was published in a story, as the world sees it. */
import { expect, type Page } from '@playwright/test'
import type { Kind } from '../../domain/kinds'
import type { Post } from '../../domain/posts.schema'

/** Everybody may hear it at once. */
type Heard = Post & { audioUrl: string }

/** The posts of this title in the newest page of their kind. */
async function postsTitled(page: Page, title: string, kind: Kind): Promise<Post[]> {
  // A list may be a second old; one that has to know of an event yet to come is read anew.
  const newest = `/api/posts?kind=${kind}&seq=${Number.MAX_SAFE_INTEGER}`
  const { items }: { items: Post[] } = await (await page.request.get(newest)).json()
  return items.filter((post) => post.title === title)
}

/** The one post of this title. */
export async function postTitled(page: Page, title: string, kind: Kind = 'squawk'): Promise<Heard> {
  const [post, ...more] = await postsTitled(page, title, kind)
  expect(more, `more than one ${kind} called ${title}`).toEqual([])
  if (!post?.audioUrl) throw new Error(`no ${kind} called ${title} that can be heard`)
  return { ...post, audioUrl: post.audioUrl }
}

/** How many squawks of this title the world can see. */
export async function squawksTitled(page: Page, title: string): Promise<number> {
  return (await postsTitled(page, title, 'squawk')).length
}
