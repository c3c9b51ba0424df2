/** Default of PORT. */
const PORT = 8787
/** Interfaces that `localhost` reaches. */
const LOCAL_HOSTS = ['127.0.0.1', 'localhost', '0.0.0.0', '::', '::1']

/** How this machine reaches a server that listens on `host`. */
export function toLocalUrl(host, port) {
  return `http://${LOCAL_HOSTS.includes(host) ? 'localhost' : host}:${port}`
}

/**
 * Where a development server listens (PORT, HOST) and the origin that browsers use (ORIGIN): a phone or a tunnel has
 * another one than this machine. Exits with one line when a variable is wrong.
 */
export function readAddress({ PORT: port = String(PORT), HOST: host = '127.0.0.1', ORIGIN } = process.env) {
  const number = Number(port)
  if (!Number.isInteger(number) || number < 1 || number > 65_535) exitWith(`PORT is not a port: ${port}`)
  const origin = ORIGIN ?? toLocalUrl(host, number)
  if (!/^https?:/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin)
    exitWith(`ORIGIN is not an origin such as https://owlcast.test: ${origin}`)
  return { port: number, host, origin }
}

function exitWith(line) {
  console.error(line)
  process.exit(1)
}
