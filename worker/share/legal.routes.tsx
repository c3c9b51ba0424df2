/** Pages of the operator's texts: static HTML, readable without a script. */
import { z } from '@hono/zod-openapi'
import { html } from 'hono/html'
import { renderToString } from 'react-dom/server'
import { LEGAL } from '../../domain/locales/en/legal'
import { getLegalPath, LEGAL_PAGES, type LegalPage, parseLegalText } from '../../domain/site/site'
import { type LegalPageContent, SharedLegalText } from '../../web/share/SharedLegalText'
import { type AppContext, getDeps } from '../context'
import { createRouter, defineRoute } from '../gate/define-route'
import { formatTemplates, getSiteSettings } from '../settings/settings.service'
import { renderDocument } from './document'
import { renderPublicPage } from './pages'

export const legalRoutes = createRouter()

for (const page of LEGAL_PAGES)
  legalRoutes.handle(
    defineRoute({
      method: 'get',
      path: getLegalPath(page),
      access: 'public',
      responses: { 200: { description: 'A page', content: { 'text/html': { schema: z.string() } } } },
    }),
    ({ c }) => showLegalPage(c, page),
  )

async function showLegalPage(c: AppContext, page: LegalPage): Promise<Response> {
  const content = await getContent(c, page)
  const render = () => {
    const title = `${LEGAL.titles[page]} · ${content.site}`
    const rendered = renderToString(<SharedLegalText {...content} />)
    return renderDocument({ head: html`<title>${title}</title>`, env: c.env, rendered })
  }
  return renderPublicPage(c, { content, render, endsAt: null })
}

async function getContent(c: AppContext, page: LegalPage): Promise<LegalPageContent> {
  const settings = await getSiteSettings(getDeps(c))
  const { name: site, contact } = settings
  if (page === 'contact') return { page, site, contact, text: null, isTemplate: false }
  const isTemplate = settings[page] === ''
  const text = parseLegalText(isTemplate ? formatTemplates(settings)[page] : settings[page])
  return { page, site, contact, text, isTemplate }
}
