/**
 * Recorded samples as files of this origin (OPFS), one per draft. The recorder's worker appends, everything else
 * reads.
 */
import { framesInBytes } from './pcm'
import { PeakMeter } from './peaks'

const FOLDER = 'recordings'
const ENDING = '.pcm'

/** The folder of recordings; null where the browser offers no OPFS (some private windows). */
export async function recordingsFolder(): Promise<FileSystemDirectoryHandle | null> {
  try {
    const root = await navigator.storage.getDirectory()
    return await root.getDirectoryHandle(FOLDER, { create: true })
  } catch {
    return null
  }
}

/** The file name of a draft's samples. */
export function pcmName(draftId: string): string {
  return `${draftId}${ENDING}`
}

/** A draft's file; null when it has none. */
export async function pcmFile(draftId: string): Promise<File | null> {
  const folder = await recordingsFolder()
  try {
    const handle = await folder?.getFileHandle(pcmName(draftId))
    return (await handle?.getFile()) ?? null
  } catch {
    return null
  }
}

/** Deletes a draft's file. */
export async function removePcm(draftId: string): Promise<void> {
  const folder = await recordingsFolder()
  await folder?.removeEntry(pcmName(draftId)).catch(() => {
    // The file did not exist.
  })
}

/** Ids of the drafts that have a file. */
export async function pcmDraftIds(): Promise<string[]> {
  const folder = await recordingsFolder()
  const ids: string[] = []
  if (folder)
    for await (const name of folder.keys()) if (name.endsWith(ENDING)) ids.push(name.slice(0, -ENDING.length))
  return ids
}

/** The whole frames of a blob; a killed write may leave half a frame at its end. */
export async function samplesOf(blob: Blob | null): Promise<Int16Array<ArrayBuffer>> {
  if (!blob) return new Int16Array()
  return new Int16Array(await blob.arrayBuffer(), 0, framesInBytes(blob.size))
}

/** Frames and peaks of recorded blobs, read in pieces to limit memory. */
export async function measure(blobs: readonly Blob[]): Promise<{ frames: number; peaks: number[] }> {
  const piece = 1 << 20
  const meter = new PeakMeter()
  let frames = 0
  for (const blob of blobs) {
    for (let at = 0; at < blob.size; at += piece) {
      const samples = await samplesOf(blob.slice(at, at + piece))
      meter.add(samples)
      frames += samples.length
    }
  }
  return { frames, peaks: meter.peaks() }
}
