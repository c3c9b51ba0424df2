/** node serve-counted.mjs PORT STATE: serves the product behind a counter of the rows that D1 reads (`/counted`). */
import { serve } from '../../scripts/serve.mjs'

const [port, state] = process.argv.slice(2)
const { mf } = await serve({
  port: Number(port),
  state,
  vars: { ENVIRONMENT: 'test' },
  before: 'tests/bench/scale/counting.mjs',
})
process.on('SIGTERM', () => mf.dispose().then(() => process.exit(0)))
console.log('ready')
