/** Inserts many users and posts directly into a running D1, where the triggers apply. */

/** Numbers from 0 on, for `insert … select`. */
const selectNumbers = (n) =>
  `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${n})`

/** Inserts `size` members whose ids begin with a word. */
export async function addMembers(db, word, size, now = Date.now()) {
  await db.batch([
    db.prepare(
      `INSERT INTO users(id, name, email, email_verified, created_at, updated_at) ${selectNumbers(size)}
       SELECT 'usr_${word}' || i, 'Member ' || i, '${word}' || i || '@example.org', 1, ${now}, ${now} FROM n`,
    ),
    db.prepare(
      `INSERT INTO profiles(id, username, display_name, avatar_color, age_attested_at, created_at, updated_at) ${selectNumbers(size)}
       SELECT 'usr_${word}' || i, '${word}_' || i, 'Member ' || i, 'teal', ${now}, ${now}, ${now} FROM n`,
    ),
  ])
}

/** Makes each of these members follow one user. */
export async function addFollowers(db, word, size, followedId, now = Date.now()) {
  await db
    .prepare(
      `INSERT INTO follows(follower_id, followed_id, created_at) ${selectNumbers(size)}
       SELECT 'usr_${word}' || i, ?, ${now} + i FROM n`,
    )
    .bind(followedId)
    .run()
}

/** Makes one user follow each of these members. */
export async function addFollowed(db, word, size, followerId, now = Date.now()) {
  await db
    .prepare(
      `INSERT INTO follows(follower_id, followed_id, created_at) ${selectNumbers(size)}
       SELECT ?, 'usr_${word}' || i, ${now} + i FROM n`,
    )
    .bind(followerId)
    .run()
}

/** Gives each of these members a push subscription. */
export async function addSubscriptions(db, word, size, now = Date.now()) {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
  const key = Buffer.from(await crypto.subtle.exportKey('raw', pair.publicKey)).toString('base64url')
  const auth = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url')
  await db.batch([
    db.prepare(
      `INSERT INTO sessions(id, user_id, token, expires_at, created_at, updated_at) ${selectNumbers(size)}
       SELECT 'ses_${word}' || i, 'usr_${word}' || i, 'tok_${word}' || i, ${now + 6e8}, ${now}, ${now} FROM n`,
    ),
    db
      .prepare(
        `INSERT INTO push_subscriptions(id, user_id, session_id, endpoint, p256dh, auth, created_at) ${selectNumbers(size)}
         SELECT 'psh_${word}' || i, 'usr_${word}' || i, 'ses_${word}' || i,
           'https://fcm.googleapis.com/fcm/send/${word}' || i, ?, ?, ${now} FROM n`,
      )
      .bind(key, auth),
  ])
}

/** Inserts uploaded, unpublished sounds of one user. */
export async function addSounds(db, word, size, ownerId, now = Date.now()) {
  await db
    .prepare(
      `INSERT INTO media(id, owner_id, draft_id, mode, state, key, type, bytes, sha256, seconds, seconds_limit, created_at, expires_at)
       ${selectNumbers(size)} SELECT 'med_${word}' || i, ?, 'draft_${word}' || i, 'squawk', 'stored',
         'squawks/' || ? || '/${now}-${word}' || i || '.mp3', 'audio/mpeg', 480000, 'x', 60, 300, ${now}, ${now + 9e7} FROM n`,
    )
    .bind(ownerId, ownerId)
    .run()
}

/** Inserts squawks with sounds, `each` by each of these members, that expire at `expiresAt`. */
export async function addSquawks(db, word, size, each, expiresAt, now = Date.now()) {
  const author = `'usr_${word}' || (i % ${size})`
  await db.batch([
    db.prepare(
      `INSERT INTO media(id, owner_id, state, key, type, bytes, seconds, created_at) ${selectNumbers(size * each)}
       SELECT 'med_s${word}' || i, ${author}, 'attached', 'squawks/s${word}' || i || '.mp3', 'audio/mpeg', 480000, 60, ${now} FROM n`,
    ),
    db.prepare(
      `INSERT INTO posts(id, kind, author_id, author_name, author_username, author_avatar_color, title, content, tags, media_id,
         seconds, peaks, created_at, expires_at) ${selectNumbers(size * each)}
       SELECT 'post_s${word}' || i, 'squawk', ${author}, 'Member', '${word}_' || (i % ${size}), 'teal', 'River at dusk ' || i,
         'What the owl said', 'morning,river', 'med_s${word}' || i, 60, '${'peak'.repeat(54)}', ${now} + i, ${expiresAt} FROM n`,
    ),
  ])
}
