/** Import directions between folders, checked by reading the imports. The README explains the reasons. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { KIND_NAMES, MODE_NAMES } from '../domain/kinds'
import { listImportedModules, measureFolders } from '../scripts/floors'

const root = fileURLToPath(new URL('..', import.meta.url))

type Import = { from: string; target: string; typeOnly: boolean; inside: boolean }
type File = { path: string; code: string; imports: Import[] }

function readSource(path: string): File {
  const source = readFileSync(join(root, path), 'utf8')
  const imports = listImportedModules(source).map(({ from, typeOnly }) => {
    const inside = from.startsWith('.')
    return { from, target: inside ? join(dirname(path), from) : from, typeOnly, inside }
  })
  return { path, code: stripComments(source), imports }
}

function stripComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
}

/** Repos of other nouns that read posts without `visiblePosts`, each with the reason. */
const READ_ALL_POSTS: Record<string, string> = {
  'worker/account/deletion/delete-posts.repo.ts': 'deletes what a user published',
  'worker/account/profile/statistics.repo.ts': "counts the user's own posts",
  'worker/billing/earnings.repo.ts': "names what an author sold, the author's own posts",
  'worker/billing/sales.repo.ts':
    'compares a price in the batch of a sale, and names what was bought to its buyer',
  'worker/figures/figures.repo.ts': 'counts posts of a day, without their authors',
  'worker/graph/graph-candidates.repo.ts': 'candidates, whose visibility is checked when they are loaded',
  'worker/messages/has-written.ts': 'a condition on the sender',
  'worker/content-rules/content-rules.repo.ts': 'a condition of a flag in the batch of its cause',
  'worker/posts/held/held-posts.repo.ts': 'copies reported posts in the batch that deletes them',
  'worker/moderation/member-history.repo.ts': 'counts the posts of a member for moderators',
  'worker/moderation/moderation.repo.ts': 'moderators see hidden and reported posts',
  'worker/moderation/subject-name.repo.ts':
    'the name of what is reported, for moderators and those concerned',
  'worker/moderation/subject-title.ts': 'the title of what is reported, in the statement that reports it',
  'worker/notifications/dismissed-notifications.repo.ts': 'a condition of undoing a dismissal',
  'worker/notifications/every-squawk.repo.ts': 'conditions of a new squawk',
  'worker/notifications/notify.repo.ts': 'recipients of a post in the batch that writes it',
  'worker/transcripts/transcripts.repo.ts': 'conditions of a recording in the queue',
  'worker/webhooks/webhooks.repo.ts':
    'the kind of a post, in a call to its author or to who was notified of it',
}

/** Files that make posts with the stored counters, each with the reason. */
const PUBLIC_COUNTS: Record<string, string> = {
  'worker/publishing/create-owlcast.service.ts': 'nothing answers a new post',
  'worker/posts/post-dto.ts': 'defines how',
  'worker/publishing/publish.service.ts': 'nothing answers a new post',
  'worker/syndication/post-lists.service.ts': 'public posts for visitors',
  'worker/syndication/syndication.service.ts': 'feeds name no counts',
}

/** Where a reader has no scopes, each with the reason. */
const WITHOUT_SCOPES: Record<string, string> = {
  'worker/sessions/session.ts': 'a session',
  'worker/imports/run-imports.service.ts': 'a scheduled run',
  'worker/invitations/invite-collaborators.service.ts': 'the request created the post',
  'worker/magic-links/magic-links.service.ts': 'what a link opened',
  'worker/messages/new-message.service.ts': 'a condition of a new message, which shows nothing',
  'worker/members/members.service.ts': 'counts replies of the user',
  'worker/posts/feed/feed.service.ts': 'counts replies of the user',
  'worker/posts/read.service.ts': 'the user created the post',
  'worker/posts/replies/reply-counts.repo.ts': 'counts replies of the user',
  'worker/posts/access/visible-posts.ts': 'defines it',
  'worker/notifications/push/push.service.ts': 'a browser of the user',
  'worker/syndication/private-feeds.service.ts': 'an address of the user, of public posts only',
  'worker/syndication/syndication.service.ts': 'an address of the user, of public posts only',
}

