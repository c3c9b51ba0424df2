/** The documents name files, headings, npm scripts, tests and decisions that exist. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import {
  expandChoices,
  isGenerated,
  listAnchors,
  listCode,
  listLinks,
  listNamedPaths,
  listNamedScripts,
  type NamedPath,
  toPathPattern,
} from './support/documents'

const root = fileURLToPath(new URL('..', import.meta.url))
const readText = (path: string) => readFileSync(join(root, path), 'utf8')

const gitignore = readText('.gitignore')
const paths = listPaths('').sort()
const folders = new Set(paths.filter((path) => !path.includes('/')))
const scripts: Record<string, string> = JSON.parse(readText('package.json')).scripts
const prefixes = new Set(Object.keys(scripts).flatMap((name) => /^(\w+):/.exec(name)?.[1] ?? []))
const documents = paths
  .filter((path) => /^(README|CONTRIBUTING|docs\/.+)\.md$/.test(path))
  .map((path) => ({ path, text: readText(path) }))
const decisions = documents.filter(({ path }) => /^docs\/decisions\/\d/.test(path))

/** Files and folders below a folder, without generated ones. */
function listPaths(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (path === '.git' || isGenerated(path, gitignore)) return []
    return entry.isDirectory() ? [path, ...listPaths(path)] : [path]
  })
}

function isPresent(named: NamedPath): boolean {
  const pattern = toPathPattern(named)
  return paths.some((path) => pattern.test(path))
}

/** Returns what `list` finds in each document, as 'document: name'. */
function listFlaws(list: (text: string, path: string) => string[]): string[] {
  return documents.flatMap(({ path, text }) =>
    [...new Set(list(text, path))].map((name) => `${path}: ${name}`),
  )
}

describe('documents', () => {
  test('names paths that exist, or that git ignores', () => {
    const named = documents.flatMap(({ text }) => listNamedPaths(text, folders))
    expect(named.length).toBeGreaterThan(300)
    const missing = listFlaws((text) =>
      listNamedPaths(text, folders)
        .filter((path) => !isPresent(path) && !isGenerated(path.name, gitignore))
        .map(({ name }) => name),
    )
    expect(missing).toEqual([])
  })

  test('links to files and headings that exist', () => {
    const broken = listFlaws((text, path) =>
      listLinks(text).filter((link) => {
        const [file = '', anchor] = link.split('#')
        const target = file === '' ? path : join(dirname(path), file).replace(/\/$/, '')
        if (!paths.includes(target)) return true
        return anchor !== undefined && !listAnchors(readText(target)).includes(anchor)
      }),
    )
    expect(broken).toEqual([])
  })

  test('names npm scripts that exist', () => {
    const missing = listFlaws((text) =>
      listNamedScripts(text, prefixes).filter((name) => !Object.hasOwn(scripts, name)),
    )
    expect(missing).toEqual([])
  })

  test('names tests that exist as proofs of security', () => {
    const rows = readText('docs/security.md').match(/^\|.*\|$/gm) ?? []
    const names = rows.flatMap((row) => listCode(row.split('|').at(-2) ?? '').flatMap(expandChoices))
    expect(names.length).toBeGreaterThan(50)
    const missing = names.filter((name) => {
      const roots = name.startsWith('abuse/')
        ? ['tests/']
        : name.includes('/')
          ? ['']
          : ['tests/api/', 'tests/sweeps/']
      return !roots.some((folder) => isPresent({ name: `${folder}${name}`, isFromRoot: true }))
    })
    expect(missing).toEqual([])
  })
})

describe('decisions', () => {
  test('have a number, a title, a date and a status', () => {
    const flawed = decisions.filter(({ path, text }) => {
      const [title = '', , status = ''] = text.split('\n')
      const number = Number(basename(path).slice(0, 4))
      return !title.startsWith(`# ${number}. `) || !/^Date: \d{4}-\d\d-\d\d · Status: \w/.test(status)
    })
    expect(flawed.map(({ path }) => path)).toEqual([])
  })

  test('are listed once each, in order', () => {
    const listed = readText('docs/decisions/README.md').match(/^- \[.+?\]\(.+?\)(?=: \S)/gm)
    const titles = decisions.map(({ path, text }) => `- [${/^# (.+)$/m.exec(text)?.[1]}](${basename(path)})`)
    expect(titles.length).toBeGreaterThan(50)
    expect(listed).toEqual(titles)
  })

  test('exist where a document mentions one', () => {
    const numbers = decisions.map(({ path }) => Number(basename(path).slice(0, 4)))
    const missing = listFlaws((text) =>
      // A status may name what it replaces.
      [...text.replace(/^Date: .*$/m, '').matchAll(/\bdecisions? (\d+)/gi)]
        .map(([, number = '']) => number)
        .filter((number) => !numbers.includes(Number(number))),
    )
    expect(missing).toEqual([])
  })
})

describe('a path that a document names', () => {
  const FOLDERS = new Set(['web', 'worker', 'docs', 'tests'])
  const listNames = (markdown: string) => listNamedPaths(markdown, FOLDERS).map(({ name }) => name)
  const matches = (name: string, path: string, isFromRoot = true) =>
    toPathPattern({ name, isFromRoot }).test(path)

  test('is a path in code, from the root or the end of one', () => {
    expect(
      listNames('`worker/app.ts`, `web/drafts/{outbox,store}/` and `worker/<noun>/**/*.table.ts`'),
    ).toEqual(['worker/app.ts', 'web/drafts/outbox', 'web/drafts/store', 'worker/<noun>/**/*.table.ts'])
    expect(listNames("```ts\nimport '../../tests/components'\nsession/ feed.service.ts: pages\n```")).toEqual(
      ['tests/components', 'session', 'feed.service.ts'],
    )
  })

  test('is no route, package, bucket key or address', () => {
    expect(
      listNames('`/media/{id}.mp3` `@scope/web` `backups/{day}.json` `https://web/a.ts` `r2:copy/$(date)`'),
    ).toEqual([])
    expect(listNames('worker/gone.ts outside of code')).toEqual([])
  })

  test('matches existing paths by its placeholders', () => {
    expect(matches('worker/<noun>/**/*.table.ts', 'worker/database/tables/posts.table.ts')).toBe(true)
    expect(matches('worker/<noun>/**/*.table.ts', 'worker/auth/session/auth.table.ts')).toBe(true)
    expect(matches('web/share/{id}.ts', 'web/share/theme.ts')).toBe(true)
    expect(matches('web/share/LiveShare', 'web/share/LiveShare.test.tsx')).toBe(true)
    expect(matches('app.ts', 'worker/app.ts', false)).toBe(true)
    expect(matches('app.ts', 'worker/my-app.ts', false)).toBe(false)
    expect(matches('worker/app.ts', 'old/worker/app.ts')).toBe(false)
  })

  test('is an npm script in a command, or one with a known prefix', () => {
    const text =
      '`npm run test:unit -- a.ts`, npm start, `npm run --silent build`, `test:load`, `podcast:locked`'
    expect(listNamedScripts(text, new Set(['test']))).toEqual(['test:unit', 'start', 'build', 'test:load'])
  })

  test('is generated where .gitignore lists it', () => {
    const rules = 'node_modules/\n/backups/\nweb/dist/\n*.log\n'
    const generated = ['tests/bench/node_modules/a.js', 'backups/a', 'web/dist/index.html', 'a/b.log']
    expect(generated.filter((path) => !isGenerated(path, rules))).toEqual([])
    expect(
      ['worker/backups/a.ts', 'web/distant', 'web/log.ts'].filter((path) => isGenerated(path, rules)),
    ).toEqual([])
  })
})
