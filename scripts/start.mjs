/** `npm start`: installs, builds, migrates, seeds and serves the app. State stays in .wrangler/state. */
import { install, run } from './install.mjs'

install()
console.log('Building …')
run('npm', ['run', '--silent', 'build'])
run('npm', ['run', '--silent', 'serve'])
