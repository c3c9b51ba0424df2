/** Rows of the table printed at the end of a run: attack, count and result. */
import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { FIGURES } from './figures-file.mjs'

/** Adds a row to the table. */
export function addFigure(attack: string, times: number, result: string): void {
  mkdirSync(dirname(FIGURES), { recursive: true })
  appendFileSync(FIGURES, `${JSON.stringify([attack, String(times), result])}\n`)
}

/** Formats how often each value occurs, most frequent first: `404 ×12, 400 ×3`. */
export function tally(all: Iterable<string | number>): string {
  const counts = new Map<string, number>()
  for (const one of all) counts.set(String(one), (counts.get(String(one)) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ×${count}`)
    .join(', ')
}