/** Limits of one file of the product that scripts use, too. */
const USED_BY_SCRIPTS: Record<string, string> = {
  LIVE_BACKOFF_MIN_MS: 'tests/bench/scale',
  SETUP_HOURS: 'scripts/setup-link.ts',
}

const FOLDERS = ['domain', 'worker', 'durable-objects', 'web']
const paths = FOLDERS.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((path) => `${room}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && !path.startsWith('web/dist/')),
)
const all = paths.map(readSource)
const product = all.filter(({ path }) => !/\.test\.tsx?$/.test(path))
const filesIn = (folder: string) => product.filter(({ path }) => path.startsWith(`${folder}/`))

/** Returns each import of these files that a rule forbids, as 'file → import'. */
function findForbidden(files: File[], forbidden: (to: Import, file: File) => boolean): string[] {
  return files.flatMap((file) =>
    file.imports.filter((to) => forbidden(to, file)).map((to) => `${file.path} → ${to.from}`),
  )
}
const filesMatching = (files: File[], pattern: RegExp) =>
  files.filter(({ code }) => pattern.test(code)).map(({ path }) => path)
const isIn = (to: Import, ...folders: string[]) =>
  folders.some((folder) => to.target.startsWith(`${folder}/`))
/** The noun that a file of the features or the worker belongs to: its first folder. */
const getNoun = (path: string) => path.split('/')[path.startsWith('web/features/') ? 2 : 1]

test('reads the sources with their imports', () => {
  expect(product.length).toBeGreaterThan(100)
  expect(product.reduce((sum, { imports }) => sum + imports.length, 0)).toBeGreaterThan(300)
})

test('has no circular imports, types included', () => {
  const modules = new Map(product.map((file) => [file.path.replace(/\.tsx?$/, ''), file]))
  const listTargets = ({ imports }: File) => imports.flatMap(({ target }) => modules.get(target) ?? [])
  // Files left when those that import none of the rest are removed, and those that none of the rest imports.
  const rest = new Set(product)
  const isLeaf = (file: File) => !listTargets(file).some((target) => rest.has(target))
  const isRoot = (file: File) => ![...rest].some((importer) => listTargets(importer).includes(file))
  for (const isOutside of [isLeaf, isRoot])
    for (let found = [...rest].filter(isOutside); found.length > 0; found = [...rest].filter(isOutside))
      for (const file of found) rest.delete(file)
  expect([...rest].map(({ path }) => path)).toEqual([])
})

describe('domain', () => {
  const LIBRARIES = [
    'zod',
    'entities',
    'fastest-levenshtein',
    'libphonenumber-js/min',
    'postal-mime',
    'punycode.js',
  ]

  test('imports itself, zod and libraries of text, and only its schemas import zod', () => {
    expect(
      findForbidden(filesIn('domain'), (to) =>
        to.inside ? !isIn(to, 'domain') : !LIBRARIES.includes(to.from),
      ),
    ).toEqual([])
    const plain = filesIn('domain').filter(({ path }) => !path.endsWith('.schema.ts'))
    expect(findForbidden(plain, (to) => to.from === 'zod')).toEqual([])
    expect(findForbidden(plain, (to) => to.from.endsWith('.schema') && !to.typeOnly)).toEqual([])
  })

  test('has no folders that import each other', () => {
    expect(measureFolders('domain')).toMatchObject({ pairs: [], largestCircle: 0 })
  })

  test('keeps only numbers of the specification and of several nouns in limits.ts', () => {
    const { code } = readSource('domain/limits.ts')
    const spec = readSource('domain/limits.test.ts').code
    const importers = product.filter(({ imports }) =>
      imports.some(({ target }) => target === 'domain/limits'),
    )
    const single = [...code.matchAll(/^export const (\w+)/gm)].flatMap(([, name = '']) => {
      const pattern = new RegExp(`\\b${name}\\b`)
      const nouns = new Set(
        importers.filter((file) => pattern.test(file.code)).map(({ path }) => getNoun(path)),
      )
      return pattern.test(spec) || nouns.size > 1 ? [] : [`${name}: ${[...nouns].join()}`]
    })
    expect(single).toEqual([])
  })

  test('keeps a limit that one file uses in that file', () => {
    const limits = filesIn('domain').filter(({ path }) => path.endsWith('.limits.ts'))
    const single = limits.flatMap(({ path, code }) => {
      const target = path.replace(/\.ts$/, '')
      const users = product.filter(({ imports }) => imports.some((to) => to.target === target))
      return [...code.matchAll(/^export const (\w+)/gm)].flatMap(([, name = '']) =>
        name in USED_BY_SCRIPTS ||
        users.filter((file) => new RegExp(`\\b${name}\\b`).test(file.code)).length > 1
          ? []
          : [`${path}: ${name}`],
      )
    })
    expect(single).toEqual([])
  })

  test('gets time and randomness as arguments', () => {
    expect(
      filesMatching(filesIn('domain'), /\bDate\.now\(|new Date\(\)|Math\.random\(|crypto\.|setTimeout\(/),
    ).toEqual([])
  })
})

describe('web', () => {
  test('imports only types of routes from the Worker, in the clients', () => {
    const isWorkerImport = (to: Import) => isIn(to, 'worker', 'durable-objects')
    const isTyped = (to: Import) => to.typeOnly && /\.routes$|^worker\/gate\/define-route$/.test(to.target)
    const others = findForbidden(
      filesIn('web'),
      (to, { path }) => isWorkerImport(to) && !(path.startsWith('web/api/') && isTyped(to)),
    )
    expect(others).toEqual([])
  })

  test('imports lower floors only', () => {
    expect(measureFolders('web').upward).toEqual([])
  })

  test('knows no product in hooks and ui', () => {
    const general = /^domain\/((audio|i18n|locales|text|time)\/|limits$|errors\/network-errors$)/
    const modules = new Map(product.map((file) => [file.path.replace(/\.tsx?$/, ''), file]))
    const reached = new Set([...filesIn('web/hooks'), ...filesIn('web/ui')])
    for (const { imports } of reached)
      for (const { target } of imports) {
        const file = modules.get(target)
        if (file?.path.startsWith('web/')) reached.add(file)
      }
    expect(
      findForbidden(
        [...reached],
        (to) => isIn(to, 'web/api') || (isIn(to, 'domain') && !general.test(to.target)),
      ),
    ).toEqual([])
    const noun =
      /account|bird|kind|member|message|moment|owlcast|people|person|podcast|post|record|repl|transcript/i
    expect(paths.filter((path) => /^web\/(hooks|ui)\//.test(path) && noun.test(path))).toEqual([])
  })

  test('keeps features apart: screens compose them', () => {
    // The form of a mode loads the parts that it requires, each from the feature of its noun.
    const files = filesIn('web/features').filter(({ path }) => path !== 'web/features/record/mode-parts.tsx')
    const isOtherFeature = (to: Import, { path }: File) =>
      isIn(to, 'web/features') && getNoun(to.target) !== getNoun(path)
    expect(findForbidden(files, isOtherFeature)).toEqual([])
  })

  test('keeps React out of audio except in hooks', () => {
    const audio = filesIn('web/audio').filter(({ path }) => !/\/use[A-Z]\w*\.ts$/.test(path))
    expect(findForbidden(audio, (to) => /^react(-dom)?($|\/)/.test(to.from))).toEqual([])
    expect(filesMatching(filesIn('web/audio'), /<\/\w/)).toEqual([])
  })
})

describe('worker', () => {
  test('imports lower floors only, so that no two folders import each other', () => {
    const { upward, pairs, imports } = measureFolders('worker')
    expect(imports).toBeGreaterThan(1000)
    expect({ upward, pairs }).toEqual({ upward: [], pairs: [] })
  })

  const services = filesIn('worker').filter(({ path }) => path.endsWith('.service.ts'))

  test('keeps services free of Hono and tool implementations: tools are passed in', () => {
    expect(findForbidden(services, (to) => /^(@?hono)($|\/)/.test(to.from))).toEqual([])
    // Pure functions, which need no substitute in tests.
    const pure = ['token', 'format-error', 'public-url', 'webhook-signature'].map(
      (name) => `worker/tools/${name}`,
    )
    const isTool = (to: Import) => isIn(to, 'worker/tools') && !to.typeOnly && !pure.includes(to.target)
    expect(findForbidden(services, isTool)).toEqual([])
    expect(findForbidden(services, (to) => to.target === 'worker/context' && !to.typeOnly)).toEqual([])
  })

  test('imports no routes: they call the services', () => {
    const isRoutes = (to: Import) => /\.routes$/.test(to.target)
    const callers = filesIn('worker').filter(({ path }) => !/\.routes\.tsx?$/.test(path))
    const entry = 'worker/app.ts'
    expect(findForbidden(callers, (to, { path }) => isRoutes(to) && path !== entry)).toEqual([])
  })

  test('lets a reader see what a token may not only where no token is, or nothing is shown', () => {
    const lifting = filesMatching(filesIn('worker'), /\bscopes: null\b|\bliftScopes\(/)
    expect(lifting.toSorted()).toEqual(Object.keys(WITHOUT_SCOPES).toSorted())
  })

  test('reads the posts table in repos, those of other nouns by the visibility rule', () => {
    const isPostsTable = (to: Import) => to.target === 'worker/database/tables/posts.table'
    const readers = product.filter(
      ({ path, imports }) => !path.endsWith('.table.ts') && imports.some(isPostsTable),
    )
    const listed = Object.keys(READ_ALL_POSTS)
    const others = readers.filter(
      ({ path }) => path !== 'worker/posts/access/visible-posts.ts' && !listed.includes(path),
    )
    expect(others.map(({ path }) => path).filter((path) => !path.endsWith('.repo.ts'))).toEqual([])
    const unbound = others.filter(
      ({ path, code }) => getNoun(path) !== 'posts' && !/\b(visiblePosts|matchVisibleOwn)\(/.test(code),
    )
    expect(unbound.map(({ path }) => path)).toEqual([])
    // The list has no outdated entries.
    expect(listed.filter((path) => !readers.some((reader) => reader.path === path))).toEqual([])
  })

  test('gives posts the reply counts of their viewer', () => {
    const makers = filesIn('worker').filter(({ code }) => /\bto(Public|Own)?PostDto\b/.test(code))
    const listed = Object.keys(PUBLIC_COUNTS)
    const others = makers.filter(({ path }) => !listed.includes(path))
    expect(others.length).toBeGreaterThan(10)
    expect(
      others.filter(({ code }) => !/\bwithReply(State|Counts)\(/.test(code)).map(({ path }) => path),
    ).toEqual([])
    // The list has no outdated entries.
    expect(listed.filter((path) => !makers.some((maker) => maker.path === path))).toEqual([])
  })

  test("imports no repo from another noun's repo, except for types", () => {
    const repos = filesIn('worker').filter(({ path }) => path.endsWith('.repo.ts'))
    const isOtherRepo = (to: Import, { path }: File) =>
      to.target.endsWith('.repo') && !to.typeOnly && getNoun(to.target) !== getNoun(path)
    expect(findForbidden(repos, isOtherRepo)).toEqual([])
  })

  test('imports client code in the share pages and locale catalogs only', () => {
    const rest = [...filesIn('worker'), ...filesIn('durable-objects')].filter(
      ({ path }) => !path.startsWith('worker/share/') && path !== 'worker/tools/locale.ts',
    )
    expect(findForbidden(rest, (to) => isIn(to, 'web'))).toEqual([])
    const paths = ['web/ui/media/qr-path', 'web/ui/media/waveform-path']
    const isShared = (to: Import) => isIn(to, 'web/share') || paths.includes(to.target)
    expect(findForbidden(filesIn('worker/share'), (to) => isIn(to, 'web') && !isShared(to))).toEqual([])
  })
})

test('calls the network from its own folders only', () => {
  const allowed = /^(web\/(api|live)|worker\/tools)\//
  const outside = product.filter(({ path }) => !allowed.test(path))
  // A binding's fetch stays inside: assets, and the Durable Object's own method.
  expect(
    filesMatching(
      outside,
      /(?<![.\w])fetch\((?!\w+: Request)|new WebSocket\(|new EventSource\(|XMLHttpRequest/,
    ),
  ).toEqual([])
})

describe('kinds are defined by the two tables only', () => {
  const names = [...new Set<string>([...KIND_NAMES, ...MODE_NAMES])]
  const tables = ['domain/kinds.ts', 'web/kinds.tsx', 'domain/locales/en/kinds.ts']
  const rest = product.filter(({ path }) => !tables.includes(path))
  const any = names.join('|')

  /** Files that name a kind without branching on it, each with the reason. */
  const NAMED: Record<string, string> = {
    // Other things of the same name: a cookie, a database, a collection of the library, and the product.
    'worker/http/cookies.ts': 'a cookie',
    'web/drafts/store/device-store.ts': 'a database',
    'domain/library/library.schema.ts': 'a collection',
    'domain/library/library.ts': 'a collection',
    'domain/library/sample-tracks.ts': 'a collection',
    'worker/database/tables/library.table.ts': 'a collection',
    'worker/dev/seed.schema.ts': 'a collection',
    // Birds and colors that belong to one kind by the specification.
    'web/share/theme.ts': 'birds',
    'web/parts/brand/Bird.tsx': 'birds',
    // Podcast replies are subtypes on the wire.
    'domain/posts/posts.schema.ts': 'subtypes',
    // Defaults that types require.
    'domain/owlcasts/owlcasts.schema.ts': 'a default',
    // UI texts without a column in the tables.
    'domain/locales/en/posts.ts': 'texts',
    'domain/locales/en/record.ts': 'texts, and a collection',
    'domain/locales/en/account.ts': 'texts',
  }

  test('names no kind in other files, in any spelling', () => {
    const quoted = new RegExp(`['"\`](${any})['"\`]`)
    const key = new RegExp(`[{,]\\s*(${names.filter((name) => name !== 'owlcast').join('|')})\\s*:`)
    // A color or a bird in an element does not branch on a kind.
    const shown = /\b(data-kind|kind|bird|name|view)=(\{[^{}]*\}|"\w+")/g
    // Nor does the field of an error, or a type.
    const field = /\bappError\([^()]*\)|NonNullable<[^>]*>/g
    const found = rest
      .map((file) => ({ ...file, code: file.code.replace(shown, '').replace(field, '') }))
      .filter(({ code }) => quoted.test(code) || key.test(code))
      .map(({ path }) => path)
      // Translations have the keys of the English catalog.
      .filter((path) => !/^domain\/locales\/(?!en\/)/.test(path))
    expect(found.filter((path) => !(path in NAMED))).toEqual([])
    // The list has no outdated entries.
    expect(Object.keys(NAMED).filter((path) => !found.includes(path))).toEqual([])
  })

  test('compares no kind in the listed files either', () => {
    const quote = '[\'"`]'
    const branch = new RegExp(
      `[=!]==?\\s*${quote}(${any})${quote}|${quote}(${any})${quote}\\s*[=!]==?|case ${quote}(${any})${quote}|` +
        `${quote}(${any})${quote}[^\\]\n]*\\]\\.(includes|indexOf|some)\\(|\\.(includes|startsWith|has)\\(${quote}(${any})${quote}`,
    )
    expect(filesMatching(rest, branch)).toEqual([])
  })
})

