/** `npm start`: installs, builds, migrates, seeds and serves the app. State is stored in .wrangler/state. */
import { install, run } from './install.mjs'
import { requireFreePort } from './port.mjs'

await requireFreePort(Number(process.env.PORT ?? 8787))
install()
run('npm', ['run', '--silent', 'check:state'])
console.log('Building …')
run('npm', ['run', '--silent', 'build'])
run('npm', ['run', '--silent', 'serve'])
