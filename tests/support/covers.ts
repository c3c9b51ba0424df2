/** Own covers of owlcasts. */
import type { Post } from '../../domain/posts/posts.schema'
import { withSize } from './pictures'
import { readFixture } from './recordings'
import { call, type Person } from './world'

/** Returns a square JPEG of this side in px. */
export async function createCoverFile(side: number): Promise<Uint8Array<ArrayBuffer>> {
  return withSize(await readFixture('pictures/owl.jpg'), side)
}

/** Requests a cover; returns the response. */
export function requestCover(
  as: Person | null,
  { id }: Pick<Post, 'id'>,
  body: BodyInit,
  type = 'image/jpeg',
): Promise<Response> {
  return call(`PUT /api/posts/${id}/cover`, { as, body, headers: { 'content-type': type } })
}

/** Sets a square picture of this side as the cover; returns it. */
export async function setCover(as: Person, post: Pick<Post, 'id'>, side = 1400) {
  const answer = await requestCover(as, post, await createCoverFile(side))
  if (!answer.ok) throw new Error(`no cover: ${await answer.text()}`)
  const { cover } = await answer.json<Post>()
  if (!cover) throw new Error('the owlcast has no cover')
  return cover
}