describe('the folder structure', () => {
  test('has three levels of folders at most, four in features', () => {
    const isDeep = (path: string) => path.split('/').length > (path.startsWith('web/features/') ? 5 : 4)
    expect(paths.filter(isDeep)).toEqual([])
  })

  test('has few files in the root of a room', () => {
    const roots = paths.filter((path) => path.split('/').length === 2 && !/\.(test|d)\.tsx?$/.test(path))
    for (const room of FOLDERS)
      expect(roots.filter((path) => path.startsWith(`${room}/`)).length).toBeLessThan(15)
  })

  test('has no barrel files and no utility folders', () => {
    const drawer = /(^|\/)(utils?|helpers?|misc|common|shared|lib)(\/|\.tsx?$)/
    const isBarrel = ({ code }: File) => /^\s*export (\*|\{[^}]*\}) from/m.test(code)
    expect(paths.filter((path) => drawer.test(path))).toEqual([])
    const entries = [
      'worker/index.ts',
      'worker/app.ts',
      'worker/tools/zod-exports.ts',
      'worker/tools/zod-small.ts',
    ]
    // A language's texts are one catalog.
    const isCatalog = (path: string) => /^domain\/locales\/\w+\/locale-[\w-]+\.ts$/.test(path)
    const barrels = product.filter((file) => /\/index\.tsx?$/.test(file.path) || isBarrel(file))
    expect(
      barrels.map(({ path }) => path).filter((path) => !entries.includes(path) && !isCatalog(path)),
    ).toEqual([])
  })

  test('uses named exports', () => {
    // The platform requires default exports of Workers and configurations.
    const asked = [
      'worker/index.ts',
      'worker/front/front.ts',
      ...paths.filter((path) => /^web\/vite\/\w+\.config\.ts$/.test(path)),
    ]
    expect(filesMatching(product, /^export default/m).filter((path) => !asked.includes(path))).toEqual([])
  })
})

