/** The texts of the first view in Italian: a catalog of sections by name. */
export * from './kinds'
export * from './network-errors'
export * from './radio'
export * from './shell'
export * from './times'
