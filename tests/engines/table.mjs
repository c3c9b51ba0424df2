/**
 * `node tests/engines/table.mjs`: prints the table of docs/testing.md, which story passed in which engine, from the reports of
 * the last runs.
 */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Columns of the table, by the name of the engine in ENGINE. */
const ENGINE_NAMES = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKitGTK' }
const MARKS = { passed: 'yes', failed: 'failed' }

/**
 * Formats the reports of engines as a Markdown table, one row a story. A skipped story is `no`, with its reason below.
 * @param {Record<string, { testResults: { assertionResults: { title: string, status: string }[] }[] } | null>} reports by engine
 */
function formatEngineTable(reports) {
  const engines = Object.entries(reports).filter(([, report]) => report)
  /** @type {Map<string, Record<string, string>>} */
  const rows = new Map()
  const reasons = new Set()
  for (const [engine, report] of engines)
    for (const { title, status } of report.testResults.flatMap(({ assertionResults }) => assertionResults)) {
      const [, story = title, reason] = /^(.+?)(?: \[(.+)\])?$/.exec(title) ?? []
      if (reason) reasons.add(reason)
      rows.set(story, { ...rows.get(story), [engine]: MARKS[status] ?? 'no' })
    }
  const names = engines.map(([engine]) => ENGINE_NAMES[engine])
  const lines = [
    `| story | ${names.join(' | ')} |`,
    `| --- |${names.map(() => ' --- |').join('')}`,
    ...[...rows].map(
      ([story, marks]) => `| ${story} | ${engines.map(([engine]) => marks[engine] ?? '').join(' | ')} |`,
    ),
  ]
  return [...lines, '', ...[...reasons].map((reason) => `- ${reason}.`)].join('\n')
}

/** The report of an engine's last run; null without one. */
function readReport(engine) {
  const path = fileURLToPath(new URL(`../../test-results/engines-${engine}.json`, import.meta.url))
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

console.log(
  formatEngineTable(
    Object.fromEntries(Object.keys(ENGINE_NAMES).map((engine) => [engine, readReport(engine)])),
  ),
)
