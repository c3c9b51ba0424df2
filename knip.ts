/** `npm run check:unused`: files, exports, types and packages that nothing uses. */
import { fileURLToPath } from 'node:url'
import type { KnipConfig } from 'knip'

const ROOT = fileURLToPath(new URL('.', import.meta.url))

/**
 * Rewrites imports into the forms whose names Knip follows; it counts all exports of a file that is imported as a whole
 * as used, and does not see files that `loadModule` gets as strings.
 */
const nameImports = (source: string) =>
  source
    .replace(/\b(?:loadModule|load)(?:<.+?>)?\('([^']+\/[^']+)'\)/g, `import('${ROOT}$1')`)
    .replace(/\(await (import\('[^']+'\))\)\.(\w+)/g, '(await $1.then(({ $2 }) => ({ $2 }))).$2')

/** Files that tools, or other processes, get by their paths and import whole. */
const IMPORTED_BY_PATH = [
  '*.config.ts',
  'scripts/speech/forward.ts',
  'tests/**/*.config.ts',
  'tests/abuse/{not-in-workerd.ts,readable-log.mjs,recorded-writes.mjs,unlimited.mjs}',
  'tests/bench/{bare-worker,scale/counting}.mjs',
  'tests/engines/queries.ts',
  'tests/faults/process/newer.mjs',
  'tests/support/transcribing-worker.ts',
  'web/vite/{*.config,no-cookies}.ts',
  'worker/share/decompress-brotli.ts',
  'worker/tools/zod-{exports,small}.ts',
]

export default {
  entry: [
    'web/{main,share/main}.tsx',
    'web/{prerendered-hero,share/embed,sw/sw}.ts',
    'worker/front/front.ts',
    'scripts/*.{mjs,ts}',
    'scripts/{music/make,music/peaks,music/upload,openapi/document,seed/make-voices}.{mjs,ts}',
    'tests/**/*.d.ts',
    'tests/*/run.mjs',
    'tests/engines/table.mjs',
    'tests/bench/{bare,measure-part,serve-counted,scale/measure,scale/simulate}.mjs',
    'tests/faults/process/served.mjs',
    ...IMPORTED_BY_PATH,
  ],
  project: ['{domain,worker,durable-objects,web,tests,scripts}/**/*.{ts,tsx,mjs}'],
  ignore: ['tests/bench/{feathers,lighthouse}/**'],
  ignoreBinaries: ['apt-get', 'ffmpeg', 'paplay', 'parec', 'pactl', 'pulseaudio'],
  ignoreDependencies: ['@fontsource-variable/hanken-grotesk', '@fontsource-variable/newsreader'],
  ignoreExportsUsedInFile: true,
  ignoreIssues: {
    ...Object.fromEntries(IMPORTED_BY_PATH.map((pattern) => [pattern, ['exports']])),
    // Read by the names of the English texts, and by the names of instruments in the scores.
    'domain/locales/!(en)/*.ts': ['nsExports'],
    'worker/tools/zod-{exports,small}.ts': ['exports', 'nsExports'],
    'scripts/music/{drums,struck,sustained}.mjs': ['nsExports'],
    // Triggers alone read the words; drizzle-kit reads the table.
    'worker/database/tables/search-terms.table.ts': ['exports'],
    // Its packages are in the folder.
    'tests/parsers/*.ts': ['unlisted'],
  },
  includeEntryExports: true,
  include: ['nsExports'],
  rules: { enumMembers: 'off' },
  compilers: { ts: nameImports, tsx: nameImports, mjs: nameImports },
  // Its plugin takes the files of all tables for entries.
  drizzle: false,
} satisfies KnipConfig
