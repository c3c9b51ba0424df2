/** Whether the browser tests would run an old build. */
import { readdirSync, statSync } from 'node:fs'

const SOURCE_FOLDERS = ['domain', 'worker', 'durable-objects', 'web']
const SOURCE_FILES = ['package-lock.json', 'wrangler.toml']
/** Written last by `build.mjs`. */
const LAST_OUTPUT = 'build/worker/index.js'

/** Whether a source file below `root`, a path with a slash at its end, is newer than the last build. */
export function isBuildStale(root) {
  const builtAt = statSync(`${root}${LAST_OUTPUT}`, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const files = SOURCE_FOLDERS.flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  return [...files, ...SOURCE_FILES].some(
    (path) => !/^web[\\/]dist/.test(path) && statSync(`${root}${path}`).mtimeMs > builtAt,
  )
}
