import { useEffect, useRef, useState } from 'react'
import { createArchivePlan } from '../../../../domain/archives/archives'
import type { Kind } from '../../../../domain/kinds'
import { ARCHIVE_IMPORT } from '../../../../domain/locales/en/imports'
import { PICTURE_RULES } from '../../../../domain/media/picture-rules'
import { AVATAR_COLORS } from '../../../../domain/people/avatars'
import type { Me } from '../../../../domain/people/people.schema'
import { listImportedPosts, reloadPosts, sendArchivedPost } from '../../../api/account/archives'
import { useSaveAvatar, useSaveProfile } from '../../../api/account/profile.queries'
import { sendCover } from '../../../api/owlcasts/cover.queries'
import { getErrorMessage } from '../../../api/request-error'
import { uploadAudio } from '../../../api/uploads/upload'
import { getServerNow } from '../../../state/clock'
import { type ArchiveApi, type ArchiveProgress, importArchive } from './import-archive'
import { ArchiveError, type OpenedArchive, openArchive } from './open-archive'

/** The choice of the user from an archive. */
export type ArchiveChoice = { kinds: readonly Kind[]; hasProfile: boolean }

export type ArchiveImportState =
  | { step: 'choose'; problem: string | null }
  | { step: 'reading' }
  | { step: 'chosen'; archive: OpenedArchive }
  | { step: 'running'; progress: ArchiveProgress | null }
  /** Interrupted: by the user without a problem. */
  | { step: 'stopped'; archive: OpenedArchive; choice: ArchiveChoice; problem: string | null }
  | { step: 'finished'; progress: ArchiveProgress }

/** The import of an archive into the account, from the choice of its file on. Stopped on unmount. */
export function useArchiveImport(me: Me) {
  const [state, setState] = useState<ArchiveImportState>({ step: 'choose', problem: null })
  const running = useRef<AbortController | null>(null)
  const saveProfile = useSaveProfile()
  const saveAvatar = useSaveAvatar()
  useEffect(() => () => running.current?.abort(), [])

  async function open(file: File) {
    setState({ step: 'reading' })
    try {
      setState({ step: 'chosen', archive: await openArchive(file) })
    } catch (error) {
      // A file that is moved or deleted meanwhile cannot be read either.
      const problem = error instanceof ArchiveError ? error.problem : 'damaged'
      setState({ step: 'choose', problem: ARCHIVE_IMPORT.problems[problem] })
    }
  }

  async function start(archive: OpenedArchive, choice: ArchiveChoice) {
    if (running.current) return
    const run = new AbortController()
    running.current = run
    setState({ step: 'running', progress: null })
    try {
      const chosen = archive.posts.filter(({ kind }) => choice.kinds.includes(kind))
      const { posts } = createArchivePlan(chosen, getServerNow())
      const progress = await importArchive(archive, posts, {
        signal: run.signal,
        api: createApi(me.id, run.signal),
        onProgress: (next) => setState({ step: 'running', progress: next }),
      })
      run.signal.throwIfAborted()
      if (choice.hasProfile) await takeProfile(archive)
      setState({ step: 'finished', progress })
    } catch (error) {
      const problem = run.signal.aborted ? null : getErrorMessage(error)
      setState({ step: 'stopped', archive, choice, problem })
    } finally {
      running.current = null
      void reloadPosts()
    }
  }

  /** The username stays: it may be taken here. */
  async function takeProfile({ profile, picture, readFile }: OpenedArchive) {
    if (!profile) return
    const avatarColor = AVATAR_COLORS.find((color) => color === profile.avatarColor) ?? me.avatarColor
    await saveProfile.mutateAsync({ username: me.username, displayName: profile.displayName, avatarColor })
    const blob = picture && (await readFile(picture, PICTURE_RULES.avatar.maxBytes))
    if (blob) await saveAvatar.mutateAsync(blob)
  }

  return { state, open, start, stop: () => running.current?.abort() }
}

function createApi(ownerId: string, signal: AbortSignal): ArchiveApi {
  return {
    listKnown: (ids) => listImportedPosts(ids, signal),
    upload: (sound) =>
      uploadAudio({ ...sound, ownerId, isImport: true, signal, onProgress: () => undefined }),
    publish: (id, post) => sendArchivedPost(id, post, ownerId),
    setCover: async (id, cover) => void (await sendCover(id, cover)),
  }
}
