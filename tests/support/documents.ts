/** Finds what Markdown names: paths of the repository, links and npm scripts. */

/** A path that a document names, as a glob; `isFromRoot` is false for the end of a path, such as `schema.sql`. */
export type NamedPath = { name: string; isFromRoot: boolean }

const FENCED = /^```.*\n([\s\S]*?)^```/gm
const SPAN = /`([^`\n]+)`/g
/** Characters of a path, `<noun>` and `{a,b}`. */
const WORD = /(?:[\w.*@$/-]|<[\w-]+>|\{[\w.,*-]+\})+/g
/** A name with one of these endings is a source file, also without its folder. */
const SOURCE = /\.(tsx?|mjs|sql|css|md|toml)$/
/** A folder without those above it. */
const FOLDER = /^[\w-]+\/$/
const LINK = /\]\(([^)\s]+)\)/g
const SCRIPT = /\bnpm (?:run (?:--\w+ )*([a-z][\w:-]*)|(start|test)\b)/g

/** Returns the code of a document: spans in backticks, and blocks. */
export function listCode(markdown: string): string[] {
  const blocks = [...markdown.matchAll(FENCED)].map(([, code = '']) => code)
  const spans = [...markdown.replace(FENCED, '').matchAll(SPAN)].map(([, code = '']) => code)
  return [...blocks, ...spans]
}

/**
 * Returns the paths that the code of a document names: what begins with one of the `folders` of the root, source files, and
 * folders with a slash at their end.
 */
export function listNamedPaths(markdown: string, folders: ReadonlySet<string>): NamedPath[] {
  const words = listCode(markdown).flatMap((code) => code.match(WORD) ?? [])
  return words.flatMap((word) => {
    const path = word.replace(/^(\.\.?\/)+/, '').replace(/\.+$/, '')
    const name = path.replace(/\/$/, '')
    const isFromRoot = path.includes('/') && folders.has(path.split('/')[0] ?? '')
    const isSource = SOURCE.test(name) && !/^[./@]/.test(name)
    const isPath = isFromRoot || isSource || FOLDER.test(path)
    return isPath ? expandChoices(name).map((choice) => ({ name: choice, isFromRoot })) : []
  })
}

/** Returns the targets of links to other files and headings, without those to other sites. */
export function listLinks(markdown: string): string[] {
  const targets = [...markdown.matchAll(LINK)].map(([, target = '']) => target)
  return targets.filter((target) => !/^[a-z]+:/.test(target))
}

/** Returns the npm scripts that a document names in commands, or by name alone: `test:load`. */
export function listNamedScripts(markdown: string, prefixes: ReadonlySet<string>): string[] {
  const commands = [...markdown.matchAll(SCRIPT)].flatMap(([, run, plain]) => run ?? plain ?? [])
  const names = listCode(markdown).filter((code) => /^[a-z]+:[\w:-]+$/.test(code))
  return [...commands, ...names.filter((name) => prefixes.has(name.split(':')[0] ?? ''))]
}

/** Returns the anchors of a document's headings. */
export function listAnchors(markdown: string): string[] {
  const headings = [...markdown.replace(FENCED, '').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text)
  return headings.map((text) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  )
}

/** Returns each name of `{a,b}`; `{id}` is a placeholder and stays. */
export function expandChoices(name: string): string[] {
  const [choice, names = ''] = /\{([^}]*,[^}]*)\}/.exec(name) ?? []
  if (choice === undefined) return [name]
  return names.split(',').flatMap((one) => expandChoices(name.replace(choice, one)))
}

/**
 * Returns the pattern of the paths that a name stands for. `*`, `<noun>` and `{id}` stand for a part of a folder's or file's
 * name, `**` for folders; a name without an ending may be that of a module or a test.
 */
export function toPathPattern({ name, isFromRoot }: NamedPath): RegExp {
  const ending = /\.[\w.]+$/.test(name) ? '' : '(\\.[\\w.]+)?'
  const parts = name.split(/(\*\*\/|\*+|<[\w-]+>|\{[^}]*\})/).map((part) => {
    if (part === '**/') return '(.+/)?'
    return /^[*<{]/.test(part) ? '[^/]*' : escapeForPattern(part)
  })
  return new RegExp(`${isFromRoot ? '^' : '(^|/)'}${parts.join('')}${ending}$`)
}

function escapeForPattern(name: string): string {
  return name.replace(/[.$]/g, '\\$&').replaceAll('*', '[^/]*')
}

/** Whether `.gitignore` lists a path or a folder above it: such paths are generated. */
export function isGenerated(path: string, gitignore: string): boolean {
  const rules = gitignore.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return rules.some((rule) => {
    const name = escapeForPattern(rule.replace(/^\/|\/$/g, ''))
    const isAtRoot = rule.slice(0, -1).includes('/')
    return new RegExp(`${isAtRoot ? '^' : '(^|/)'}${name}(/|$)`).test(path)
  })
}
