/** Replaces `cloudflare:workers` where route declarations are read outside workerd. */
export class DurableObject {}
export const env = {}
