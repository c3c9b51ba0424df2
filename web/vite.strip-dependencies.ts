/** Strips parts of libraries that the first view does not need. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** React Router's production build; its package default is the development build. */
export const ROUTER = resolvePath('../node_modules/react-router/dist/production/index.mjs')

/** A component class of React Router, with its context. */
const CLASS =
  /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});(?:\n\1\.contextType = (\w+);)?$/gm

/** Removes display names and marks calls as pure, so that unused parts of React Router can be tree-shaken. */
export const stripRouter: Plugin = {
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

/** Browsers handle cookies: drops the typed client's cookie serializer. */
export const stripClient: Plugin = {
  name: 'light-client',
  transform(code, id) {
    if (!id.includes('/hono/dist/client/client.js')) return null
    return code.replace(/import \{ serialize \} from "[^"]+";/, 'const serialize = () => "";')
  },
}

/** Imports each icon from its own file. Through lucide's index, every icon would end up in the first view. */
export const directIcons: Plugin = {
  name: 'own-icons',
  transform(code) {
    return code.replace(/import \{ ([^}]+) \} from "lucide-react";/g, (_, names: string) =>
      names
        .split(', ')
        .map((name) => name.split(' as '))
        .map(
          ([name = '', as = name]) => `import ${as} from 'lucide-react/icons/${listIconFiles().get(name)}';`,
        )
        .join(' '),
    )
  },
}

let files: Map<string, string> | undefined

/** The file of each icon, by all its names. */
function listIconFiles(): Map<string, string> {
  if (files) return files
  const index = readFileSync(resolvePath('../node_modules/lucide-react/dist/esm/lucide-react.mjs'), 'utf8')
  const rows = index.matchAll(/^export \{ (.*) \} from '.\/icons\/(.*)\.mjs';$/gm)
  files = new Map(
    [...rows].flatMap(([, names = '', file = '']) =>
      names.split(', ').map((name) => [name.replace('default as ', ''), file] as const),
    ),
  )
  return files
}
