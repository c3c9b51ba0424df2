/** The OpenAPI document, as a linter of others judges it. */
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { beforeAll, expect, test } from 'vitest'
import { createDocument } from '../../scripts/openapi/document.mjs'

/** Returns what the linter finds wrong, a line each. */
async function lint(document: unknown): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], rules: { 'info-license': 'off' } })
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: 'openapi.json',
    config,
  })
  return problems.map(
    ({ severity, ruleId, message, location }) =>
      `${severity} ${ruleId}: ${message} (${location[0]?.pointer ?? ''})`,
  )
}

let document: object

beforeAll(async () => {
  document = await createDocument()
})

test('has no problem', async () => {
  expect(await lint(document)).toEqual([])
})

test('has problems when it is broken', async () => {
  expect(await lint({ ...document, paths: { '/x': { get: { responses: 'none' } } } })).not.toEqual([])
})
