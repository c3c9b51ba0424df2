/**
 * `zod` without its messages in 64 languages and what else the Worker does not use, which its bundler cannot leave out
 * (`alias` in wrangler.toml): 55 kB of the compressed Worker. Our own messages are in `domain/errors/`. `tests/packages.test.ts`
 * compares it with the package.
 */
import * as z from './zod-exports'

export * from './zod-exports'
export { z, z as default }
