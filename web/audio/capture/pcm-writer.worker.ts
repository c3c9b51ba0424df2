/** Appends recorded samples to the draft's file off the main thread: a busy or closed page loses nothing. */
import type { FrameRange } from '../recording'
import { getPcmName, measureRange, openRecordingsFolder } from './pcm-files'
import { PcmWriter, type SampleFile, type WriterNotice } from './pcm-writer'

export type WriterInput =
  | {
      draftId: string
      keep: boolean
      blocks: MessagePort
      encoder: MessagePort | null
      /** The frames of an earlier recording that are kept. */
      range: FrameRange | null
    }
  /** Another port of the same recording. */
  | { moreBlocks: MessagePort }
  | { end: true }

/** Sync access handles exist in workers only, so the page's types lack them. */
type WorkerFile = FileSystemFileHandle & { createSyncAccessHandle?: () => Promise<SampleFile> }

let writer: PcmWriter | null = null

self.onmessage = async ({ data }: MessageEvent<WriterInput>) => {
  if ('end' in data) return writer?.write(null)
  if ('moreBlocks' in data) return writer && readBlocks(data.moreBlocks, writer)
  const { draftId, range } = data
  const kept = range ? { ...(await measureRange(draftId, range)), from: range.from } : undefined
  const opened = new PcmWriter(data.keep ? await openFile(draftId) : null, data.encoder, postNotice, kept)
  readBlocks(data.blocks, opened)
  writer = opened
}

function readBlocks(blocks: MessagePort, opened: PcmWriter): void {
  blocks.onmessage = ({ data }: MessageEvent<Int16Array<ArrayBuffer> | null>) => opened.write(data)
}

function postNotice(notice: WriterNotice): void {
  self.postMessage(notice)
}

/** Retried briefly: the file of a recording just discarded may still be locked. */
async function openFile(draftId: string, tries = 5): Promise<SampleFile | null> {
  try {
    const folder = await openRecordingsFolder()
    const file: WorkerFile | undefined = await folder?.getFileHandle(getPcmName(draftId), { create: true })
    return (await file?.createSyncAccessHandle?.()) ?? null
  } catch (error) {
    if (tries > 1) {
      await new Promise((again) => setTimeout(again, 100))
      return openFile(draftId, tries - 1)
    }
    console.warn('No file for this recording.', error)
    return null
  }
}

postNotice({ type: 'ready' })
