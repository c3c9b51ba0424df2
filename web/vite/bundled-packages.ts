/** Writes which packages a build contains, so that a test can compare them with the licences that the app shows. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const FOLDER = fileURLToPath(new URL('../dist/.vite/', import.meta.url))
const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//

/** Creates the plugins of a build: one for its bundles, and one for the bundles of its web workers. */
export function createPackageLists(name: string): { forApp: Plugin; forWorkers: Plugin } {
  const packages = new Set<string>()
  const collect: Plugin['generateBundle'] = (_, bundle) => {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        for (const id of Object.keys(chunk.modules)) {
          const [, found] = PACKAGE.exec(id) ?? []
          if (found) packages.add(found)
        }
  }
  return {
    forWorkers: { name: 'collect-worker-packages', generateBundle: collect },
    forApp: {
      name: 'collect-packages',
      generateBundle: collect,
      writeBundle() {
        mkdirSync(FOLDER, { recursive: true })
        writeFileSync(`${FOLDER}packages-${name}.json`, JSON.stringify([...packages].sort()))
      },
    },
  }
}
