/** Recordings without an encoder: WAV, 48 kHz, 16 bit, mono. All differ. */
import { createHash, randomBytes, randomFillSync } from 'node:crypto'

const HEADER_BYTES = 44
const RATE_HZ = 48_000

function writeHeader(bytes) {
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(RATE_HZ, 24)
  bytes.writeUInt32LE(RATE_HZ * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(bytes.length - HEADER_BYTES, 40)
  return bytes
}

/** Returns a WAV of this many bytes of noise. */
export function createNoise(bytes) {
  return writeHeader(randomFillSync(Buffer.alloc(bytes)))
}

const template = createNoise(64 * 1024)

/** Returns 64 KiB that differ each time, cheaply. */
export function createShortNoise() {
  const bytes = Buffer.from(template)
  randomBytes(16).copy(bytes, HEADER_BYTES)
  return bytes
}

/** The hash of tickets and checks. */
export const hashSha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')
