/** `npm run dev`: the app with hot reload, on the same state as `npm start`. */
import { install, run } from './install.mjs'
import { requireFreePort } from './port.mjs'

await requireFreePort(Number(process.env.PORT ?? 8787))
install()
run('npm', ['run', '--silent', 'check:state'])
run('npm', ['run', '--silent', 'build'])
run('npm', ['run', '--silent', 'dev:serve'])
