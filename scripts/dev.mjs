/** `npm run dev`: the app with hot reload, on the same state as `npm start`. */
import { install, run } from './install.mjs'

install()
run('npm', ['run', '--silent', 'build'])
run('npm', ['run', '--silent', 'dev:serve'])
