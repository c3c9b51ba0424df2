/**
 * Reviewed by hand, never computed: what users may do with an author and the author's posts while a block or mute
 * stands between the two, as the status of the response.
 *
 * Roles, in the order of the columns: a user whom the author blocked; one who blocked the author; one whom the author
 * muted; one who muted the author; a moderator whom the author blocked.
 */
export const ROLES = ['blocked', 'blocker', 'muted', 'muter', 'moderator'] as const

/**
 * The subjects of a route. `name`: the author's username; `open`: their public squawk; `reply`: their reply to a
 * third user; `message`: what they sent to each role before; `paid`: their song with a price; `own`: a post of the role
 * itself.
 */
export type Thing = 'name' | 'open' | 'reply' | 'message' | 'paid' | 'own'

export const TABLE = `
route                                       thing    blocked blocker muted muter moderator
get /api/people/{name}                      name     404     200     200   200   404
get /api/people/{name}/posts                name     404     404     200   200   404
get /api/people/{name}/followers            name     404     404     200   200   404
get /api/people/{name}/following            name     404     404     200   200   404
put /api/people/{name}/follow               name     404     404     204   204   404
get /api/recipients                         name     404     404     200   200   404
post /api/posts                             name     404     404     201   201   404
post /api/posts                             open     404     404     201   201   404
post /api/posts                             reply    404     404     201   201   404
get /api/posts/{id}                         open     404     404     200   200   404
get /api/posts/{id}                         reply    404     404     200   200   404
get /api/posts/{id}                         message  404     404     200   200   404
get /api/posts/{id}/replies                 open     404     404     200   200   404
get /api/posts/{id}/moments                 open     404     404     200   200   404
get /api/posts/{id}/parents                 reply    404     404     200   200   404
get /api/posts/{id}/collaborators           open     404     404     200   200   404
get /media/{id}                             open     200     200     200   200   200
get /media/{id}                             message  404     404     200   200   404
get /media/{id}/preview                     message  404     404     200   200   404
post /api/posts/{id}/purchase               paid     404     404     200   200   404
post /api/posts/{id}/invitations            own      404     404     201   201   404
post /api/connections                       own      404     404     201   201   404
get /api/conversations/{peer}/messages      name     404     404     200   200   404
post /api/conversations/{peer}/seen         name     204     204     204   204   204
post /api/conversations/{peer}/accept       name     204     204     204   204   204
post /api/conversations/{peer}/dismiss      name     404     404     404   404   404
post /api/reports                           name     404     202     202   202   404
post /api/reports                           open     404     404     202   202   404
post /api/moderation/posts/{id}/views       open     403     403     403   403   404
post /api/moderation/hellos/{id}/views      open     403     403     403   403   404
post /api/moderation/decisions              open     403     403     403   403   204
patch /api/posts/{id}                       open     404     404     403   403   404
delete /api/posts/{id}                      message  404     404     403   403   204
put /api/people/{name}/mute                 name     204     204     204   204   204
put /api/people/{name}/block                name     204     204     204   204   204
`
