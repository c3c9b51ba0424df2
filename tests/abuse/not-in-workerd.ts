/** Stands in for a module that only workerd has, where the declarations of routes are read outside of it. */
export class DurableObject {}
export const env = {}
