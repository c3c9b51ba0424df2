/** The worker's own scope, and what the build tells it. */

/** What the first view is made of, the app's page among it; a changed file has another address or revision. */
declare const SHELL_FILES: readonly { url: string; revision: string | null }[]
/** All other files of this version, by addresses that never mean another content. */
declare const LATER_FILES: readonly string[]

export const worker = self as unknown as ServiceWorkerGlobalScope
export const shellFiles = SHELL_FILES
export const laterFiles = LATER_FILES

/** The app's page: every view is this one. */
export const APP_PAGE = '/'
