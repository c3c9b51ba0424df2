/**
 * Encodes one MP3 (CBR 64 kbit/s, mono, 48 kHz) from a stream of samples. One worker per file. Samples arrive as
 * Int16Array from the page, or through a port from the recorder's worker; null ends the file.
 */
import '../../trusted-scripts'
import { registerMp3Encoder } from '@mediabunny/mp3-encoder'
import { AudioSample, AudioSampleSource, BufferTarget, Mp3OutputFormat, Output, Quality } from 'mediabunny'
import { MP3_BITS_PER_SECOND, SAMPLE_RATE_HZ } from '../../../domain/audio/audio.limits'
import { LiveLeveller } from '../level/live-leveller'
import type { EncoderInput, EncoderOutput } from './encoder'

const target = new BufferTarget()
// No Xing header: at a constant rate the size gives the duration, and the server counts audio frames only.
const output = new Output({ format: new Mp3OutputFormat({ xingHeader: false }), target })
const source = new AudioSampleSource({
  codec: 'mp3',
  quality: new Quality({ bitrate: MP3_BITS_PER_SECOND, bitrateMode: 'constant' }),
})
let frames = 0
let leveller: LiveLeveller | null = null
let queue = startOutput()

async function startOutput(): Promise<void> {
  registerMp3Encoder()
  output.addAudioTrack(source)
  await output.start()
}

async function addSamples(data: Int16Array<ArrayBuffer>): Promise<void> {
  await encode(leveller ? leveller.push(data) : data)
}

async function encode(data: Int16Array<ArrayBuffer>): Promise<void> {
  if (data.length === 0) return
  const sample = new AudioSample({
    data,
    format: 's16',
    numberOfChannels: 1,
    sampleRate: SAMPLE_RATE_HZ,
    timestamp: frames / SAMPLE_RATE_HZ,
  })
  frames += data.length
  await source.add(sample)
  sample.close()
  postOutput({ frames })
}

async function finishFile(): Promise<void> {
  const levelled = leveller?.finish()
  if (levelled) await encode(levelled.rest)
  await output.finalize()
  if (!target.buffer) throw new Error('The encoder finished without a file.')
  const levelling = levelled ? { isEven: levelled.isEven, gainDb: levelled.gainDb } : null
  postOutput({ file: target.buffer, levelling }, [target.buffer])
}

/** Queued: the encoder takes its samples in order. */
function handleInput(input: EncoderInput): void {
  if (input instanceof MessagePort) {
    input.onmessage = ({ data }: MessageEvent<EncoderInput>) => handleInput(data)
    return
  }
  if (input && 'levelFrom' in input) {
    leveller = new LiveLeveller(input.levelFrom)
    return
  }
  queue = queue.then(() => (input ? addSamples(input) : finishFile()))
  queue.catch((error) => postOutput({ error: String(error) }))
}

function postOutput(output: EncoderOutput, transfer: Transferable[] = []): void {
  self.postMessage(output, { transfer })
}

self.onmessage = ({ data }: MessageEvent<EncoderInput>) => handleInput(data)
