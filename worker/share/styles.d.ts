/** Styles that components of the app import; the pages of the Worker link to their own. */
declare module '*.css'
