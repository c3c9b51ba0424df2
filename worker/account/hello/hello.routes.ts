/** The spoken hello of the own profile. Others hear it on the page of the member. */
import { helloShape, helloTextShape, newHelloShape } from '../../../domain/hellos/hellos.schema'
import { announceLater } from '../../events/announce-later'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../../gate/define-route'
import { removeHello, saveHello, saveHelloText } from './hello.service'
import { transcribeHello } from './hello-words.service'

const HELLO_CHANGES = { count: 30, seconds: 3600, by: 'person' } as const

const saveRoute = defineRoute({
  method: 'put',
  path: '/api/me/hello',
  access: 'adult',
  scope: 'profile:write',
  rate: HELLO_CHANGES,
  request: { body: toJsonBody(newHelloShape) },
  responses: { 200: toJsonContent(helloShape, 'The new hello; the one before is deleted') },
})

const saveTextRoute = defineRoute({
  method: 'patch',
  path: '/api/me/hello',
  access: 'adult',
  scope: 'profile:write',
  rate: HELLO_CHANGES,
  request: { body: toJsonBody(helloTextShape) },
  responses: { 200: toJsonContent(helloShape, 'The hello with its corrected text') },
})

const removeRoute = defineRoute({
  method: 'delete',
  path: '/api/me/hello',
  access: 'member',
  scope: 'profile:write',
  rate: HELLO_CHANGES,
  responses: { 204: { description: 'The profile has no hello' } },
})

export const helloRoutes = createRouter()
  .handle(saveRoute, async ({ deps, user, body }) => {
    const { hello, events } = await saveHello(deps, user, body)
    announceLater(deps, events)
    if (hello.isTextPending) deps.waitUntil(transcribeHello(deps, user.id))
    return hello
  })
  .handle(saveTextRoute, async ({ deps, user, body }) => {
    const { hello, events } = await saveHelloText(deps, user, body.text)
    announceLater(deps, events)
    return hello
  })
  .handle(removeRoute, async ({ deps, user }) => announceLater(deps, await removeHello(deps, user)))
