/** Links that carry an invitation's secret. */
import { shareLink } from '../../domain/share'
import type { Env } from '../env'
import type { PostRow } from '../posts/posts.repo'

/** Where an invitation leads: the voice itself, with the secret. */
export function invitationLink(
  { ORIGIN }: Pick<Env, 'ORIGIN'>,
  { kind, id }: Pick<PostRow, 'kind' | 'id'>,
  token: string,
): string {
  return `${shareLink(ORIGIN, kind, id)}?invitation=${encodeURIComponent(token)}`
}
