/** Firefox through Marionette, the protocol that it speaks itself: WebDriver's commands, as JSON over a socket. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFirefox } from '../../scripts/firefox.mjs'
import type { StartOptions } from './engines'
import { COMMANDS, pollUntil, type Send, type StartedBrowser } from './webdriver'

/** What tests need changed; everything else is as users have it. */
const PREFERENCES = {
  'marionette.port': 0,
  'browser.download.folderList': 2,
  'browser.download.always_ask_before_handling_new_types': false,
  'browser.startup.page': 0,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  'intl.locale.requested': 'en-US',
  'intl.accept_languages': 'en-US,en',
}
/** `permissions.default.microphone`. */
const DENIED = 2
/** `network.cookie.cookieBehavior` that denies all storage. */
const REJECT_ALL = 2
/** Shrinks the window's own parts, so that it can be as narrow as a phone. */
const NARROW = '* { min-width: 0 !important }'

export async function startFirefox(options: StartOptions): Promise<StartedBrowser> {
  const firefox = findFirefox()
  if (!firefox) throw new Error('There is no Firefox here.')
  const folder = options.profile ?? mkdtempSync(join(tmpdir(), 'owlcast-firefox-'))
  const downloads = join(folder, 'downloads')
  const portFile = join(folder, 'MarionetteActivePort')
  mkdirSync(join(folder, 'chrome'), { recursive: true })
  writeFileSync(join(folder, 'chrome/userChrome.css'), NARROW)
  writeFileSync(
    join(folder, 'user.js'),
    toPreferencesFile({ ...selectPreferences(options), 'browser.download.dir': downloads }),
  )
  rmSync(portFile, { force: true })
  const child = spawn(
    firefox,
    ['--headless', '--marionette', '--no-remote', '--profile', folder, '--width=1280', '--height=900'],
    {
      stdio: 'ignore',
      // A group of its own, so that `kill` ends the processes of its pages too.
      detached: true,
      env: {
        ...process.env,
        HOME: folder,
        MOZ_DISABLE_AUTO_SAFE_MODE: '1',
        PULSE_SERVER: options.sound.server,
      },
    },
  )
  const exited = once(child, 'exit')
  const kill = async () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL')
    await exited
  }
  const port = await pollUntil(
    async () => (existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : null),
    'Firefox starts',
  )
  const { call, end } = await connectTo(port)
  const { capabilities } = (await call('WebDriver:NewSession', { capabilities: {} })) as {
    capabilities: { browserVersion: string }
  }
  const send = (async (command, params = {}) => {
    const answer = await call(COMMANDS[command][1], params)
    // Commands that return a value wrap it.
    return answer !== null && typeof answer === 'object' && 'value' in answer ? answer.value : answer
  }) as Send
  return {
    version: capabilities.browserVersion,
    send,
    kill,
    downloads,
    async close() {
      end()
      await kill()
      if (!options.profile) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function selectPreferences({ isPrivate, isMicrophoneDenied, without = [], scheme }: StartOptions) {
  const absent = {
    webCodecs: { 'dom.media.webcodecs.enabled': false },
    files: { 'dom.fs.enabled': false },
    storage: { 'network.cookie.cookieBehavior': REJECT_ALL },
  }
  return {
    ...PREFERENCES,
    // Grants the microphone without asking.
    ...(isMicrophoneDenied
      ? { 'permissions.default.microphone': DENIED }
      : { 'media.navigator.permission.disabled': true }),
    ...(isPrivate ? { 'browser.privatebrowsing.autostart': true } : {}),
    ...(scheme ? { 'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1 } : {}),
    ...Object.assign({}, ...without.map((one) => absent[one])),
  }
}

function toPreferencesFile(preferences: Record<string, string | number | boolean>): string {
  return Object.entries(preferences)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('')
}

type Answer = { resolve: (value: unknown) => void; reject: (error: Error) => void }

/** Messages are `length:json`; the JSON of a command is `[0, id, name, params]`, of its answer `[1, id, error, value]`. */
async function connectTo(port: number) {
  const socket: Socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const waiting = new Map<number, Answer>()
  let count = 0
  let unread = Buffer.alloc(0)
  socket.on('data', (part) => {
    unread = Buffer.concat([unread, part])
    for (;;) {
      const from = unread.indexOf(':') + 1
      const until = from + Number(unread.subarray(0, from - 1))
      if (from === 0 || unread.length < until) return
      receive(JSON.parse(unread.toString('utf8', from, until)))
      unread = unread.subarray(until)
    }
  })
  const receive = (message: unknown) => {
    // The greeting is no answer.
    if (!Array.isArray(message)) return
    const [, id, error, value] = message
    const answer = waiting.get(id)
    waiting.delete(id)
    if (error) answer?.reject(new Error(`${error.error}: ${error.message}`))
    else answer?.resolve(value)
  }
  const endAll = () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox ended.'))
    waiting.clear()
  }
  socket.on('close', endAll)
  socket.on('error', endAll)
  return {
    call: (name: string, params: unknown) =>
      new Promise<unknown>((resolve, reject) => {
        if (socket.destroyed) return reject(new Error(`Firefox ended before ${name}.`))
        count += 1
        waiting.set(count, { resolve, reject })
        const message = JSON.stringify([0, count, name, params])
        socket.write(`${Buffer.byteLength(message)}:${message}`)
      }),
    end: () => socket.destroy(),
  }
}
