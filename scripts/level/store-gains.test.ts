/** Gains of imported recordings, on a local site and through a stand-in for wrangler. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addFrameGain, findFrameGrid } from '../../domain/audio/mp3-gain'
import { openLocalSite } from '../backup/local-site.ts'
import { openRemoteSite } from '../backup/remote-site.ts'
import type { SiteStorage } from '../backup/site.ts'
import { createStandInWrangler } from '../backup/stand-in-wrangler'
import { removeGains, storeGains } from './store-gains.ts'

const folder = mkdtempSync(join(tmpdir(), 'owlcast-level-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const voice = new Uint8Array(readFileSync('tests/fixtures/speech-a.mp3'))
const grid = findFrameGrid(voice)

function amplify(steps: number): Uint8Array {
  const bytes = voice.slice()
  for (let at = grid?.at ?? bytes.length; at < bytes.length; at += grid?.frameBytes ?? 0)
    addFrameGain(bytes, at, steps)
  return bytes
}

type Recording = {
  mode?: string
  type?: string
  gain?: number
  bytes?: Uint8Array | null
  isPosted?: boolean
}

async function addRecording(site: SiteStorage, id: string, recording: Recording = {}) {
  const { mode = 'squawk', type = 'audio/mpeg', gain, bytes = voice, isPosted = true } = recording
  if (bytes) await site.writeObject(`squawk/${id}`, { content: Buffer.from(bytes), type, metadata: {} })
  await site.write([
    `INSERT OR IGNORE INTO users(id, name, email, email_verified, created_at, updated_at) VALUES ('wren', 'Wren', 'w@example.org', 1, 1, 1)`,
    `INSERT OR IGNORE INTO profiles(id, display_name, username, avatar_color, created_at, updated_at) VALUES ('wren', 'Wren', 'wren', 'moss', 1, 1)`,
    `INSERT INTO media(id, owner_id, mode, state, key, type, bytes, gain_steps, created_at)
      VALUES ('${id}', 'wren', '${mode}', 'attached', 'squawk/${id}', '${type}', 100, ${gain ?? 'NULL'}, 1)`,
    ...(isPosted
      ? [
          `INSERT INTO posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, media_id, created_at)
            VALUES ('post-${id}', 'squawk', 'wren', 'Wren', 'wren', 'moss', 'Old', '${id}', 1)`,
        ]
      : []),
  ])
}

const readGains = async (site: SiteStorage) => {
  const rows = await site.query('SELECT id, gain_steps, frames_at, frame_bytes FROM media ORDER BY id')
  return Object.fromEntries(
    rows.map(({ id, gain_steps, frames_at, frame_bytes }) => [id, [gain_steps, frames_at, frame_bytes]]),
  )
}

const UNMEASURED = [null, null, null]

test('imported voices get a gain once; songs, own recordings and lost ones get none', async () => {
  const site = await openLocalSite({ state: join(folder, 'local') })
  await site.migrate()
  await addRecording(site, 'fair', { bytes: amplify(2) })
  await addRecording(site, 'loud', { bytes: amplify(6) })
  await addRecording(site, 'lost', { bytes: null })
  await addRecording(site, 'own', { bytes: amplify(6), gain: 0 })
  await addRecording(site, 'orphan', { isPosted: false })
  await addRecording(site, 'quiet', { bytes: amplify(-8) })
  await addRecording(site, 'song', { mode: 'nightingale' })
  await addRecording(site, 'wave', { type: 'audio/wav' })
  await addRecording(site, 'broken', { bytes: new Uint8Array(500) })
  expect(await storeGains(site)).toEqual({ measured: 4, changed: 2, missing: 1 })
  const place = [grid?.at, grid?.frameBytes]
  const gains = await readGains(site)
  expect(gains).toEqual({
    broken: [0, null, null],
    fair: [0, null, null],
    loud: [expect.any(Number), ...place],
    lost: UNMEASURED,
    own: [0, null, null],
    orphan: UNMEASURED,
    quiet: [expect.any(Number), ...place],
    song: UNMEASURED,
    wave: UNMEASURED,
  })
  expect(gains.loud?.[0]).toBeLessThan(0)
  expect(gains.quiet?.[0]).toBeGreaterThan(0)
  expect(await storeGains(site)).toEqual({ measured: 0, changed: 0, missing: 1 })
  await removeGains(site)
  expect((await readGains(site)).loud).toEqual(UNMEASURED)
  expect(await storeGains(site)).toEqual({ measured: 2, changed: 2, missing: 1 })
  expect(await readGains(site)).toEqual(gains)
  await site.close()
})

test('measures a deployed site through wrangler', async () => {
  const standIn = await createStandInWrangler(join(folder, 'remote'))
  const site = await openRemoteSite({ environment: 'production', wrangler: standIn.run })
  await site.migrate()
  await addRecording(site, 'loud', { bytes: amplify(6) })
  await addRecording(site, 'lost', { bytes: null })
  expect(await storeGains(site)).toEqual({ measured: 1, changed: 1, missing: 1 })
  expect((await readGains(site)).loud?.[0]).toBeLessThan(0)
  await site.close()
  await standIn.dispose()
})
