/** Cookie with the token of a pending sign-up: HttpOnly, this browser only. */
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { ARRIVAL_MINUTES } from '../../domain/limits'
import type { AppContext } from '../context'
import { sessionCookie } from './session'

const nameIn = (c: AppContext) => `${sessionCookie(c.env.ORIGIN)}-arrival`
const isSecure = (c: AppContext) => c.env.ORIGIN.startsWith('https:')

export function keepArrivalToken(c: AppContext, token: string): void {
  setCookie(c, nameIn(c), token, {
    path: '/',
    httpOnly: true,
    secure: isSecure(c),
    sameSite: 'Lax',
    maxAge: ARRIVAL_MINUTES * 60,
  })
}

export function arrivalToken(c: AppContext): string | null {
  return getCookie(c, nameIn(c)) ?? null
}

export function dropArrivalToken(c: AppContext): void {
  deleteCookie(c, nameIn(c), { path: '/', secure: isSecure(c) })
}
