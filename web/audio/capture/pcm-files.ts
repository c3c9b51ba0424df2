/**
 * Recorded samples as files of this origin (OPFS), one per draft. The recorder's worker appends, everything else
 * reads.
 */
import { BYTES_PER_FRAME, countFrames } from '../pcm'
import type { FrameRange } from '../recording'
import { type MeasuredSound, PeakMeter } from './peaks'

const FOLDER = 'recordings'
const ENDING = '.pcm'

export type MeasuredFrames = { frames: number; meter: PeakMeter }

/** The folder of recordings; null where the browser offers no OPFS (some private windows). */
export async function openRecordingsFolder(): Promise<FileSystemDirectoryHandle | null> {
  try {
    const root = await navigator.storage.getDirectory()
    return await root.getDirectoryHandle(FOLDER, { create: true })
  } catch {
    return null
  }
}

/** The file name of a draft's samples. */
export function getPcmName(draftId: string): string {
  return `${draftId}${ENDING}`
}

/** A draft's file; null when it has none. */
export async function findPcmFile(draftId: string): Promise<File | null> {
  const folder = await openRecordingsFolder()
  try {
    const handle = await folder?.getFileHandle(getPcmName(draftId))
    return (await handle?.getFile()) ?? null
  } catch {
    return null
  }
}

/** Deletes a draft's file. */
export async function deletePcm(draftId: string): Promise<void> {
  const folder = await openRecordingsFolder()
  await folder?.removeEntry(getPcmName(draftId)).catch(() => {
    // The file did not exist.
  })
}

/** Ids of the drafts that have a file. */
export async function listPcmDraftIds(): Promise<string[]> {
  const folder = await openRecordingsFolder()
  const ids: string[] = []
  if (folder)
    for await (const name of folder.keys()) if (name.endsWith(ENDING)) ids.push(name.slice(0, -ENDING.length))
  return ids
}

/** The whole frames of a blob; a killed write may leave half a frame at its end. */
export async function readSamples(blob: Blob | null): Promise<Int16Array<ArrayBuffer>> {
  if (!blob) return new Int16Array()
  return new Int16Array(await blob.arrayBuffer(), 0, countFrames(blob.size))
}

/** The frames of a draft's file in a range, measured. */
export async function measureRange(draftId: string, { from, until }: FrameRange): Promise<MeasuredFrames> {
  const file = await findPcmFile(draftId)
  const end = until === null ? file?.size : until * BYTES_PER_FRAME
  return measureBlobs(file ? [file.slice(from * BYTES_PER_FRAME, end)] : [])
}

/** Frames of recorded blobs, and what is stored of their sound. */
export async function measure(blobs: readonly Blob[]): Promise<{ frames: number } & MeasuredSound> {
  const { frames, meter } = await measureBlobs(blobs)
  return { frames, ...meter.summarize() }
}

/** Reads in pieces to limit memory. */
async function measureBlobs(blobs: readonly Blob[]): Promise<MeasuredFrames> {
  const piece = 1 << 20
  const meter = new PeakMeter()
  let frames = 0
  for (const blob of blobs) {
    for (let at = 0; at < blob.size; at += piece) {
      const samples = await readSamples(blob.slice(at, at + piece))
      meter.add(samples)
      frames += samples.length
    }
  }
  return { frames, meter }
}
