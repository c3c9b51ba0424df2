/**
 * `zod` without its messages in 64 languages and its internals, which the bundler of Workers cannot leave out (`alias` in
 * wrangler.toml): 43 kB of the compressed Worker. Our own messages are in `domain/errors/`. `tests/packages.test.ts`
 * compares it with the package.
 */
import * as z from './zod-exports'

export * from './zod-exports'
export { z, z as default }
