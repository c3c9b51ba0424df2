/** The viewer's uploaded podcast files, private: to trim a clip again on another device. */
import { useQuery } from '@tanstack/react-query'
import { createBlobReader, sniff } from '../../../domain/audio/sniff'
import { UPLOAD_TIMEOUT_MS } from '../../../domain/limits'
import type { PodcastFiles } from '../../../domain/media/media.schema'
import { cleanFileName } from '../../../domain/podcasts/podcast-file'
import { request } from '../client'
import { keys } from '../keys'
import { queryClient } from '../query-client'
import { uploadPodcastFile } from '../uploads/upload'
import { uploadsApi } from '../uploads/uploads.client'

export type PodcastFile = PodcastFiles['items'][number]

/** The viewer's files, newest first; disabled when signed out. */
export function usePodcastFiles(signedIn: boolean) {
  return useQuery({
    queryKey: keys.podcastFiles,
    queryFn: async ({ signal }): Promise<PodcastFile[]> => {
      const answer = await uploadsApi.api.podcasts.uploads.$get({}, { init: { signal } })
      return (await answer.json()).items
    },
    enabled: signedIn,
  })
}

/** Uploads a file and returns its id; null for an unsupported file type. */
export async function savePodcastFile(
  blob: Blob,
  fileName: string,
  signal: AbortSignal,
): Promise<string | null> {
  const found = await sniff(createBlobReader(blob))
  if (!found) return null
  const { id } = await uploadPodcastFile(
    { blob, type: found.type, signal, onProgress: () => undefined },
    cleanFileName(fileName),
  )
  void queryClient.invalidateQueries({ queryKey: keys.podcastFiles })
  return id
}

/** The bytes of an uploaded file. */
export async function readPodcastFile({ uploadedAudioUrl }: PodcastFile, signal: AbortSignal): Promise<Blob> {
  const answer = await request(uploadedAudioUrl, { signal, patienceMs: UPLOAD_TIMEOUT_MS })
  return new Blob([await answer.arrayBuffer()])
}
