/** Imports TypeScript of the app in Node. */
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * Returns the exports of a source file.
 * @param {string} path from the root of the checkout
 */
export async function loadModule(path) {
  return (await runnerImport(`${ROOT}${path}`, { logLevel: 'error' })).module
}
