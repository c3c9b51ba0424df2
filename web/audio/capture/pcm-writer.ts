/** Writes blocks: to the draft's file while there is room, then to memory; and forwards them to the encoder. */
import type { ErrorCode } from '../../../domain/errors/error-table'
import { BYTES_PER_FRAME, concatSamples } from '../pcm'
import type { MeasuredFrames } from './pcm-files'
import { type MeasuredSound, PeakMeter } from './peaks'

/** A file opened for appending (`FileSystemSyncAccessHandle`). */
export type SampleFile = {
  write(data: ArrayBufferView<ArrayBuffer>, options: { at: number }): number
  truncate(bytes: number): void
  flush(): void
  close(): void
}

export type WriterNotice =
  | { type: 'ready' }
  | { type: 'error'; code: ErrorCode }
  /** `tail`: samples that did not fit into the file, in order. */
  | ({ type: 'done'; frames: number; tail: Int16Array<ArrayBuffer> } & MeasuredSound)

const BLOCKS_PER_FLUSH = 10

export class PcmWriter {
  private file: SampleFile | null
  private readonly encoder: MessagePort | null
  private readonly notify: (notice: WriterNotice) => void
  private readonly meter: PeakMeter
  private readonly tail: Int16Array[] = []
  private frames: number
  private inFile: number
  private isTouched = false
  private blocks = 0
  private ended = false

  constructor(
    file: SampleFile | null,
    encoder: MessagePort | null,
    notify: (notice: WriterNotice) => void,
    /** The kept part of an earlier recording: it starts at frame `from` of the file, and blocks follow its end. */
    kept: MeasuredFrames & { from: number } = { frames: 0, meter: new PeakMeter(), from: 0 },
  ) {
    this.file = file
    this.encoder = encoder
    this.notify = notify
    this.meter = kept.meter
    this.frames = kept.frames
    this.inFile = kept.from + kept.frames
    if (!file) notify({ type: 'error', code: 'record.storage_missing' })
  }

  /** Writes a block; null ends the recording. */
  write(block: Int16Array<ArrayBuffer> | null): void {
    if (this.ended) return
    if (!block) {
      this.end()
      return
    }
    this.meter.add(block)
    this.frames += block.length
    this.encoder?.postMessage(block)
    if (!this.writeToFile(block)) this.tail.push(block)
  }

  private writeToFile(block: Int16Array<ArrayBuffer>): boolean {
    if (!this.file) return false
    const at = this.inFile * BYTES_PER_FRAME
    try {
      // Truncated on the first block only: an empty recording must not delete an earlier one.
      if (!this.isTouched) this.file.truncate(at)
      this.isTouched = true
      if (this.file.write(block, { at }) < block.byteLength) throw new Error('The device took a part only.')
      if (++this.blocks % BLOCKS_PER_FLUSH === 0) this.file.flush()
      this.inFile += block.length
      return true
    } catch {
      this.abandonFile(at)
      return false
    }
  }

  private abandonFile(bytes: number): void {
    try {
      this.file?.truncate(bytes)
    } catch {
      // Half a block may remain; readers drop half frames.
    }
    this.close()
    this.notify({ type: 'error', code: 'record.storage_full' })
  }

  private end(): void {
    this.ended = true
    this.close()
    this.encoder?.postMessage(null)
    this.notify({
      type: 'done',
      frames: this.frames,
      ...this.meter.summarize(),
      tail: concatSamples(this.tail),
    })
  }

  private close(): void {
    try {
      this.file?.flush()
    } catch {
      // The file keeps the samples written so far.
    }
    this.file?.close()
    this.file = null
  }
}
