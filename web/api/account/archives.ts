/** Requests of an import of the user's own export. */

import type { ImportedPost, NewArchivedPost } from '../../../domain/archives/archives.schema'
import { EXPECTED_USER_HEADER } from '../../../domain/auth/expected-user'
import { keys } from '../keys'
import { queryClient } from '../query-client'
import { archivesApi } from './archives.client'

const imports = archivesApi.api.me.import

/** Those of these posts of an export that the account has already. */
export async function listImportedPosts(ids: string[], signal: AbortSignal): Promise<string[]> {
  return (await (await imports['imported-ids'].$post({ json: { ids } }, { init: { signal } })).json()).ids
}

/** Imports one post; once, however often it is sent. */
export async function sendArchivedPost(
  id: string,
  post: NewArchivedPost,
  ownerId: string,
): Promise<ImportedPost> {
  const headers = { [EXPECTED_USER_HEADER]: ownerId }
  return (await imports.posts[':id'].$put({ param: { id }, json: post }, { headers })).json()
}

/** Loads what lists posts again. */
export function reloadPosts(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keys.posts })
}
