/** Converts rows to records of the export: everything the user owns, and of others what the app shows. */

import { voiceFile } from '../../domain/export-names'
import { SERVED_TYPES } from '../../domain/media'
import { tagsOf } from '../../domain/tags'
import type { Told } from '../posts/export.repo'
import type { Row } from './lists.repo'

type Sound = NonNullable<Told['sound']>
/** A stored file and its path in the archive. */
export type Stored = { path: string; key: string; at: number }

/** ISO 8601 text, or null. */
export const timeOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

/** Media files of a post with their paths in the archive. */
export function soundsOf({ post, sound, clip }: Told, folder: string): { recording?: Stored; clip?: Stored } {
  const place = (stored: Sound | null, title: string) =>
    stored && stored.state !== 'pending' && (SERVED_TYPES as readonly string[]).includes(stored.type)
      ? {
          path: `${folder}/${voiceFile({ ...post, title }, extensionOf(stored.key))}`,
          key: stored.key,
          at: post.createdAt,
        }
      : undefined
  const [recording, cut] = [place(sound, post.title), place(clip, `${post.title} - clip`)]
  return { ...(recording ? { recording } : {}), ...(cut ? { clip: cut } : {}) }
}

/** A post of the user. `missing`: paths of unreadable files. */
export function ownRecord(told: Told, folder: string, missing: ReadonlySet<string>): Record<string, unknown> {
  const { post } = told
  const { recording, clip } = soundsOf(told, folder)
  const has = (stored: Stored | undefined) => (stored && !missing.has(stored.path) ? stored.path : null)
  return {
    ...{ id: post.id, kind: post.kind, subtype: post.subtype, title: post.title, content: post.content },
    ...{ tags: tagsOf(post.tags), visibility: post.visibility, priceCents: post.priceCents },
    repliesFrom: post.repliesFrom,
    ...{ language: post.language, detail: post.detail, transcript: post.transcript, track: post.trackName },
    ...{ seconds: post.seconds, answers: post.parentId, owlcast: post.owlcastId },
    ...{ replies: post.replyCount, credits: post.credits.map(({ username }) => `@${username}`) },
    ...{ audio: has(recording), clip: has(clip) },
    ...{
      createdAt: timeOf(post.createdAt),
      editedAt: timeOf(post.editedAt),
      fadesAt: timeOf(post.expiresAt),
    },
  }
}

/** A message with its sender, or its recipient as the user typed it. */
export function messageRecord(
  told: Told,
  meId: string,
  folder: string,
  missing: ReadonlySet<string>,
): Record<string, unknown> {
  const { id, title, content, audio, seconds, track, transcript, createdAt } = ownRecord(
    told,
    folder,
    missing,
  )
  const said = { id, title, content, audio, seconds, track, transcript, createdAt }
  return { ...otherOf(told, meId), ...said }
}

/** The other person of a message; null if their account is deleted. */
export function otherOf(
  { post, recipientName }: Told,
  meId: string,
): { from: string } | { to: string | null } {
  if (post.authorId !== meId) return { from: `@${post.authorUsername}` }
  const name = recipientName === null ? null : `@${recipientName}`
  return { to: name ?? post.recipientEmail ?? post.recipientPhone }
}

/** A row of a list with ISO times and without its position. */
export function lineOf({ n: _, ...row }: Row): Record<string, unknown> {
  const isTime = (name: string) => /(At|^since)$/.test(name)
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      isTime(name) && typeof value === 'number' ? timeOf(value) : value,
    ]),
  )
}

const extensionOf = (key: string) => `.${key.split('.').at(-1)}`
