/** What libraries bring along that the first view does not need, left out of the build or left to the views that do. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** React Router's production files; its development files are its default ones. */
export const ROUTER = at('../node_modules/react-router/dist/production/index.mjs')

/** A component class of React Router, with the context it reads. */
const CLASS =
  /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});(?:\n\1\.contextType = (\w+);)?$/gm

/** What React Router only labels for debugging, or makes in a way that looks needed, cannot be left out otherwise. */
export const lightRouter: Plugin = {
  name: 'light-router',
  transform(code, id) {
    if (!id.includes('/react-router/dist/production/')) return null
    return code
      .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
      .replace(/= (React\d*\.)(createContext|forwardRef|memo)\(/g, '= /* @__PURE__ */ $1$2(')
      .replace(CLASS, (_, name: string, made: string, context?: string) => {
        const whole = context ? `Object.assign(${made}, { contextType: ${context} })` : made
        return `var ${name} = /* @__PURE__ */ (() => ${whole})();`
      })
  },
}

/** Cookies are the browser's own business here: the typed client's way to write them by hand is left out. */
export const lightClient: Plugin = {
  name: 'light-client',
  transform(code, id) {
    if (!id.includes('/hono/dist/client/client.js')) return null
    return code.replace(/import \{ serialize \} from "[^"]+";/, 'const serialize = () => "";')
  },
}

/** The indexes of packages that keep what they export in files of its own. */
const INDEXES: Record<string, string> = {
  'lucide-react': at('../node_modules/lucide-react/dist/esm/lucide-react.mjs'),
  '@tanstack/react-query': at('../node_modules/@tanstack/react-query/build/modern/index.js'),
  '@tanstack/query-core': at('../node_modules/@tanstack/query-core/build/modern/index.js'),
}

/**
 * Imports each icon, and each part of TanStack Query, from where it stands. Through the index of its package it would
 * belong to whoever asks for anything in there, and so to the first view.
 */
export const pastIndexes: Plugin = {
  name: 'past-indexes',
  transform(code) {
    return code.replace(/import \{ ([^}]+) \} from "([^"]+)";/g, (line, names: string, from: string) =>
      from in INDEXES
        ? names
            .split(', ')
            .map((name) => importLine(name, from))
            .join(' ')
        : line,
    )
  },
}

function importLine(name: string, from: string): string {
  const [exported = '', as = exported] = name.split(' as ')
  const place = placesOf(from).get(exported)
  if (!place) throw new Error(`${from} does not say where its ${exported} stands`)
  return `import { ${place.name} as ${as} } from ${JSON.stringify(place.file)};`
}

type Places = Map<string, { file: string; name: string }>
const known = new Map<string, Places>()

/** Where each export of a package stands, and what it is called there. */
function placesOf(from: string): Places {
  const places: Places = known.get(from) ?? new Map()
  const index = INDEXES[from]
  if (known.has(from) || !index) return places
  known.set(from, places)
  for (const [, names = '', next = ''] of readFileSync(index, 'utf8').matchAll(LINE)) {
    const inside = names === '*' ? placesOf(next) : null
    for (const [name, place] of inside ?? []) places.set(name, place)
    if (inside) continue
    for (const each of names.slice(2, -2).split(', ')) {
      const [name = '', as = name] = each.split(' as ')
      places.set(as, { file: join(dirname(index), next), name })
    }
  }
  return places
}
const LINE = /^(?:import|export) (\*|\{ .* \}) from ['"](.*)['"];$/gm
