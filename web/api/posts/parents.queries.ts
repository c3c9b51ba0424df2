/** The parents of a reply: those chosen for a new one, and those of a post with the moments that it refers to. */
import { useQuery } from '@tanstack/react-query'
import type { Moment } from '../../../domain/moments/moments'
import type { Parents } from '../../../domain/posts/connections.schema'
import type { connectionsRoutes } from '../../../worker/posts/connections/connections.routes'
import { keys } from '../keys'
import { queryClient } from '../query-client'
import { createClient } from '../typed-client'

const connectionsApi = createClient<typeof connectionsRoutes>()

/** The key is outside `keys`, which the first view loads. Invalidated with the post. */
const getParentsKey = (postId: string) => [...keys.post(postId), 'parents']

/** The parents of a post that the viewer may see, the primary one first. */
export function useParents(postId: string) {
  return useQuery({
    queryKey: getParentsKey(postId),
    queryFn: async ({ signal }): Promise<Parents> =>
      (
        await connectionsApi.api.posts[':id'].parents.$get(
          { param: { id: encodeURIComponent(postId) } },
          { init: { signal } },
        )
      ).json(),
  })
}

/** Changes the moment of a parent that a post of the viewer refers to. Null refers to all of it. */
export async function patchMoment(childId: string, parentId: string, moment: Moment | null): Promise<void> {
  const param = { childId: encodeURIComponent(childId), parentId: encodeURIComponent(parentId) }
  await connectionsApi.api.connections[':childId'][':parentId'].$patch({ param, json: { moment } })
  void queryClient.invalidateQueries({ queryKey: keys.posts })
}
