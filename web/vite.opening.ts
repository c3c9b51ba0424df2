/** Puts the words that home opens with into the page, in every language, and the script that shows one of them. */
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import { FIRST_LANGUAGE, LANGUAGES } from '../domain/languages'
import { LANGUAGE_KEY } from './state/language-key'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** Not to be bundled with anything: it is there before the app. */
export const OPENING = at('opening.ts')

type Home = { HOME: { headline: string; tagline: string } }

async function heroes(): Promise<string> {
  const all = LANGUAGES.map(async (lang) => {
    const file = lang === FIRST_LANGUAGE ? 'words/home.ts' : `words/${lang}/home.ts`
    const { HOME } = (await runnerImport<Home>(at(file))).module
    return `<div class="hero" lang="${lang}" hidden><h1>${HOME.headline}</h1><p class="lead">${HOME.tagline}</p></div>`
  })
  return (await Promise.all(all)).join('')
}

/** Laid out as the app lays home out, so that nothing moves when it comes. */
const opening = async () =>
  `<div id="opening" class="stage -wide" data-language-key="${LANGUAGE_KEY}" hidden>` +
  `<div class="col"><div class="topbar"></div><div class="home">${await heroes()}</div></div></div>`

export const openingWords: Plugin = {
  name: 'opening-words',
  buildStart() {
    this.emitFile({ type: 'chunk', id: OPENING, name: 'opening' })
  },
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle }) {
      const script = Object.values(bundle ?? {}).find(
        (one) => one.type === 'chunk' && one.facadeModuleId === OPENING,
      )
      if (!script) throw new Error('The opening was not built.')
      return {
        html: html.replace('<!--opening-->', await opening()),
        tags: [
          { tag: 'script', injectTo: 'head-prepend', attrs: { type: 'module', src: `/${script.fileName}` } },
        ],
      }
    },
  },
}
