/** A PulseAudio server of the tests: a microphone that speaks a fixture, and a loudspeaker that is listened to. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pollUntil } from './webdriver'

export type Sound = Awaited<ReturnType<typeof openSound>>

/** Square root of the mean square of a block that is not silence; full scale is 1. */
const AUDIBLE_RMS = 0.01

export async function openSound() {
  const folder = mkdtempSync(join(tmpdir(), 'owlcast-sound-'))
  const socket = join(folder, 'socket')
  const script = join(folder, 'devices.pa')
  writeFileSync(
    script,
    [
      `load-module module-native-protocol-unix socket=${socket} auth-anonymous=1`,
      'load-module module-null-sink sink_name=voice rate=48000 channels=1',
      // Browsers do not list the monitor of a sink as a microphone.
      'load-module module-remap-source master=voice.monitor source_name=microphone source_properties=device.description=Microphone',
      'load-module module-null-sink sink_name=loudspeaker rate=48000 channels=2',
      'set-default-sink loudspeaker',
      'set-default-source microphone',
    ].join('\n'),
  )
  const server = `unix:${socket}`
  const env = { ...process.env, PULSE_SERVER: server, HOME: folder, XDG_RUNTIME_DIR: folder }
  const daemon = spawn(
    'pulseaudio',
    ['-n', '--daemonize=no', '--use-pid-file=no', '--exit-idle-time=-1', '-F', script],
    { stdio: 'ignore', env },
  )
  await pollUntil(async () => {
    if (!existsSync(socket)) return false
    return execFileSync('pactl', ['list', 'short', 'sources'], { env }).includes('microphone')
  }, 'PulseAudio starts')
  let speaker: ChildProcess | null = null
  let blocksHeard = 0
  const listener = spawn(
    'parec',
    ['--device=loudspeaker.monitor', '--latency-msec=50', '--format=s16le', '--rate=16000', '--channels=1'],
    { stdio: ['ignore', 'pipe', 'ignore'], env },
  )
  listener.stdout.on('data', (block: Buffer) => {
    if (measureRms(block) > AUDIBLE_RMS) blocksHeard += 1
  })

  return {
    /** Value of PULSE_SERVER for a browser. */
    server,
    /** Speaks a WAV file into the microphone, again and again, until `stopSpeaking`. */
    speak(file: string): void {
      speaker?.kill()
      const start = () => {
        const child = spawn('paplay', ['--device=voice', file], { stdio: 'ignore', env })
        child.on('exit', (status) => {
          if (speaker === child && status === 0) start()
        })
        speaker = child
      }
      start()
    },
    stopSpeaking(): void {
      speaker?.kill()
      speaker = null
    },
    /** Runs an action, and resolves once the loudspeaker plays something since. */
    async waitUntilHeard(action: () => Promise<unknown>): Promise<void> {
      const before = blocksHeard
      await action()
      await pollUntil(async () => blocksHeard > before, 'the loudspeaker plays something')
    },
    close(): void {
      speaker?.kill()
      speaker = null
      listener.kill()
      daemon.kill()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function measureRms(bytes: Buffer): number {
  const count = Math.floor(bytes.length / 2)
  let sum = 0
  for (let at = 0; at < count; at++) sum += (bytes.readInt16LE(2 * at) / 32_768) ** 2
  return count === 0 ? 0 : Math.sqrt(sum / count)
}
