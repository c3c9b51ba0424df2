/** Magic links: open one message for whom they are handed to. */
import { magicLinksApi } from './magic-links.client'

export type CreatedMagicLink = { link: string; expiresAt: number }

/** Creates a new link for a message of the viewer. */
export async function makeMagicLink(postId: string): Promise<CreatedMagicLink> {
  return (await magicLinksApi.api['magic-links'].$post({ json: { postId } })).json()
}
