/** Scripts that run before packages are installed, on the reader's own Node, which may be 20 on Linux. */
import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'
import { ROOT } from './root.ts'

const IMPORT = /^import '([^']+)'|\bfrom '([^']+)'$/gm

const readScript = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8')

/** Paths and package names that a script loads before its first line runs. */
function listLoaded(path: string, found = new Set<string>()): Set<string> {
  for (const [, alone, named = ''] of readScript(path).matchAll(IMPORT)) {
    const specifier = alone ?? named
    if (isBuiltin(specifier)) continue
    const target = specifier.startsWith('.') ? join(dirname(path), specifier) : specifier
    if (found.has(target)) continue
    found.add(target)
    if (target.endsWith('.mjs')) listLoaded(target, found)
  }
  return found
}

const installing = globSync(['scripts/*.mjs', 'tests/*/run.mjs'], { cwd: ROOT })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /^await install\(\)/m.test(readScript(path)))

test('finds the scripts that install packages', () => {
  expect(installing).toEqual(expect.arrayContaining(['scripts/start.mjs', 'scripts/test.mjs']))
})

test.each(installing)('%s loads no package and no TypeScript', (path) => {
  expect([...listLoaded(path)].filter((target) => !target.endsWith('.mjs'))).toEqual([])
})
