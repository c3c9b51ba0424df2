/** The app's texts in Chinese: a catalog of sections by name. */
export * from './account'
export * from './kinds'
export * from './people'
export * from './posts'
export * from './record'
export * from './rules'
export * from './share'
export * from './shell'
