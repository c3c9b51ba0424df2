/** The service worker's global scope and build constants. */

/** Files of the first view, the app's page included; a changed file has another URL or revision. */
declare const SHELL_FILES: readonly { url: string; revision: string | null }[]
/** All other files of this version; their URLs are immutable. */
declare const LATER_FILES: readonly string[]
/** Files of this version that are only cached when a user asks for them. */
declare const ON_DEMAND_FILES: readonly string[]

export const worker = self as unknown as ServiceWorkerGlobalScope
export const shellFiles = SHELL_FILES
export const laterFiles = LATER_FILES
export const onDemandFiles = ON_DEMAND_FILES

/** The app's page, which renders every view. */
export const APP_PAGE = '/'
