/** The own cover of an owlcast. */
import { UPLOAD_TIMEOUT_MS } from '../../../domain/limits'
import type { Post } from '../../../domain/posts/posts.schema'
import type { owlcastsRoutes } from '../../../worker/publishing/owlcasts.routes'
import { keys } from '../keys'
import { queryClient } from '../query-client'
import { createClient } from '../typed-client'

// Pictures take longer than other requests.
const { cover } = createClient<typeof owlcastsRoutes>(UPLOAD_TIMEOUT_MS).api.posts[':id']

/** Sets a picture that was prepared for upload as the cover, null the drawn one; refetches every list it may be in. */
export async function sendCover(id: string, picture: Blob | null): Promise<Post> {
  const param = { id }
  const answer = picture
    ? await cover.$put({ param }, { headers: { 'content-type': picture.type }, init: { body: picture } })
    : await cover.$delete({ param })
  const post = await answer.json()
  void queryClient.invalidateQueries({ queryKey: keys.posts })
  return post
}
