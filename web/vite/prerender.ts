/**
 * Prerenders home's headline into the page, in every language, with the script that shows one of them. Derives the
 * error page `404.html`: the same app with its own prerendered text.
 */
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import { LANGUAGES } from '../../domain/i18n/languages'
import { FIRST_PAGE_SLOT } from '../../domain/posts/first-page'
import { LANGUAGE_KEY } from '../state/language-key'
import { USER_KEY } from '../state/user-key'
import { SUPPORTED_STYLES } from './browsers'

const resolvePath = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
/** A separate file: it runs before the app. */
export const HERO_SCRIPT = resolvePath('prerendered-hero.ts')

type Home = { HOME: { headline: string; lead: string; radio: string } }
type TooOld = { TOO_OLD: { text: string; link: string } }
type NotFound = { NOT_FOUND: { title: string; text: string } }

/** Renders something in every language from the messages of a file. */
async function renderInEachLanguage<T>(
  file: string,
  render: (texts: T, lang: string) => string,
): Promise<string> {
  const all = LANGUAGES.map(async (lang) => {
    return render((await runnerImport<T>(resolvePath(`../domain/locales/${lang}/${file}`))).module, lang)
  })
  return (await Promise.all(all)).join('')
}

/** Same layout as the app's screens, so that nothing shifts when the app renders. */
const wrapStage = (content: string) =>
  `<div id="opening" class="stage -wide" data-language-key="${LANGUAGE_KEY}" data-user-key="${USER_KEY}" hidden>` +
  `<div class="col"><div class="top-bar"></div><main>${content}</main></div></div>`

const renderHeroes = () =>
  renderInEachLanguage<Home>(
    'shell.ts',
    ({ HOME: { headline, lead } }, lang) =>
      `<div class="hero stack -center" lang="${lang}" hidden><h1>${headline}</h1><p class="lead">${lead}</p></div>`,
  )

/** For a device with a signed-in user. */
const renderMemberHeadings = () =>
  renderInEachLanguage<Home>(
    'shell.ts',
    ({ HOME: { radio } }, lang) =>
      `<div class="radio stack -m" lang="${lang}" hidden><div class="radio-heading row wrap -spread -baseline"><h1>${radio}</h1></div></div>`,
  )

const renderNotices = () =>
  renderInEachLanguage<NotFound>(
    'posts.ts',
    ({ NOT_FOUND: { title, text } }, lang) =>
      `<div class="empty stack -s -center" lang="${lang}" hidden><h1>${title}</h1><p>${text}</p></div>`,
  )

/**
 * Shown by every browser but those that apply the rule which hides it: no script of ours runs in the oldest ones. A
 * script shows another language than English.
 */
const renderTooOld = async () =>
  `<style>.too-old{margin:0;padding:12px 24px;text-align:center;color:#f2f4f2;background:#0e1318}.too-old a{color:inherit}` +
  `@supports ${SUPPORTED_STYLES.map((style) => `(${style})`).join(' and ')}{.too-old{display:none}}</style>` +
  `<div class="too-old" data-nosnippet>${await renderInEachLanguage<TooOld>(
    'posts.ts',
    ({ TOO_OLD: { text, link } }, lang) =>
      `<div lang="${lang}"${lang === 'en' ? '' : ' hidden'}>${text} <a href="/latest">${link}</a></div>`,
  )}</div>`

/** The comment is filled for each visitor (`worker/front/opening.ts`). */
const renderHome = async () =>
  `<div class="home stack -flush" hidden>${await renderHeroes()}<!--${FIRST_PAGE_SLOT}--></div>` +
  `<div class="member-home" hidden>${await renderMemberHeadings()}</div>`

const HERO_SLOT = '<!--opening-->'
const TOO_OLD_SLOT = '<!--too-old-->'

export const prerenderedHero: Plugin = {
  name: 'prerendered-texts',
  buildStart() {
    this.emitFile({ type: 'chunk', id: HERO_SCRIPT, name: 'opening' })
  },
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle }) {
      const script = Object.values(bundle ?? {}).find(
        (one) => one.type === 'chunk' && one.facadeModuleId === HERO_SCRIPT,
      )
      if (!script) throw new Error('The opening was not built.')
      return {
        html: html
          .replace(HERO_SLOT, wrapStage(await renderHome()))
          .replace(TOO_OLD_SLOT, await renderTooOld()),
        tags: [
          { tag: 'script', injectTo: 'head-prepend', attrs: { type: 'module', src: `/${script.fileName}` } },
        ],
      }
    },
  },
}

/** Preview tags and others of home only. */
const OF_HOME = / *<meta (?:property="og|name="(?:twitter|description))[^>]*>\n/g

export const notFoundPage: Plugin = {
  name: 'missing-page',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const page = bundle['index.html']
    if (page?.type !== 'asset') throw new Error('The page was not built.')
    const html = String(page.source)
    const [before, after] = html.split(/<div id="opening".*<\/div>(?=\n)/)
    const source = `${before}${wrapStage(await renderNotices())}${after}`
      .replace('<html', '<html data-missing')
      .replace('<title>', '<meta name="robots" content="noindex" />\n    <title>')
      .replaceAll(OF_HOME, '')
    this.emitFile({ type: 'asset', fileName: '404.html', source })
  },
}
