/** Conditions and lists that several repos use in SQL. */
import { type Placeholder, type SQL, sql } from 'drizzle-orm'

/** A list of values for `in`, bound as one parameter: D1 allows 100. */
export const selectValues = (values: readonly string[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(values)}))`

/** `posts`, or a name that a statement gives it. */
type PostAlias = 'posts' | 'k' | 'o' | 'p' | 't'

/** Condition: the post has a recipient. */
export const isMessage = (post: PostAlias): SQL =>
  sql.raw(
    `(${post}.recipient_id is not null or ${post}.recipient_email is not null or ${post}.recipient_phone is not null)`,
  )

/** Condition: the post has not expired at that time (ms). */
export const isUnexpired = (post: PostAlias, now: number | Placeholder): SQL =>
  sql`(${sql.raw(post)}.expires_at is null or ${sql.raw(post)}.expires_at > ${now})`

/** Condition: the post is neither hidden nor expired. */
export const isLive = (post: PostAlias, now: number | Placeholder): SQL =>
  sql`${sql.raw(post)}.hidden_at is null and ${isUnexpired(post, now)}`
