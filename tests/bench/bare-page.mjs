/**
 * The unchanged React page of `npm create vite` (tests/fixtures/bare-page, from create-vite 9.3.0, MIT), built and
 * served from memory; and at `/empty?height=…` an empty page.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { startOn } from './edge.mjs'

const ROOT = fileURLToPath(new URL('../fixtures/bare-page', import.meta.url))
const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  png: 'image/png',
}

/** Serves it on a port; returns its origin and `close`. */
export async function serveBarePage(port) {
  const made = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { write: false },
  })
  const files = new Map(
    [made]
      .flat()[0]
      .output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  )
  for (const name of readdirSync(`${ROOT}/public`))
    files.set(`/${name}`, readFileSync(`${ROOT}/public/${name}`))
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const path = pathname === '/' ? '/index.html' : pathname
    const file = path === '/empty' ? renderEmptyPage(Number(searchParams.get('height'))) : files.get(path)
    if (file === undefined) return answer.writeHead(404).end()
    answer.writeHead(200, { 'content-type': TYPES[path.split('.').at(-1)] ?? TYPES.html })
    answer.end(file)
  })
  return startOn(server, port)
}

const renderEmptyPage = (height) =>
  `<!doctype html><html lang="en"><title>Empty</title><body style="margin:0;height:${height}px"></body></html>`
