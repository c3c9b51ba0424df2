/** Posts as their viewers get them. */
import { call, type Person } from './world'

/** Returns the status with which a viewer gets a post: 200, or 404 for one that is hidden from them. */
export async function getPostStatus(as: Person | null, { id }: { id: string }): Promise<number> {
  return (await call(`GET /api/posts/${id}`, { as })).status
}
