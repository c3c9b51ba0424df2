/** Packages that `npm start` and `npm test` install: few, none of which compiles or downloads anything. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as zod from 'zod'
import { allowScripts } from '../package.json'
import * as smallZod from '../worker/tools/zod-small'

type Package = {
  version?: string
  hasInstallScript?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
}

const MAX_PACKAGES = 370
const NO_HARM = 'looks for its binary, which another package of the registry contains; nothing is built'
/** Why a package may have an install script; it runs only where `allowScripts` is true. */
const REASONS: Record<keyof typeof allowScripts, string> = {
  esbuild: NO_HARM,
  workerd: NO_HARM,
  protobufjs: 'compares version numbers; never run',
}

const lock = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')
const packages: [string, Package][] = Object.entries(JSON.parse(lock).packages)

function listInstalled({ os, cpu, libc }: Record<'os' | 'cpu' | 'libc', string>): string[] {
  const isFor = (allowed: string[] | undefined, system: string) => !allowed || allowed.includes(system)
  return packages
    .filter(([path, one]) => path && isFor(one.os, os) && isFor(one.cpu, cpu) && isFor(one.libc, libc))
    .map(([path]) => path)
}

test('has install scripts only where a reason is known', () => {
  const names = packages
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  expect(names.filter((name) => !Object.hasOwn(REASONS, name))).toEqual([])
  expect(Object.keys(REASONS).sort()).toEqual(Object.keys(allowScripts).sort())
})

test('installs few packages', () => {
  const installed = listInstalled({ os: 'linux', cpu: 'x64', libc: 'glibc' })
  expect(installed.length).toBeLessThanOrEqual(MAX_PACKAGES)
})

test('the Worker has all of zod but what it leaves out by name', () => {
  const LEFT_OUT = [
    'compile',
    'core',
    'default',
    'fromJSONSchema',
    'locales',
    'toJSONSchema',
    'withParser',
    'ZodCompileAsyncError',
    'ZodCompileUnsupportedError',
  ]
  const list = (exported: object) =>
    Object.keys(exported)
      .filter((name) => !LEFT_OUT.includes(name))
      .sort()
  expect(list(smallZod)).toEqual(list(zod))
})
