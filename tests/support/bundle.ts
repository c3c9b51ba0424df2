/**
 * Bundles API tests, the Worker and its libraries once, and serves them to Vitest from memory.
 *
 * Without it, workerd fetches some 1,500 modules one by one, which takes 45 s a test server. Tests import a second instance
 * of the Worker as `BUNDLED_WORKER` with a query; `vi.resetModules()` would replace the first one, whose Durable Objects
 * then end with "worker/index.ts changed, invalidating this Durable Object".
 */
import { globSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { parseCLI } from 'vitest/node'

const root = fileURLToPath(new URL('../..', import.meta.url).href)
/** A folder that exists in module ids only. */
const VIRTUAL_FOLDER = join(root, 'build/bundled-tests')
const ALWAYS_BUNDLED = ['tests/support/storage.ts', 'worker/index.ts']

type BundleOptions = {
  /** Globs of test files, relative to the root. */
  include: string[]
  /** Plugins that change sources before they are bundled. */
  plugins?: Plugin[]
}

/** Serves each test file, the storage set-up and the Worker's entry as re-exports of one bundle, built on first use. */
export function bundleTests({ include, plugins = [] }: BundleOptions): Plugin {
  const files = [...ALWAYS_BUNDLED, ...selectFiles(globSync(include, { cwd: root }))]
  const entries = new Map(files.map((file) => [join(root, file), file.replace(/\.tsx?$/, '')]))
  let chunks: Promise<Map<string, Rolldown.OutputChunk>> | undefined
  return {
    name: 'bundle-tests',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.startsWith(VIRTUAL_FOLDER)) return source
      if (!importer?.startsWith(VIRTUAL_FOLDER) || !source.startsWith('.')) return null
      // A query makes another instance of a module and of everything it imports.
      const [path = '', query] = importer.split('?')
      return join(path, '..', source) + (query ? `?${query}` : '')
    },
    async load(id) {
      const entry = entries.get(id)
      if (entry) {
        const path = JSON.stringify(join(VIRTUAL_FOLDER, `${entry}.js`))
        const hasDefault = entry === 'worker/index'
        return `export * from ${path}${hasDefault ? `\nexport { default } from ${path}` : ''}`
      }
      if (!id.startsWith(VIRTUAL_FOLDER)) return null
      chunks ??= buildChunks([...entries.values()], plugins)
      const chunk = (await chunks).get(relative(VIRTUAL_FOLDER, id.split('?')[0] ?? ''))
      return chunk ? { code: chunk.code, map: chunk.map && stripSources(chunk.map) } : null
    },
  }
}

/** Returns the test files that the command line names, matched as Vitest matches them; all where it names none. */
function selectFiles(files: string[]): string[] {
  const { filter } = parseCLI(['vitest', ...process.argv.slice(2)], { allowUnknownOptions: true })
  const paths = filter.map((path) => relative(root, resolve(root, path.replace(/:\d+$/, ''))))
  const selected = files.filter((file) => paths.some((path) => path !== '' && file.includes(path)))
  return selected.length > 0 ? selected : files
}

/** Empties the sources of a source map: stack traces do not show them, and they double what is sent to workerd. */
function stripSources(map: Rolldown.SourceMap) {
  return { ...map, sourcesContent: map.sources.map(() => '') }
}

/** Builds all entries with everything they share in one chunk; returns chunks by file name. */
async function buildChunks(entries: string[], plugins: Plugin[]): Promise<Map<string, Rolldown.OutputChunk>> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins,
    define: { BUNDLED_WORKER: JSON.stringify(join(VIRTUAL_FOLDER, 'worker/index.js')) },
    resolve: { conditions: ['workerd', 'worker', 'module', 'browser'] },
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: false,
      sourcemap: true,
      target: 'es2023',
      rolldownOptions: {
        input: Object.fromEntries(entries.map((entry) => [entry, join(root, `${entry}.ts`)])),
        external: [/^cloudflare:/, /^node:/, 'vitest'],
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name].js',
          codeSplitting: {
            groups: [{ name: 'shared', test: (id) => !/\.test\.ts$|\/fixtures\//.test(id) }],
          },
        },
      },
    },
  })
  const [built] = [result].flat()
  if (!built || !('output' in built)) throw new Error('Vite built nothing.')
  return new Map(
    built.output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk] as const] : [])),
  )
}
