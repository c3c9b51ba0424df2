/** Measures imported recordings, once each, and stores the gain that they are sent with. */

import type { FrameGrid } from '../../domain/audio/mp3-gain'
import type { SiteStorage } from '../backup/site.ts'
import { formatValue } from '../backup/statements.ts'
import { loadModule } from '../load-module.ts'
import { decodeMp3 } from '../speech/decode.ts'

/** Rows of one query. Measured gains are stored before the next ones are read, so a stopped run goes on later. */
const ROWS_PER_RUN = 50
const FULL_SCALE = 32_767

/** Numbers of recordings: measured, of those with a gain, and missing in the bucket. */
type GainTotals = { measured: number; changed: number; missing: number }
/** A gain in steps; `grid` is where the frames are that carry it, null without one. */
type MeasuredGain = { steps: number; grid: FrameGrid | null }

/** Measures and stores what has no gain yet. `report` gets a line after each run of rows. */
export async function storeGains(
  site: Pick<SiteStorage, 'query' | 'readObject' | 'write'>,
  report: (line: string) => void = () => {},
): Promise<GainTotals> {
  const { MODE_NAMES, canLevel } = await loadModule('domain/kinds.ts')
  const modes = MODE_NAMES.filter(canLevel)
  const measureGain = await loadGainMeter()
  const totals = { measured: 0, changed: 0, missing: 0 }
  let after = ''
  for (;;) {
    const rows = await site.query<{ id: string; key: string }>(selectUnmeasured(modes, after))
    if (rows.length === 0) return totals
    const statements: string[] = []
    for (const { id, key } of rows) {
      after = id
      const object = await site.readObject(key, 'audio/mpeg')
      const gain = object && (await measureGain(new Uint8Array(object.content)))
      if (!gain) {
        totals.missing += 1
        continue
      }
      const { steps, grid } = gain
      totals.measured += 1
      totals.changed += steps === 0 ? 0 : 1
      // The key: another recording may be under this id by now.
      statements.push(
        `UPDATE media SET gain_steps = ${steps}, frames_at = ${grid ? grid.at : 'NULL'}, frame_bytes = ${grid ? grid.frameBytes : 'NULL'} WHERE id = ${formatValue(id)} AND key = ${formatValue(key)}`,
      )
    }
    if (statements.length > 0) await site.write(statements)
    report(`${totals.measured} measured`)
  }
}

/** Imported voices that were not measured yet. Songs, tracks and clips of podcasts are not among them. */
const selectUnmeasured = (modes: readonly string[], after: string) => `SELECT m.id, m.key FROM media m
  WHERE m.gain_steps IS NULL AND m.state = 'attached' AND m.type = 'audio/mpeg' AND NOT m.public AND m.id > ${formatValue(after)}
    AND m.mode IN (${modes.map(formatValue).join(', ')})
    AND EXISTS (SELECT 1 FROM posts p WHERE p.media_id = m.id)
  ORDER BY m.id LIMIT ${ROWS_PER_RUN}`

/** Returns a function that measures an MP3 file: its gain in steps, and where its frames are. */
export async function loadGainMeter(): Promise<(bytes: Uint8Array) => Promise<MeasuredGain>> {
  const { findFrameGrid } = await loadModule('domain/audio/mp3-gain.ts')
  const { BlockMeter } = await loadModule('domain/audio/loudness.ts')
  const { chooseGainSteps } = await loadModule('domain/audio/stored-gain.ts')
  const { SAMPLE_RATE_HZ } = await loadModule('domain/audio/audio.limits.ts')
  return async (bytes) => {
    const grid = findFrameGrid(bytes)
    const blocks = grid && (await decodeMp3(bytes))
    // A file whose frames differ, or that is not one of ours, keeps its loudness.
    if (!blocks || blocks.some(({ rate }) => rate !== SAMPLE_RATE_HZ)) return { steps: 0, grid: null }
    const meter = new BlockMeter()
    for (const { pcm } of blocks) meter.add(Int16Array.from(pcm, toSample))
    const steps = chooseGainSteps(meter)
    return { steps, grid: steps === 0 ? null : grid }
  }
}

/** Sends every recording as it is stored; imported ones can be measured again. */
export async function removeGains(site: Pick<SiteStorage, 'write'>): Promise<void> {
  await site.write([
    'UPDATE media SET gain_steps = NULL, frames_at = NULL, frame_bytes = NULL WHERE gain_steps <> 0',
  ])
}

const toSample = (value: number) => Math.round(Math.max(-1, Math.min(1, value)) * FULL_SCALE)
