/** The Worker's texts in this language: errors, emails, text messages and share pages. */

export * from './developer-page'
export * from './developers'
export * from './earnings'
export * from './emails'
export * from './errors'
export * from './kinds'
export * from './legal'
export * from './moderation'
export * from './network-errors'
export * from './share'
export * from './times'
