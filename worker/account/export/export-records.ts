/** Converts rows to records of the export: everything the user owns, and of others what the app shows. */

import { formatPostFileName } from '../../../domain/account/export-names'
import { getPostName } from '../../../domain/locales/en/kinds'
import { SERVED_TYPES } from '../../../domain/media/media'
import { parseStoredTags } from '../../../domain/posts/tags'
import { toReadableText } from '../../../domain/transcripts/stored-words'
import type { ExportedPost } from './export.repo'
import type { ExportRow } from './lists.repo'

/** A stored file and its path in the archive. */
export type StoredFile = { path: string; key: string; at: number }

/** ISO 8601 text, or null. */
export const toIsoTime = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

/** Files of a post with their paths in the archive: recording, clip, own cover, and words with their times. */
export function getPostFiles(
  { post, sound, clip, cover, spoken }: ExportedPost,
  folder: string,
): { recording?: StoredFile; clip?: StoredFile; cover?: StoredFile; words?: StoredFile } {
  const toStoredFile = (stored: ExportedPost['sound'], title: string) =>
    stored && stored.state !== 'pending' && (SERVED_TYPES as readonly string[]).includes(stored.type)
      ? {
          path: `${folder}/${formatPostFileName({ ...post, title }, getExtension(stored.key))}`,
          key: stored.key,
          at: post.createdAt,
        }
      : undefined
  const name = getPostName(post)
  const recording = toStoredFile(sound, name)
  const [cut, picture] = [toStoredFile(clip, `${name} - clip`), toStoredFile(cover, `${name} - cover`)]
  const words = spoken?.wordsKey
    ? {
        path: `${folder}/${formatPostFileName({ ...post, title: name }, '.words.json')}`,
        key: spoken.wordsKey,
        at: post.createdAt,
      }
    : undefined
  return {
    ...(recording ? { recording } : {}),
    ...(cut ? { clip: cut } : {}),
    ...(picture ? { cover: picture } : {}),
    ...(words ? { words } : {}),
  }
}

/** All words of a post's recording; null without any. */
export function getExportedText({ spoken }: ExportedPost): string | null {
  return spoken ? toReadableText(spoken.text, spoken.language) : null
}

/** A post of the user. `missing`: paths of unreadable files. */
export function toPostRecord(
  row: ExportedPost,
  folder: string,
  missing: ReadonlySet<string>,
): Record<string, unknown> {
  const { post } = row
  const { recording, clip, cover, words } = getPostFiles(row, folder)
  const getPath = (stored: StoredFile | undefined) =>
    stored && !missing.has(stored.path) ? stored.path : null
  return {
    id: post.id,
    kind: post.kind,
    subtype: post.subtype,
    title: post.title,
    content: post.content,
    tags: parseStoredTags(post.tags),
    visibility: post.visibility,
    priceCents: post.priceCents,
    replyPolicy: post.replyPolicy,
    language: post.language,
    detail: post.detail,
    transcript: getExportedText(row),
    transcriptState: row.spokenState ?? post.transcriptState,
    track: post.trackName,
    trackId: post.trackId,
    seconds: post.seconds,
    answers: post.parentId,
    owlcast: post.owlcastId,
    parents: row.parents,
    replies: post.replyCount,
    credits: post.credits.map(({ username }) => `@${username}`),
    audio: getPath(recording),
    clip: getPath(clip),
    cover: getPath(cover),
    words: getPath(words),
    peaks: post.peaks,
    pauses: post.pauses,
    createdAt: toIsoTime(post.createdAt),
    editedAt: toIsoTime(post.editedAt),
    fadesAt: toIsoTime(post.expiresAt),
    hiddenAt: toIsoTime(post.hiddenAt),
    importedAt: toIsoTime(post.importedAt),
  }
}

/** A message with its sender, or its recipient as the user typed it. */
export function toMessageRecord(
  row: ExportedPost,
  meId: string,
  folder: string,
  missing: ReadonlySet<string>,
): Record<string, unknown> {
  const { id, title, content, audio, words, seconds, track, transcript, createdAt } = toPostRecord(
    row,
    folder,
    missing,
  )
  const fields = { id, title, content, audio, words, seconds, track, transcript, createdAt }
  // The clip of a message belongs to its sender.
  const parents = row.post.authorId === meId ? { parents: row.parents } : {}
  return { ...getMessagePeer(row, meId), ...fields, ...parents }
}

/** The other person of a message; null if their account is deleted. */
export function getMessagePeer(
  { post, recipientName }: ExportedPost,
  meId: string,
): { from: string } | { to: string | null } {
  if (post.authorId !== meId) return { from: `@${post.authorUsername}` }
  const name = recipientName === null ? null : `@${recipientName}`
  return { to: name ?? post.recipientEmail ?? post.recipientPhone }
}

/** A row of a list with ISO times and without its position. */
export function toListRecord({ n: _, ...row }: ExportRow): Record<string, unknown> {
  const isTime = (name: string) => /(At|^since)$/.test(name)
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      isTime(name) && typeof value === 'number' ? toIsoTime(value) : value,
    ]),
  )
}

const getExtension = (key: string) => `.${key.split('.').at(-1)}`
