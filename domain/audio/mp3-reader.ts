/**
 * Finds the frames of an MP3 file as its bytes arrive, as players find them: whatever stands before, between and behind
 * them is passed over. Files of other software are joined, cut and damaged, and carry tags at any place.
 */
import {
  FRAME_HEADER_BYTES,
  FRAME_MAX_BYTES,
  getTagBytes,
  ID3V1_BYTES,
  isId3v1At,
  isTagAt,
  type MpegFrame,
  readMpegFrame,
} from './mp3-frames'

/** A frame: where its header stands in the file, and the bytes between it and the frame or the leading tag before it. */
export type FoundFrame = { frame: MpegFrame; at: number; gap: number }
/** Receives each frame, and where its header stands in the bytes in memory, which have at least those of an info tag. */
export type OnFrame = (found: FoundFrame, bytes: Uint8Array, place: number) => void

/** Headers in a row that count outside of the frames, of the same format and of another one. */
const RUN_OF_SAME = 2
const RUN_OF_OTHERS = 3
/** Each decision looks at this many bytes from a header on. */
const LOOK_BYTES = RUN_OF_OTHERS * FRAME_MAX_BYTES + FRAME_HEADER_BYTES
const SYNC_BYTE = 0xff
/** Headers that are none: of noise, one byte in 5,000 looks like one. */
const REFUSED_MAX = 1_000_000
/** More would be longer than any recording. */
const STRAYS_MAX = 40_000
const NO_BYTES = new Uint8Array(0)

/** Call `push` with the bytes of a file, then `end`. */
export class Mp3Reader {
  readonly #onFrame: OnFrame
  #bytes: Uint8Array = new Uint8Array(0)
  /** Where `#bytes` begins in the file. */
  #base = 0
  /** The next place in the file to look at. */
  #at = 0
  #isInLeadingTags = true
  #last: MpegFrame | null = null
  #lastSteady = 0
  /** Where the last frame ends, by its header, or the last leading tag. */
  #frameEnd = 0
  #id3v1At: number | null = null
  /** Headers in front of the first frame that others follow. */
  #strays: { found: FoundFrame; steady: number }[] = []
  #isComplete = false
  #refused = 0

  constructor(onFrame: OnFrame) {
    this.#onFrame = onFrame
  }

