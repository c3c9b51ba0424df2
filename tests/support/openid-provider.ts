/** Starts the stand-in for Google for a whole run; tests find it as `inject('openId')`. */
import type { TestProject } from 'vitest/node'
import { startOpenId } from './openid'

declare module 'vitest' {
  interface ProvidedContext {
    openId: string
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startOpenId()
  provide('openId', url)
  return stop
}