describe('routes', () => {
  const files = filesIn('worker').filter(({ path }) => /\.routes\.tsx?$/.test(path))
  const routes = files.flatMap(({ path, code }) =>
    [...code.matchAll(/defineRoute\(\{([\s\S]*?)\n\}\)/g)].map(([, body = '']) => ({
      path,
      method: /method: '(\w+)'/.exec(body)?.[1],
      url: /path: ['`]([^'`]+)['`]/.exec(body)?.[1],
      access: /access: '(\w+)'/.exec(body)?.[1],
    })),
  )

  test('are declared once each, with their access', () => {
    expect(routes.length).toBeGreaterThan(15)
    expect(routes.filter(({ access, method }) => !access || !method)).toEqual([])
    const names = routes.filter(({ url }) => url).map(({ method, url }) => `${method} ${url}`)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  test('are in the registry: no router adds a handler outside of it', () => {
    expect(filesMatching(files, /\.(get|post|put|patch|delete|all)\(\s*['"`]\//)).toEqual([])
    expect(
      filesMatching(
        filesIn('worker').filter(({ path }) => path !== 'worker/gate/define-route.ts'),
        /\bcreateRoute\(/,
      ),
    ).toEqual([])
  })
})

test('resets modules in no API test, since that would replace the Worker of later tests', () => {
  const files = ['api', 'support', 'faults'].flatMap((folder) =>
    readdirSync(join(root, 'tests', folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => readSource(`tests/${folder}/${path.replaceAll('\\', '/')}`)),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(filesMatching(files, /resetModules\(/)).toEqual([])
})
