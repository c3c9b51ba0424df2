/** The page for developers: static HTML, readable without a script. */
import { z } from '@hono/zod-openapi'
import { html } from 'hono/html'
import { renderToString } from 'react-dom/server'
import { DEVELOPERS_PATH } from '../../domain/developers/examples'
import { DEVELOPERS } from '../../domain/locales/en/developer-page'
import { SharedDevelopers } from '../../web/share/SharedDevelopers'
import { createRouter, defineRoute } from '../gate/define-route'
import { renderDocument } from './document'
import { renderPublicPage } from './pages'

export const developersRoutes = createRouter()

developersRoutes.handle(
  defineRoute({
    method: 'get',
    path: DEVELOPERS_PATH,
    access: 'public',
    responses: { 200: { description: 'A page', content: { 'text/html': { schema: z.string() } } } },
  }),
  ({ c }) => {
    const origin = c.env.ORIGIN
    const render = () => {
      const rendered = renderToString(<SharedDevelopers origin={origin} />)
      const head = html`<title>${DEVELOPERS.title}</title>
    <meta name="description" content="${DEVELOPERS.intro}" />
    <link rel="canonical" href="${origin}${DEVELOPERS_PATH}" />`
      return renderDocument({ head, env: c.env, rendered })
    }
    return renderPublicPage(c, { content: DEVELOPERS_PATH, render, endsAt: null })
  },
)
