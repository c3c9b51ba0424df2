/**
 * Creates the folder for `wrangler pages deploy`: the built client, the forwarding Worker, and its routes. It must be
 * outside of the checkout, where wrangler would merge it with the Worker's configuration.
 *   npx node scripts/deploy/pages.ts production /tmp/owlcast-pages     to inspect it; run `npm run build` first
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { Refusal } from '../command.mjs'
import { loadModule } from '../load-module.ts'
import { ROOT } from '../root.ts'
import { type Environment, type EnvironmentConfig, isEnvironment, readConfig } from './config.ts'

/** Recreates the folder and returns the path of the site in it. */
export async function buildPages(environment: Environment, folder: string): Promise<string> {
  const site = join(folder, 'site')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // The build manifest is for our own scripts.
  cpSync(join(ROOT, 'web/dist'), site, { recursive: true, filter: (path) => !path.endsWith('.vite') })
  const { ROUTED_PATHS } = await loadModule('worker/front/paths.ts')
  const routes = { version: 1, include: ROUTED_PATHS, exclude: [] }
  writeFileSync(join(site, '_routes.json'), `${JSON.stringify(routes, null, 2)}\n`)
  const { fillOrigin } = await loadModule('worker/front/app-page.ts')
  const page = join(site, 'index.html')
  writeFileSync(page, fillOrigin(readFileSync(page, 'utf8'), readConfig(environment).origin))
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    build: {
      lib: { entry: join(ROOT, 'worker/front/front.ts'), formats: ['es'], fileName: () => '_worker.js' },
      outDir: site,
      emptyOutDir: false,
      minify: false,
    },
  })
  writeFileSync(join(folder, 'wrangler.toml'), formatSettings(readConfig(environment)))
  return site
}

function formatSettings({ name, pagesProject, compatibility_date }: EnvironmentConfig): string {
  return `name = "${pagesProject}"
compatibility_date = "${compatibility_date}"
pages_build_output_dir = "./site"
send_metrics = false

[[services]]
binding = "API"
service = "${name}"
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [environment, folder] = process.argv.slice(2)
  if (!isEnvironment(environment) || !folder) throw new Refusal('Name an environment and a folder.')
  console.log(await buildPages(environment, folder))
}
