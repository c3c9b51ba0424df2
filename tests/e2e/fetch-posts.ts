/** Reads published posts as a visitor sees them. */
import { expect, type Page } from '@playwright/test'
import type { Kind } from '../../domain/kinds'
import type { CompactFeed } from '../../domain/posts/feed.schema'
import { toFullPost } from '../../domain/posts/full-post'
import type { Post } from '../../domain/posts/posts.schema'

/** A post with public audio. */
type PublicPost = Post & { audioUrl: string }

/** Returns the newest page of a kind. */
async function listPosts(page: Page, kind: Kind): Promise<Post[]> {
  // Lists are cached for a second; a `seq` ahead of the server's is not cacheable.
  const newest = `/api/posts?kind=${kind}&seq=${Number.MAX_SAFE_INTEGER}`
  const { items }: CompactFeed = await (await page.request.get(newest)).json()
  return items.map(toFullPost)
}

/** Returns the posts with this title on the newest page of their kind. */
async function listPostsByTitle(page: Page, title: string, kind: Kind): Promise<Post[]> {
  return (await listPosts(page, kind)).filter((post) => post.title === title)
}

/** Returns the only post with this title. */
export async function getPostByTitle(page: Page, title: string, kind: Kind = 'squawk'): Promise<PublicPost> {
  const [post, ...more] = await listPostsByTitle(page, title, kind)
  expect(more, `more than one ${kind} called ${title}`).toEqual([])
  if (!post?.audioUrl) throw new Error(`no ${kind} called ${title} that can be heard`)
  return { ...post, audioUrl: post.audioUrl }
}

/** Returns how many public squawks have this title. */
export async function countSquawksByTitle(page: Page, title: string): Promise<number> {
  return (await listPostsByTitle(page, title, 'squawk')).length
}

/** Returns how many public squawks a member has. */
export async function countSquawksOf(page: Page, username: string): Promise<number> {
  return (await listPosts(page, 'squawk')).filter(({ author }) => author.username === username).length
}
