/**
 * `npm run changelog`: writes CHANGELOG.md from the subjects of the commits, by the rules of .github/cliff.toml. Until the
 * version of package.json has a tag, all commits since the tag before belong to it.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { run } from './run.mjs'

/** Fetched when it is needed: the app's own packages stay free of it. */
const GENERATOR = 'git-cliff@2.14.2'
const root = fileURLToPath(new URL('..', import.meta.url))
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
const tag = `v${version}`

const options = hasTag(tag) ? [] : ['--tag', tag]
await run('npx', [
  '--yes',
  GENERATOR,
  '--config',
  '.github/cliff.toml',
  '--output',
  'CHANGELOG.md',
  ...options,
])
await run('biome', ['format', '--write', 'CHANGELOG.md'])

function hasTag(name) {
  return spawnSync('git', ['tag', '--list', name], { cwd: root, encoding: 'utf8' }).stdout.trim() === name
}
