import type { Env as WorkerEnv } from '../../worker/env'
import type { TestServices } from './test-services'

declare global {
  /** Module id of the bundled Worker (`bundle.ts`); with a query it is another instance. */
  const BUNDLED_WORKER: string
  namespace Cloudflare {
    interface Env extends WorkerEnv {
      TEST_MIGRATIONS: import('cloudflare:test').D1Migration[]
      TEST_SERVICES: TestServices
    }
    interface GlobalProps {
      mainModule: typeof import('../../worker/index')
    }
  }
}
