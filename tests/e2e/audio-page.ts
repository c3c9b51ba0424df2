/**
 * A page with the audio engine only, built like the app and served with the app's own headers, so that workers, worklet
 * and WebAssembly run under the real content security policy.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { compressSpeechFiles } from '../../web/vite/speech-files'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.wav': 'audio/wav',
  '.m4a': 'audio/mp4',
}
const fixtures = fileURLToPath(new URL('../fixtures', import.meta.url))

/** Builds and serves a page of a folder beside this file with the headers of `appUrl`. */
export async function serveAudioPage(
  appUrl: string,
  pages = './pages',
): Promise<{ url: string; close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'owlcast-audio-'))
  await build({
    configFile: false,
    root: fileURLToPath(new URL(pages, import.meta.url)),
    logLevel: 'error',
    plugins: [compressSpeechFiles],
    build: { outDir: folder, target: 'es2023', emptyOutDir: true, reportCompressedSize: false },
  })
  const policy = (await fetch(appUrl)).headers.get('content-security-policy')
  if (!policy) throw new Error('The app answers without a content security policy.')
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const file = path.startsWith('/fixtures/')
      ? join(fixtures, path.slice('/fixtures/'.length))
      : join(folder, path === '/' ? 'index.html' : path)
    try {
      const body = readFileSync(file)
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'content-security-policy': policy,
      })
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}/`,
    close() {
      server.close()
      server.closeAllConnections()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
