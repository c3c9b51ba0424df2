/**
 * Reviewed by hand, never computed: who may call which route on a user and their data, as the status of the response.
 * Rows that are missing here do not depend on the owner, and are in `authorisation.table.ts`.
 *
 * Roles, in the order of the columns: a visitor; a browser with the cookie of a deleted account; another member; a
 * follower of the user; the user; the user on a second device; a moderator; an admin.
 */
export const ROLES = [
  'visitor',
  'erased',
  'other',
  'follower',
  'self',
  'second',
  'moderator',
  'admin',
] as const

/**
 * The subjects of a route. `name`: the current username; `old`: the former one; `gone`: that of the deleted account.
 * `open`: the user's public squawk; `message`: their private message to a friend; `reply`: the friend's reply to
 * `open`; `lost`: a squawk of the deleted account. `picture`: the user's avatar; `faded`: the deleted account's.
 * `passkey`: the user's; `session`: that of their second device. `person`: the user's id; `keeper`: the moderator's; `chief`: the admin's. `-`: nothing in particular.
 *
 * A profile takes the name; a message is sent to it; a feed is that of followed users; everything is deleted under the
 * user's name.
 */
export type Thing =
  | ('name' | 'old' | 'gone' | 'open' | 'message' | 'reply' | 'lost')
  | ('picture' | 'faded' | 'passkey' | 'session' | 'person' | 'keeper' | 'chief' | '-')

