/** Lighthouse's SEO score of each kind of page that search engines may list. */
import { findChromium } from '../../scripts/chromium.mjs'
import { installPackages } from '../../scripts/install-packages.mjs'
import { seed, TRACKS_IN_TESTS } from '../../scripts/seed/seed.mjs'
import { serve } from '../../scripts/serve.mjs'
import { checkAtLeast } from './goals.mjs'
import { LIGHTHOUSE_PACKAGES, runLighthouse } from './lighthouse.mjs'

/** Returns the score from 0 to 100, and the audits that cost points. */
async function measureSeoScore(url) {
  const { categories, audits } = await runLighthouse(url, {
    onlyCategories: ['seo'],
    disableFullPageScreenshot: true,
  })
  const failed = categories.seo.auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id)
  return { seo: Math.round(categories.seo.score * 100), failed }
}

/** Measures one page of each kind against a new server. */
export async function measureSeo({ port = 8840 } = {}) {
  if (!installPackages(LIGHTHOUSE_PACKAGES)) throw new Error('Lighthouse could not be installed.')
  if (!findChromium()) return [checkAtLeast('Lighthouse, SEO', Number.NaN, 100)]
  const { mf, origin } = await serve({ port, state: null, vars: { ORIGIN: `http://localhost:${port}` } })
  try {
    await seed(mf, origin, { tracks: TRACKS_IN_TESTS })
    const { items } = await (await fetch(`${origin}/api/posts?kind=squawk`)).json()
    const [{ id, author }] = items
    const paths = {
      home: '/',
      'share page': `/squawk/${id}`,
      profile: `/@${author.username}`,
      list: '/latest',
      developers: '/developers',
    }
    const measured = {}
    for (const [name, path] of Object.entries(paths)) measured[name] = await measureSeoScore(origin + path)
    console.log('\nLighthouse, SEO')
    console.table(measured)
    return Object.entries(measured).map(([name, { seo }]) =>
      checkAtLeast(`Lighthouse ${name}: seo`, seo, 100),
    )
  } finally {
    await mf.dispose()
  }
}
