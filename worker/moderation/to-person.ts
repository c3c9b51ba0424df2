/** Converts a person's row to what moderators see. */
import { getMediaPath } from '../../domain/media/media'
import type { ModeratedPerson } from '../../domain/moderation/moderation.schema'
import type { listReportedPeople } from './suspensions.repo'

type Row = Awaited<ReturnType<typeof listReportedPeople>>[number]

export function toModeratedPerson({ avatarMediaId, ...shown }: Row): ModeratedPerson {
  return { ...shown, avatarUrl: avatarMediaId && getMediaPath(avatarMediaId) }
}