export const TABLE = `
route                                          thing    visitor erased other follower self second moderator admin
get /api/people/{name}                         name     200     200    200   200      200  200    200       200
get /api/people/{name}                         old      200     200    200   200      200  200    200       200
get /api/people/{name}                         gone     404     404    404   404      404  404    404       404
get /api/people/{name}/posts                   name     200     200    200   200      200  200    200       200
get /api/people/{name}/posts                   old      200     200    200   200      200  200    200       200
get /api/people/{name}/posts                   gone     404     404    404   404      404  404    404       404
get /api/people/{name}/followers               old      200     200    200   200      200  200    200       200
get /api/people/{name}/followers               gone     404     404    404   404      404  404    404       404
get /api/people/{name}/following               old      200     200    200   200      200  200    200       200
get /api/people/{name}/following               gone     404     404    404   404      404  404    404       404
put /api/people/{name}/follow                  name     401     401    204   204      409  409    204       204
put /api/people/{name}/follow                  old      401     401    204   204      409  409    204       204
put /api/people/{name}/follow                  gone     401     401    404   404      404  404    404       404
delete /api/people/{name}/follow               name     401     401    204   204      204  204    204       204
delete /api/people/{name}/follow               gone     401     401    404   404      404  404    404       404
get /@{name}                                   name     200     200    200   200      200  200    200       200
get /@{name}                                   old      301     301    301   301      301  301    301       301
get /@{name}                                   gone     404     404    404   404      404  404    404       404
get /api/posts                                 -        401     401    200   200      200  200    200       200
get /api/conversations/{peer}/messages         gone     401     401    404   404      404  404    404       404
post /api/posts                                name     401     401    201   201      400  400    201       201
post /api/posts                                old      401     401    201   201      400  400    201       201
post /api/posts                                gone     401     401    404   404      404  404    404       404
patch /api/me/profile                          name     401     401    409   409      200  200    409       409
patch /api/me/profile                          old      401     401    409   409      200  200    409       409
patch /api/me/profile                          gone     401     401    409   409      409  409    409       409
get /api/me/statistics                         -        401     401    200   200      200  200    200       200
get /api/me/discoverability                    -        401     401    200   200      200  200    200       200
put /api/me/discoverability                    -        401     401    200   200      200  200    200       200
get /api/me/heard-sharing                      -        401     401    200   200      200  200    200       200
put /api/me/heard-sharing                      -        401     401    200   200      200  200    200       200
post /api/contacts/match                       name     401     401    200   200      200  200    200       200
post /api/contacts/match                       gone     401     401    200   200      200  200    200       200
get /api/me/posts                              -        401     401    200   200      200  200    200       200
get /api/me/data                               -        401     401    200   200      200  200    200       200
get /api/me/export                             -        401     401    200   200      200  200    200       200
post /api/me/erasure                           name     401     401    400   400      200  200    400       400
get /api/posts/{id}                            open     200     200    200   200      200  200    200       200
get /api/posts/{id}                            message  404     404    404   404      200  200    404       404
get /api/posts/{id}                            lost     404     404    404   404      404  404    404       404
get /api/posts/{id}/replies                    message  404     404    404   404      200  200    404       404
get /api/posts/{id}/moments                    message  404     404    404   404      200  200    404       404
get /api/posts/{id}/parents                    message  404     404    404   404      200  200    404       404
get /api/posts/{id}/invitations                open     401     401    403   403      200  200    403       403
patch /api/posts/{id}                          open     401     401    403   403      200  200    403       403
patch /api/posts/{id}                          message  401     401    404   404      200  200    404       404
patch /api/posts/{id}                          lost     401     401    404   404      404  404    404       404
delete /api/posts/{id}                         open     401     401    403   403      204  204    403       204
delete /api/posts/{id}                         message  401     401    404   404      204  204    404       204
delete /api/posts/{id}                         lost     401     401    404   404      404  404    404       404
delete /api/posts/{id}/replies/{replyId}       reply    401     401    403   403      200  200    400       400
get /media/{id}                                open     200     200    200   200      200  200    200       200
get /media/{id}                                message  404     404    404   404      200  200    404       404
get /media/{id}                                lost     404     404    404   404      404  404    404       404
get /media/{id}                                picture  200     200    200   200      200  200    200       200
get /media/{id}                                faded    404     404    404   404      404  404    404       404
get /api/passkeys                              -        401     401    200   200      200  200    200       200
patch /api/passkeys/{id}                       passkey  401     401    404   404      200  200    404       404
delete /api/passkeys/{id}                      passkey  401     401    404   404      200  200    404       404
get /api/sessions                              -        401     401    200   200      200  200    200       200
delete /api/sessions/{id}                      session  401     401    404   404      200  200    404       404
post /api/library/setup                        -        401     401    403   403      403  403    403       200
post /api/library/samples                      -        401     401    403   403      403  403    403       200
post /api/library/sync                         -        401     401    403   403      403  403    403       200
get /api/library/storage                       -        401     401    403   403      403  403    403       200
get /api/library/sound                         -        401     401    403   403      403  403    403       404
put /api/people/{name}/mute                    name     401     401    204   204      409  409    204       204
put /api/people/{name}/mute                    gone     401     401    404   404      404  404    404       404
delete /api/people/{name}/mute                 old      401     401    204   204      409  409    204       204
put /api/people/{name}/block                   old      401     401    204   204      409  409    204       204
put /api/people/{name}/block                   gone     401     401    404   404      404  404    404       404
delete /api/people/{name}/block                name     401     401    204   204      409  409    204       204
get /api/moderation                            -        401     401    403   403      403  403    200       200
post /api/moderation/posts/{id}/views          open     401     401    403   403      403  403    404       404
post /api/moderation/hellos/{id}/views         open     401     401    403   403      403  403    404       404
post /api/moderation/decisions                 open     401     401    403   403      403  403    204       204
post /api/reports                              open     401     401    202   202      409  409    202       202
post /api/reports                              message  401     401    404   404      409  409    404       404
post /api/reports                              lost     401     401    404   404      404  404    404       404
delete /api/me/avatar                          -        401     401    200   200      200  200    200       200
delete /api/me/hello                           -        401     401    204   204      204  204    204       204
get /api/moderation/appeals                    -        401     401    403   403      403  403    200       200
post /api/moderation/appeals/{id}              -        401     401    403   403      403  403    404       404
post /api/moderation/decisions/batch           open     401     401    403   403      403  403    200       200
get /api/moderation/people                     -        401     401    403   403      403  403    200       200
get /api/moderation/people/{id}                person   401     401    403   403      403  403    200       200
get /api/site/settings                         -        401     401    403   403      403  403    403       200
put /api/site/settings                         -        401     401    403   403      403  403    403       200
get /api/site/sign-up-requests                 -        401     401    403   403      403  403    403       200
post /api/site/sign-up-requests/{id}/approve   -        401     401    403   403      403  403    403       404
delete /api/site/sign-up-requests/{id}         -        401     401    403   403      403  403    403       404
get /api/figures                               -        401     401    403   403      403  403    403       200
get /api/moderation/people/{id}                keeper   401     401    403   403      403  403    409       200
post /api/moderation/people/{id}/notes         person   401     401    403   403      403  403    204       204
post /api/moderation/people/{id}/notes         keeper   401     401    403   403      403  403    409       204
put /api/moderation/people/{id}/role           person   401     401    403   403      403  403    403       204
put /api/moderation/people/{id}/role           chief    401     401    403   403      403  403    403       409
delete /api/moderation/people/{id}             keeper   401     401    403   403      403  403    403       409
delete /api/moderation/people/{id}             person   401     401    403   403      403  403    403       204
get /api/me/decisions                          -        401     401    200   200      200  200    200       200
get /api/moderation/rules                      -        401     401    403   403      403  403    403       200
put /api/moderation/rules                      -        401     401    403   403      403  403    403       204
delete /api/moderation/rules/{id}              -        401     401    403   403      403  403    403       204
delete /api/sessions                           -        401     401    200   200      200  200    200       200
`
