/** Announces that the live connection is made: the server can be reached, also where the browser noticed no outage. */
const connection = new EventTarget()
const CONNECTED = 'connected'

export function announceConnection(): void {
  connection.dispatchEvent(new Event(CONNECTED))
}

export function onConnection(listener: () => void, { signal }: { signal: AbortSignal }): void {
  connection.addEventListener(CONNECTED, listener, { signal })
}
