/**
 * Imports between the folders of `worker`, `web` and `domain`. `npm run floors` prints how many folders are in the
 * largest circle, how many pairs import each other, and which imports point up. `tests/architecture.test.ts` holds them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'

/**
 * Folders by floor, the lowest first. A file imports its own folder and lower floors only: types, tables and routes
 * included. Folders that are not listed are above all. Files in the root have a floor if they are listed.
 */
const FLOORS: Record<string, readonly (readonly string[])[]> = {
  worker: [
    ['env.ts', 'session-user.ts'],
    ['tools'],
    ['context.ts', 'database'],
    ['http', 'audit', 'events', 'people'],
    ['sessions', 'settings'],
    ['gate'],
    ['media', 'outbox', 'safety'],
    ['emails', 'posts'],
    ['magic-links', 'notifications', 'playback'],
    ['alarms', 'content-rules', 'messages'],
    ['billing', 'invitations', 'transcripts', 'webhooks'],
    ['auth', 'backups', 'follows', 'syndication'],
    ['account', 'library', 'members', 'podcasts'],
    ['moderation'],
    ['publishing'],
    // Folders that no other folder imports.
    [
      'archives',
      'contacts',
      'figures',
      'front',
      'graph',
      'health',
      'imports',
      'live',
      'search',
      'share',
      'site',
    ],
    ['dev', 'retention.ts'],
    ['app.ts', 'schedule.ts'],
    ['index.ts'],
  ],
  web: [
    ['kinds.tsx', 'locale.ts', 'trusted-scripts.ts'],
    ['state'],
    ['hooks'],
    ['ui'],
    ['api'],
    ['audio'],
    ['live'],
    ['drafts'],
    ['recording'],
    ['parts'],
    ['features'],
    ['screens', 'share'],
    ['App.tsx', 'background-startup.ts', 'catalogs.ts'],
    ['main.tsx'],
  ],
}

// A statement may span lines; `import()` and bare imports count as well.
const IMPORT =
  /^\s*(?:import|export)\s+(type\s+)?(?:[\w*{][^'";()=]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm

/** The modules that a source names in its imports. */
export function listImportedModules(source: string): { from: string; typeOnly: boolean }[] {
  return [...source.matchAll(IMPORT)].map(([, type, named, dynamic]) => ({
    from: named ?? dynamic ?? '',
    typeOnly: type !== undefined,
  }))
}

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** An import of a file of another folder. */
type FolderImport = { file: string; target: string; from: string; to: string }

/** The folders of a room, and the imports between them and the files in its root. */
function readFolders(room: string): { folders: string[]; imports: FolderImport[] } {
  const files = readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .map((path) => `${room}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /(?<!\.test|\.d)\.tsx?$/.test(path) && !path.startsWith('web/dist/'))
  const imports = files.flatMap((file) =>
    listImportedModules(readFileSync(join(ROOT, file), 'utf8')).flatMap(({ from: name }) => {
      const target = name.startsWith('.') ? findFile(join(dirname(file), name)) : undefined
      if (!target?.startsWith(`${room}/`)) return []
      const [from, to] = [getFolder(file), getFolder(target)]
      return from === to ? [] : [{ file, target, from, to }]
    }),
  )
  return { folders: [...new Set(files.map(getFolder))].filter(isFolder), imports }
}

const findFile = (base: string) =>
  ['', '.ts', '.tsx']
    .map((ending) => base + ending)
    .find((path) => /\.tsx?$/.test(path) && existsSync(join(ROOT, path)))

/** The first folder below the room, or the name of a file in its root. */
const getFolder = (path: string) => path.split('/')[1] ?? ''

const isFolder = (name: string) => !name.includes('.')

/** Import figures of a room: circles and pairs of its folders. `upward` is null where no floors are declared. */
export function measureFolders(room: string) {
  const { folders, imports } = readFolders(room)
  const targets = new Map(folders.map((folder) => [folder, new Set<string>()]))
  for (const { from, to } of imports) if (isFolder(to)) targets.get(from)?.add(to)
  const isImported = (from: string, to: string) => targets.get(from)?.has(to) === true
  const pairs = folders.flatMap((one) =>
    folders
      .filter((other) => one < other && isImported(one, other) && isImported(other, one))
      .map((other) => `${one} ${other}`),
  )
  const reached = new Map(folders.map((folder) => [folder, listReached(folder, targets)]))
  // Folders in one circle reach each other.
  const circles = folders.map((folder) =>
    [...(reached.get(folder) ?? [])].filter((other) => reached.get(other)?.has(folder)),
  )
  const floors = FLOORS[room]
  return {
    folders,
    imports: imports.length,
    pairs,
    largestCircle: Math.max(0, ...circles.map(({ length }) => length)),
    upward: floors ? listUpward(imports, floors) : null,
  }
}

/** The folders that one imports, and those that they import. */
function listReached(folder: string, targets: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set(targets.get(folder))
  for (const next of reached) for (const target of targets.get(next) ?? []) reached.add(target)
  return reached
}

/** Imports that do not point down, as 'file → file'. */
function listUpward(imports: readonly FolderImport[], floors: readonly (readonly string[])[]): string[] {
  const getFloor = (name: string) => {
    const floor = floors.findIndex((names) => names.includes(name))
    return floor < 0 && isFolder(name) ? Number.POSITIVE_INFINITY : floor
  }
  return imports
    .filter(({ from, to }) => getFloor(from) >= 0 && getFloor(to) >= getFloor(from))
    .map(({ file, target }) => `${file} → ${target}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log('room    folders  imports  largest circle  pairs both ways  upward')
  for (const room of ['worker', 'domain', 'web']) {
    const { folders, imports, largestCircle, pairs, upward } = measureFolders(room)
    const figures = [folders.length, imports, largestCircle, pairs.length, upward?.length ?? '-']
    const widths = [7, 9, 16, 17, 8]
    console.log(
      room.padEnd(8) + figures.map((figure, at) => String(figure).padStart(widths[at] ?? 0)).join(''),
    )
    for (const line of upward ?? []) console.log(`  ${line}`)
  }
}