  push(piece: Uint8Array): void {
    if (this.isHopeless) return
    // A tag that is skipped is not held.
    const skipped = Math.max(0, Math.min(this.#at - this.#base, this.#bytes.length + piece.length))
    const held = this.#bytes.length
    this.#bytes =
      skipped >= held ? piece.slice(skipped - held) : concatBytes(this.#bytes.subarray(skipped), piece)
    this.#base += skipped
    this.#read()
  }

  /** Bytes made to look like headers that are none: the search through them would take seconds, and is given up. */
  get isHopeless(): boolean {
    return this.#refused > REFUSED_MAX
  }

  /** Finds the frames in the rest. Returns the bytes behind the last frame, without an ID3v1 tag; negative if it is cut. */
  end(): { tailBytes: number } {
    this.#isComplete = true
    this.#read()
    if (!this.#last) this.#takeScattered()
    const tailBytes = this.#base + this.#bytes.length - this.#frameEnd
    const hasTag = this.#id3v1At === this.#frameEnd && tailBytes >= ID3V1_BYTES
    return { tailBytes: tailBytes - (hasTag ? ID3V1_BYTES : 0) }
  }

  #read(): void {
    for (;;) {
      const place = this.#at - this.#base
      const left = this.#bytes.length - place
      if (left <= 0 || (left < LOOK_BYTES && !this.#isComplete) || this.isHopeless) return
      if (this.#isInLeadingTags && isTagAt(this.#bytes, place)) {
        this.#at += getTagBytes(this.#bytes, place)
        this.#frameEnd = this.#at
        continue
      }
      this.#isInLeadingTags = false
      const frame = readMpegFrame(this.#bytes, place)
      if (frame && this.#isFrame(frame, place)) this.#take(frame, place)
      else {
        if (frame) this.#refused += 1
        if (frame && !this.#last && this.#strays.length < STRAYS_MAX) {
          const at = this.#base + place
          this.#strays.push({
            found: { frame, at, gap: at - this.#frameEnd },
            steady: this.#readSteady(place, frame),
          })
        }
        this.#seek(place + 1)
      }
    }
  }

  /** Takes the strays that are like the first frame: frames with other bytes between them. */
  #takeStrays(steady: number): void {
    for (const found of this.#listStrays(steady)) this.#onFrame(found, NO_BYTES, 0)
    this.#strays = []
  }

  /** Of a file that has other bytes behind each frame, takes the strays that are alike, if they are most of it. */
  #takeScattered(): void {
    const half = (this.#base + this.#bytes.length - this.#frameEnd) / 2
    for (const steady of new Set(this.#strays.map((stray) => stray.steady)))
      if (this.#listStrays(steady).reduce((sum, { frame }) => sum + frame.bytes, 0) > half)
        this.#takeStrays(steady)
  }

  /** Returns the strays that are alike and do not overlap. */
  #listStrays(wanted: number): FoundFrame[] {
    let end = 0
    return this.#strays.flatMap(({ found, steady }) => {
      if (steady !== wanted || found.at < end) return []
      end = found.at + found.frame.bytes
      return [found]
    })
  }

  #seek(from: number): void {
    const bytes = this.#bytes
    // The last bytes may be the beginning of a header.
    const end = bytes.length - (this.#isComplete ? 0 : FRAME_HEADER_BYTES)
    let place = from
    while (place < end && (bytes[place] !== SYNC_BYTE || !readMpegFrame(bytes, place))) place += 1
    this.#at = this.#base + place
  }

  /**
   * Returns whether players take a header for a frame: it stands where the frame before ends, or others of its format
   * follow, or it stands alone and is like the frame before.
   */
  #isFrame(frame: MpegFrame, place: number): boolean {
    const last = this.#last
    if (last && !isSameFormat(frame, last)) return this.#hasRun(frame, place, RUN_OF_OTHERS)
    if (last && this.#base + place === this.#frameEnd) return true
    if (this.#hasRun(frame, place, RUN_OF_SAME)) return true
    return last !== null && this.#readSteady(place, frame) === this.#lastSteady
  }

  /** Returns whether this many headers of one format follow each other, or fewer up to the end of the file. */
  #hasRun(frame: MpegFrame, place: number, length: number): boolean {
    let next = place
    let follower: MpegFrame | null = frame
    for (let count = 1; follower && count <= length; count += 1) {
      if (count === length) return true
      next += follower.bytes
      if (this.#isEnd(next)) return true
      follower = readMpegFrame(this.#bytes, next)
      if (follower && !isSameFormat(follower, frame)) return false
    }
    return false
  }

  /** Returns what an encoder does not change from frame to frame: all but the length, the padding and the stereo mode. */
  #readSteady(place: number, { mono }: MpegFrame): number {
    const bytes = this.#bytes
    const [b1, b2, b3] = [bytes[place + 1] ?? 0, bytes[place + 2] ?? 0, bytes[place + 3] ?? 0]
    return (b1 << 16) | ((b2 & 0x0d) << 8) | (b3 & 0x0f) | (mono ? 0x10 : 0)
  }

  #isEnd(place: number): boolean {
    return (this.#isComplete && place === this.#bytes.length) || isId3v1At(this.#bytes, place)
  }

  #take(frame: MpegFrame, place: number): void {
    const at = this.#base + place
    const steady = this.#readSteady(place, frame)
    if (!this.#last) this.#takeStrays(steady)
    const found = { frame, at, gap: at - this.#frameEnd }
    this.#last = frame
    this.#lastSteady = steady
    this.#frameEnd = at + frame.bytes
    this.#onFrame(found, this.#bytes, place)
    const end = place + frame.bytes
    if (isId3v1At(this.#bytes, end)) this.#id3v1At = this.#frameEnd
    // Players take the length that a header says, even of a frame that is cut: the next one may be lost with it.
    this.#at = this.#frameEnd
  }
}

/** Returns the frames of bytes in memory. */
export function listFrames(bytes: Uint8Array): FoundFrame[] {
  const frames: FoundFrame[] = []
  const reader = new Mp3Reader((found) => frames.push(found))
  reader.push(bytes)
  reader.end()
  return frames
}

/** Returns the frames of bytes in memory, without those that are cut at the end. */
export function listWholeFrames(bytes: Uint8Array): FoundFrame[] {
  return listFrames(bytes).filter(({ frame, at }) => at + frame.bytes <= bytes.length)
}

/** Returns whether two frames have one layer and one sample rate, which says the version, too. */
function isSameFormat(a: MpegFrame, b: MpegFrame): boolean {
  return a.layer === b.layer && a.rate === b.rate
}

function concatBytes(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}
