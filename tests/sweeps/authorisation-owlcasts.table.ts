/**
 * Reviewed by hand, never computed: who may call which route on an owlcast and its recordings, as the status of the
 * response. Rows that are missing here are the same as for any post, in `authorisation.table.ts`.
 *
 * Roles, in the order of the columns: a visitor; a browser without account that holds a pending invitation link;
 * another member; a buyer; an invitee who has not answered; one who declined; a removed collaborator; a collaborator;
 * the creator; the creator after Pro has ended.
 */
export const ROLES = [
  'visitor',
  'holder',
  'other',
  'payer',
  'invited',
  'declined',
  'former',
  'member',
  'creator',
  'lapsed',
] as const

/**
 * The subjects of a route. `closed`: a private owlcast with a price; `inside`: a recording in it, by its creator.
 * `sold`: a public one with a price; `dear`: a recording in that. `linked`: an unlisted one; `hung`: a recording in
 * that. `quiet`: a public one that takes no replies; `said`: a recording in that.
 *
 * `record` publishes a recording into it, `answer` a reply to it. Creating an owlcast is called on `closed` for a
 * private one and on `sold` for one with a price.
 */
export type Thing = 'closed' | 'inside' | 'sold' | 'dear' | 'linked' | 'hung' | 'quiet' | 'said'

export const TABLE = `
route                                          thing   visitor holder other payer invited declined former member creator lapsed
get /api/posts/{id}                            closed  404     200    404   404   200     404      404    200    200     200
get /api/posts/{id}                            inside  404     200    404   404   200     404      404    200    200     200
get /api/posts/{id}                            sold    200     200    200   200   200     200      200    200    200     200
get /api/posts/{id}                            dear    200     200    200   200   200     200      200    200    200     200
get /api/posts/{id}                            linked  200     200    200   200   200     200      200    200    200     200
get /api/posts/{id}                            hung    200     200    200   200   200     200      200    200    200     200
get /api/posts/{id}/recordings                 closed  404     200    404   404   200     404      404    200    200     200
get /api/posts/{id}/recordings                 sold    200     200    200   200   200     200      200    200    200     200
get /api/posts/{id}/recordings                 linked  200     200    200   200   200     200      200    200    200     200
get /api/posts/{id}/replies                    closed  404     200    404   404   200     404      404    200    200     200
get /api/posts/{id}/moments                    closed  404     200    404   404   200     404      404    200    200     200
get /api/posts/{id}/replies                    inside  404     200    404   404   200     404      404    200    200     200
get /api/posts/{id}/moments                    inside  404     200    404   404   200     404      404    200    200     200
post /api/posts/{id}/transcript                inside  401     401    404   404   403     404      404    403    409     409
delete /api/posts/{id}/transcript              inside  401     401    404   404   403     404      404    403    200     200
post /api/posts/{id}/transcript                closed  401     401    404   404   403     404      404    403    409     409
get /api/posts/{id}/parents                    inside  404     200    404   404   200     404      404    200    200     200
get /api/posts/{id}/collaborators              closed  404     200    404   404   200     404      404    200    200     200
get /api/posts/{id}/collaborators              inside  404     200    404   404   200     404      404    200    200     200
get /media/{id}                                inside  404     402    404   404   402     404      404    200    200     200
head /media/{id}                               inside  404     402    404   404   402     404      404    200    200     200
get /media/{id}/preview                        inside  404     200    404   404   200     404      404    200    200     200
get /media/{id}                                dear    402     402    402   200   402     402      402    200    200     200
head /media/{id}                               dear    402     402    402   200   402     402      402    200    200     200
get /media/{id}/preview                        dear    200     200    200   200   200     200      200    200    200     200
head /media/{id}/preview                       dear    200     200    200   200   200     200      200    200    200     200
get /media/{id}                                hung    200     200    200   200   200     200      200    200    200     200
get /owlcast/{id}                              closed  404     200    404   404   200     404      404    200    200     200
get /owlcast/{id}                              inside  404     200    404   404   200     404      404    200    200     200
get /owlcast/{id}                              linked  200     200    200   200   200     200      200    200    200     200
get /embed/owlcast/{id}                        closed  404     404    404   404   404     404      404    404    404     404
get /embed/owlcast/{id}                        inside  404     404    404   404   404     404      404    404    404     404
get /og/{file}                                 closed  404     404    404   404   404     404      404    404    404     404
get /og/{file}                                 inside  404     404    404   404   404     404      404    404    404     404
get /api/oembed                                closed  404     404    404   404   404     404      404    404    404     404
get /api/oembed                                inside  404     404    404   404   404     404      404    404    404     404
post /api/owlcasts                             closed  401     401    403   403   403     403      403    403    201     403
post /api/owlcasts                             sold    401     401    403   403   403     403      403    403    201     403
record                                         closed  401     401    409   409   409     409      409    201    201     201
record                                         sold    401     401    409   409   409     409      409    201    201     201
record                                         linked  401     401    409   409   409     409      409    201    201     201
record                                         inside  401     401    409   409   409     409      409    409    409     409
record                                         quiet   401     401    409   409   409     409      409    201    201     201
answer                                         closed  401     401    404   404   403     404      404    403    403     403
answer                                         inside  401     401    404   404   403     404      404    403    403     403
answer                                         dear    401     401    201   201   201     201      201    201    201     201
answer                                         quiet   401     401    403   403   403     403      403    201    201     201
answer                                         said    401     401    403   403   403     403      403    201    201     201
post /api/connections                          closed  401     401    404   404   403     404      404    403    201     201
post /api/posts/{id}/purchase                  sold    401     401    200   200   200     200      200    200    200     200
post /api/posts/{id}/purchase                  dear    401     401    200   200   200     200      200    200    200     200
post /api/posts/{id}/purchase                  closed  401     401    404   404   409     404      404    200    200     200
post /api/posts/{id}/invitations               closed  401     401    404   404   403     404      404    403    201     201
post /api/posts/{id}/invitations               inside  401     401    404   404   403     404      404    403    403     403
get /api/posts/{id}/invitations                closed  401     401    404   404   403     404      404    403    200     200
post /api/magic-links                          closed  401     401    404   404   403     404      404    403    400     400
delete /api/posts/{id}/collaborators/{userId} closed 401     401    404   404   403     404      404    204    204     204
patch /api/posts/{id}                          closed  401     401    404   404   403     404      404    403    200     200
patch /api/posts/{id}                          inside  401     401    404   404   403     404      404    403    200     200
patch /api/posts/{id}                          sold    401     401    403   403   403     403      403    403    200     200
patch /api/posts/{id}                          dear    401     401    403   403   403     403      403    403    200     200
put /api/posts/{id}/cover                      closed  401     401    404   404   403     404      404    403    422     422
put /api/posts/{id}/cover                      inside  401     401    404   404   403     404      404    403    400     400
put /api/posts/{id}/cover                      sold    401     401    403   403   403     403      403    403    422     422
delete /api/posts/{id}/cover                   closed  401     401    404   404   403     404      404    403    200     200
delete /api/posts/{id}                         closed  401     401    404   404   403     404      404    403    204     204
delete /api/posts/{id}                         inside  401     401    404   404   403     404      404    403    204     204
delete /api/posts/{id}                         dear    401     401    403   403   403     403      403    403    204     204
`
