import { fileURLToPath, URL } from 'node:url'

/** The folder of the checkout, with a slash at its end. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))
