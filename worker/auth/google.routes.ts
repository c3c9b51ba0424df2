/**
 * Google sign-in redirects. Nothing returned by Google is shown or followed: the return URL comes from this browser's
 * cookie.
 */
import { fail } from '../../domain/errors'
import { GOOGLE_TRIES } from '../../domain/limits'
import { journeyShape, startedShape } from '../../domain/people.schema'
import { type Ending, placeOf, withEnding } from '../../domain/way-back'
import { type AppContext, tools } from '../context'
import { declare, json, subApp } from '../http/registry'
import { told } from '../http/told'
import { getUserAgent } from '../http/user-agent'
import { keepArrivalToken } from './arrival-cookie'
import { enter } from './enter'
import { welcomeFromGoogle } from './google.service'
import { type Kept, keepJourney, takeJourney } from './journey-cookie'

const CALLBACK = '/auth/callback'

const startRoute = declare({
  method: 'post',
  path: '/api/auth/google',
  access: 'anyone',
  rate: { ...GOOGLE_TRIES, by: 'address' },
  request: { body: { ...json(journeyShape), required: true } },
  responses: { 200: json(startedShape, 'Where to continue') },
})

const callbackRoute = declare({
  method: 'get',
  path: CALLBACK,
  access: 'anyone',
  rate: { ...GOOGLE_TRIES, by: 'address' },
  responses: { 303: { description: 'Back to the previous page' } },
})

export const googleRoutes = subApp()
  .openapi(startRoute, async (c) => {
    const { google, env } = tools(c)
    if (!google) throw fail('auth.google_failed')
    const started = await google.start(`${env.ORIGIN}${CALLBACK}`).catch((error: unknown) => {
      throw fail('auth.google_failed', {}, undefined, error)
    })
    await keepJourney(c, { ...started.journey, back: placeOf(c.req.valid('json').back, env.ORIGIN) })
    return c.json({ url: started.url }, 200)
  })
  .openapi(callbackRoute, async (c) => {
    const kept = await takeJourney(c)
    const ending = kept ? await arriveFrom(c, kept) : 'failed'
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
    return c.redirect(withEnding(kept?.back ?? '/', c.env.ORIGIN, ending), 303)
  })

export type GoogleApp = typeof googleRoutes

async function arriveFrom(c: AppContext, { back: _, ...journey }: Kept): Promise<Ending> {
  const kit = tools(c)
  const { searchParams: params } = new URL(c.req.url)
  // The user cancelled: not an error. Without this browser's state the response reveals nothing.
  if (params.get('error') === 'access_denied') return 'cancelled'
  try {
    if (!kit.google) return 'failed'
    const callbackUrl = `${kit.env.ORIGIN}${CALLBACK}`
    const person = await kit.google.finish({ params, callbackUrl, journey })
    const came = await welcomeFromGoogle(kit, person, getUserAgent(c))
    if (came.is === 'member') await enter(c, came.session)
    else keepArrivalToken(c, came.arrival)
    return came.is === 'member' ? 'done' : 'join'
  } catch (error) {
    console.error(JSON.stringify({ requestId: c.get('requestId'), google: told(error) }))
    return 'failed'
  }
}
