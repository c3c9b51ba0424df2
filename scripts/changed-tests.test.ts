import { expect, test } from 'vitest'
import { selectBrowserTests, selectUnitTests } from './changed-tests.mjs'

const IMPORTERS = new Map([
  ['domain/posts/tags.ts', ['domain/posts/tags.test.ts', 'worker/publishing/publish.service.ts']],
  ['worker/publishing/publish.service.ts', ['tests/api/publish.test.ts']],
])
const SPECS = ['tests/e2e/messages.spec.ts', 'tests/e2e/message-voice.spec.ts', 'tests/e2e/feed.spec.ts']

test('selects unit tests that import a changed file through other files', () => {
  expect(selectUnitTests(['domain/posts/tags.ts'], IMPORTERS)).toEqual([
    'domain/posts/tags.test.ts',
    'tests/api/publish.test.ts',
  ])
})

test('selects the tests beyond an entry by the noun of the changed path, and all where none has it', () => {
  const importers = new Map([
    ['worker/search/search.service.ts', ['worker/app.ts', 'worker/search/near.test.ts']],
    ['worker/gate/origin.ts', ['worker/app.ts']],
    ['worker/app.ts', ['tests/api/search.test.ts', 'tests/api/messages.test.ts']],
  ])
  expect(selectUnitTests(['worker/search/search.service.ts'], importers)).toEqual([
    'tests/api/search.test.ts',
    'worker/search/near.test.ts',
  ])
  expect(selectUnitTests(['worker/gate/origin.ts'], importers)).toHaveLength(2)
  expect(selectUnitTests(['worker/app.ts'], importers)).toHaveLength(2)
})

test('selects no unit test for a file that no test imports', () => {
  expect(selectUnitTests(['README.md'], IMPORTERS)).toEqual([])
})

test.each(['package.json', 'migrations/0001_posts.sql', 'tests/support/world.ts'])(
  'selects all unit tests when %s changed',
  (path) => {
    expect(selectUnitTests([path], IMPORTERS)).toBeNull()
  },
)

test('selects browser tests named after the noun of a changed path', () => {
  expect(selectBrowserTests(['worker/messages/messages.repo.ts'], SPECS)).toEqual([
    'tests/e2e/message-voice.spec.ts',
    'tests/e2e/messages.spec.ts',
  ])
})

test('selects all browser tests when a changed file has no noun of theirs', () => {
  expect(selectBrowserTests(['web/ui/overlays/Menu.tsx'], SPECS)).toBeNull()
})

test('selects no browser test when only documents changed', () => {
  expect(selectBrowserTests(['docs/testing.md'], SPECS)).toEqual([])
})
