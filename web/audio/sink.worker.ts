/** Appends recorded samples to the draft's file off the main thread: a busy or closed page loses nothing. */
import { pcmName, recordingsFolder } from './pcm-files'
import { type SampleFile, Sink, type SinkNotice } from './sink'

export type SinkInput =
  | { draftId: string; keep: boolean; blocks: MessagePort; encoder: MessagePort | null }
  | { end: true }

/** Sync access handles exist in workers only, so the page's types lack them. */
type WorkerFile = FileSystemFileHandle & { createSyncAccessHandle?: () => Promise<SampleFile> }

let sink: Sink | null = null

self.onmessage = async ({ data }: MessageEvent<SinkInput>) => {
  if ('end' in data) return sink?.take(null)
  const opened = new Sink(data.keep ? await openFile(data.draftId) : null, data.encoder, tell)
  data.blocks.onmessage = (event: MessageEvent<Int16Array<ArrayBuffer> | null>) => opened.take(event.data)
  sink = opened
}

function tell(notice: SinkNotice): void {
  self.postMessage(notice)
}

/** Retried briefly: the file of a recording just discarded may still be locked. */
async function openFile(draftId: string, tries = 5): Promise<SampleFile | null> {
  try {
    const folder = await recordingsFolder()
    const file: WorkerFile | undefined = await folder?.getFileHandle(pcmName(draftId), { create: true })
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

tell({ type: 'ready' })
