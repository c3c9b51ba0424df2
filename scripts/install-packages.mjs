/** Packages that a single suite needs, in folders of their own: the default installation stays light. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** Whether the folder has each of its packages in the pinned version. */
function isInstalled(folder) {
  const { dependencies } = readJson(join(folder, 'package.json'))
  return Object.entries(dependencies).every(([name, version]) => {
    const path = join(folder, 'node_modules', name, 'package.json')
    return existsSync(path) && readJson(path).version === version
  })
}

/** Installs the packages of a folder at first use, by its lockfile. Returns whether they are there. */
export function installPackages(folder) {
  if (isInstalled(folder)) return true
  console.log(`Installing the packages of ${folder} …`)
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  })
  return status === 0
}
