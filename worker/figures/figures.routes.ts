/** The site's figures, for admins. */
import { figuresShape } from '../../domain/site/figures.schema'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
import { getFigures } from './figures.service'

const figuresRoute = defineRoute({
  method: 'get',
  path: '/api/figures',
  access: 'admin',
  responses: { 200: toJsonContent(figuresShape, 'Figures by day, about nobody in particular') },
})

export const figuresRoutes = createRouter().handle(figuresRoute, ({ deps }) => getFigures(deps))
