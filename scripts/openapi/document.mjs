/**
 * The OpenAPI document, made in Node from the Worker's sources, and its check by a validator. `npm run test:parsers` has a
 * second one judge it.
 *   node scripts/openapi/document.mjs           checks it
 *   node scripts/openapi/document.mjs --print   prints it
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Validator } from '@seriousme/openapi-schema-validator'
import { build } from 'esbuild'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const ORIGIN = 'https://owlcast.social'

/** Bundles the Worker's routes and returns their document. */
export async function createDocument(origin = ORIGIN) {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createApp } from './worker/app'
        import { createOpenApiDocument } from './worker/gate/openapi/document'
        export const create = (origin) => createOpenApiDocument(createApp(), origin)`,
      resolveDir: ROOT,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    plugins: [{ name: 'no-workerd', setup: leaveOutRuntime }],
    loader: { '.css': 'empty' },
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)",
    },
    logLevel: 'silent',
  })
  const folder = mkdtempSync(join(tmpdir(), 'owlcast-openapi-'))
  try {
    const file = join(folder, 'routes.mjs')
    writeFileSync(file, outputFiles[0].text)
    const { create } = await import(pathToFileURL(file).href)
    return create(origin)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Replaces modules of workerd: no route needs them to be described. */
function leaveOutRuntime({ onResolve, onLoad }) {
  onResolve({ filter: /^cloudflare:/ }, ({ path }) => ({ path, namespace: 'workerd' }))
  onLoad({ filter: /./, namespace: 'workerd' }, () => ({
    contents: 'module.exports = { DurableObject: class {} }',
  }))
}

/** Returns what the validator finds wrong, an entry each. */
export async function findProblems(document) {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)))
  return valid ? [] : [errors].flat().map((error) => JSON.stringify(error))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const document = await createDocument()
  if (process.argv.includes('--print')) process.stdout.write(JSON.stringify(document, null, 2))
  else {
    const problems = await findProblems(document)
    for (const problem of problems) console.error(problem)
    console.log(`OpenAPI document: ${problems.length} problems`)
    process.exitCode = problems.length > 0 ? 1 : 0
  }
}
