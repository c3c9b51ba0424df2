/**
 * Typed clients of the Worker's routes over `request`. Each is created beside its queries, or in `<noun>.client.ts` where
 * several files use it, from the type of its file of routes. `hc` puts parameters into paths as they are: callers encode
 * those that users can write.
 */
import type { Hono } from 'hono'
import { hc } from 'hono/client'
import type { Env, Schema } from 'hono/types'
import type { Router } from '../../worker/gate/define-route'
import { request } from './client'

/** The routes alone: comparing whole apps with the type that `hc` expects would be most of the work of a type check. */
type RoutesOf<App> = App extends Router<infer Routes extends Schema> ? Routes : never

/** A client of one file of routes. `patienceMs` raises the timeout for slow endpoints. */
export const createClient = <App>(patienceMs?: number) =>
  hc<Hono<Env, RoutesOf<App>, '/'>>('/', {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => request(input, { ...init, patienceMs }),
  })
