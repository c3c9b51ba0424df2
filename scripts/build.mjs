/** Installs packages, then builds the client into web/dist and the Worker into build/worker. */
import { spawnSync } from 'node:child_process'
import { install } from './install.mjs'
import { WRANGLER_ENV } from './wrangler-env.mjs'

function run(command, args) {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...WRANGLER_ENV },
  })
  if (status !== 0) process.exit(status ?? 1)
}

install()
run('vite', ['build', '--config', 'web/vite/app.config.ts', '--logLevel', 'error'])
run('vite', ['build', '--config', 'web/vite/share.config.ts', '--logLevel', 'error'])
run('vite', ['build', '--config', 'web/vite/sw.config.ts', '--logLevel', 'error'])
run('wrangler', ['deploy', '--env', '', '--dry-run', '--outdir', 'build/worker'])
