/**
 * Reviewed by hand, never computed: who may call which route on what, as the status of the response. A route that is
 * new to the registry needs rows here.
 *
 * Roles, in the order of the columns: a visitor; another member; the author; the recipient, a member; an invitee who
 * claims the address without verifying it; an invitee who verified it.
 */
export const ROLES = ['visitor', 'other', 'author', 'recipient', 'claimed', 'proved'] as const

/**
 * What a route is called on. `open`: a public squawk. `message`: a private one to the recipient. `addressed`: one to
 * the address that `proved` verified. `unproved`: one to the address that `claimed` only claims. `reply`: the
 * recipient's reply to the author's squawk. `paid`: a song of the author's with a price, which the recipient bought.
 * `-`: nothing in particular.
 */
export type Thing = 'open' | 'message' | 'addressed' | 'unproved' | 'reply' | 'paid' | '-'

export const TABLE = `
route                                          thing      visitor other author recipient claimed proved
get /api/health                                -          200     200   200    200       200     200
get /api/health/deep                           -          200     200   200    200       200     200
get /api/session                               -          200     200   200    200       200     200
post /api/auth/sign-up                         -          400     400   400    400       400     400
post /api/auth/resend                          -          400     400   400    400       400     400
post /api/auth/verify                          -          400     400   400    400       400     400
post /api/auth/sign-in                         -          400     400   400    400       400     400
post /api/auth/sign-out                        -          200     200   200    200       200     200
post /api/auth/phone/code                      -          400     400   400    400       400     400
post /api/auth/phone/verify                    -          400     400   400    400       400     400
get /api/auth/pending-sign-up                  -          200     200   200    200       200     200
post /api/auth/join                            -          400     400   400    400       400     400
post /api/auth/google                          -          400     400   400    400       400     400
post /api/auth/forgot                          -          400     400   400    400       400     400
post /api/auth/reset                           -          400     400   400    400       400     400
get /api/sessions                              -          401     200   200    200       200     200
delete /api/sessions                           -          401     200   200    200       200     200
delete /api/sessions/{id}                      -          401     404   404    404       404     404
post /api/auth/passkey/options                 -          200     200   200    200       200     200
post /api/auth/passkey                         -          400     400   400    400       400     400
post /api/me/email                             -          401     400   400    400       400     400
post /api/me/phone/code                        -          401     400   400    400       400     400
put /api/me/phone                              -          401     400   400    400       400     400
delete /api/me/phone                           -          401     200   200    200       200     200
get /api/passkeys                              -          401     200   200    200       200     200
post /api/passkeys/options                     -          401     200   200    200       200     200
post /api/passkeys                             -          401     400   400    400       400     400
patch /api/passkeys/{id}                       -          401     400   400    400       400     400
delete /api/passkeys/{id}                      -          401     404   404    404       404     404
patch /api/me/profile                          -          401     400   400    400       400     400
put /api/me/avatar                             -          401     422   422    422       422     422
delete /api/me/avatar                          -          401     200   200    200       200     200
get /api/me/statistics                         -          401     200   200    200       200     200
get /api/me/discoverability                    -          401     200   200    200       200     200
put /api/me/discoverability                    -          401     400   400    400       400     400
post /api/contacts/match                       -          401     400   400    400       400     400
get /auth/callback                             -          303     303   303    303       303     303
post /share                                    -          303     303   303    303       303     303
get /api/me/data                               -          401     200   200    200       200     200
post /api/me/erasure/code                      -          401     403   403    403       403     403
post /api/me/erasure                           -          401     400   400    400       400     400
get /api/me/export                             -          401     200   200    200       200     200
get /api/tracks                                -          200     200   200    200       200     200
post /api/library/setup                        -          401     403   403    403       403     403
post /api/library/samples                      -          401     403   403    403       403     403
get /api/library/storage                       -          401     403   403    403       403     403
get /api/library/sound                         -          401     403   403    403       403     403
post /api/library/sync                         -          401     403   403    403       403     403
get /api/search                                -          200     200   200    200       200     200
get /api/graph                                 -          200     200   200    200       200     200
get /api/search/results                        -          200     200   200    200       200     200
get /api/search/people                         -          200     200   200    200       200     200
get /api/oembed                                open       200     200   200    200       200     200
get /api/oembed                                message    404     404   404    404       404     404
get /og/{file}                                 open       200     200   200    200       200     200
get /og/{file}                                 message    404     404   404    404       404     404
get /api/posts                                 -          200     200   200    200       200     200
get /api/posts/recent                          -          200     200   200    200       200     200
get /api/posts/candidates                      -          200     200   200    200       200     200
get /api/posts/{id}                            open       200     200   200    200       200     200
get /api/posts/{id}                            message    404     404   200    200       404     404
get /api/posts/{id}                            addressed  404     404   200    404       404     200
get /api/posts/{id}                            unproved   404     404   200    404       404     404
get /api/posts/{id}/parents                    reply      200     200   200    200       200     200
get /api/posts/{id}/parents                    message    404     404   200    200       404     404
get /api/posts/{id}/replies                    open       200     200   200    200       200     200
get /api/posts/{id}/replies                    message    404     404   200    200       404     404
get /api/posts/{id}/replies                    addressed  404     404   200    404       404     200
get /api/people/{name}                         -          200     200   200    200       200     200
get /api/people/{name}/posts                   -          200     200   200    200       200     200
get /api/people/{name}/followers               -          200     200   200    200       200     200
get /api/people/{name}/following               -          200     200   200    200       200     200
put /api/people/{name}/follow                  -          401     204   409    204       204     204
delete /api/people/{name}/follow               -          401     204   204    204       204     204
put /api/people/{name}/mute                    -          401     204   409    204       204     204
delete /api/people/{name}/mute                 -          401     204   409    204       204     204
get /api/notifications                         -          401     200   200    200       200     200
get /api/notifications/unread                  -          401     200   200    200       200     200
post /api/notifications/read                   -          401     400   400    400       400     400
delete /api/notifications/{id}                 -          401     204   204    204       204     204
post /api/notifications/{id}/restore           -          401     204   204    204       204     204
get /api/me/notification-settings               -          401     200   200    200       200     200
put /api/me/notification-settings               -          401     400   400    400       400     400
get /api/me/push                               -          401     200   200    200       200     200
put /api/me/push                               -          401     400   400    400       400     400
delete /api/me/push                            -          401     204   204    204       204     204
get /api/me/mutes                              -          401     200   200    200       200     200
get /api/me/blocks                             -          401     200   200    200       200     200
post /api/reports                              open       401     202   409    202       202     202
post /api/reports                              message    401     404   409    202       404     404
post /api/reports                              addressed  401     404   409    404       404     202
post /api/podcasts/uploads                     -          401     400   400    400       400     400
get /api/podcasts/uploads                      -          401     200   200    200       200     200
get /api/moderation                            -          401     403   403    403       403     403
post /api/moderation/posts/{id}/views          open       401     403   403    403       403     403
post /api/moderation/decisions                 open       401     403   403    403       403     403
delete /api/people/{name}/block                -          401     204   409    204       204     204
get /api/owlcasts                              -          401     200   200    200       200     200
post /api/owlcasts                             -          401     201   201    201       201     201
get /api/posts/{id}/recordings                 open       404     404   404    404       404     404
post /api/posts                                open       401     201   201    201       201     201
post /api/posts                                message    401     404   201    201       404     404
post /api/posts                                addressed  401     404   201    404       404     201
post /api/posts                                unproved   401     404   201    404       404     404
patch /api/posts/{id}                          open       401     403   200    403       403     403
patch /api/posts/{id}                          message    401     404   200    403       404     404
patch /api/posts/{id}                          addressed  401     404   200    404       404     403
patch /api/posts/{id}                          paid       401     403   200    403       403     403
patch /api/posts/{id}                          reply      401     403   403    200       403     403
get /api/me/posts                              -          401     200   200    200       200     200
get /api/heard                                 -          401     200   200    200       200     200
post /api/heard                                -          401     400   400    400       400     400
get /api/me/heard-sharing                      -          401     200   200    200       200     200
put /api/me/heard-sharing                      -          401     400   400    400       400     400
delete /api/posts/{id}                         open       401     403   204    403       403     403
delete /api/posts/{id}                         message    401     404   204    403       404     404
delete /api/posts/{id}                         addressed  401     404   204    404       404     403
delete /api/posts/{id}/replies/{replyId}       reply      401     403   200    200       403     403
get /api/connections                           -          200     200   200    200       200     200
post /api/connections                          open       401     403   201    403       403     403
post /api/connections                          message    401     404   201    403       404     404
delete /api/connections/{childId}/{parentId}   reply      401     403   403    409       403     403
get /media/{id}                                open       200     200   200    200       200     200
get /media/{id}                                message    404     404   200    200       404     404
get /media/{id}                                addressed  404     404   200    404       404     200
get /media/{id}                                unproved   404     404   200    404       404     404
head /media/{id}                               message    404     404   200    200       404     404
head /media/{id}                               addressed  404     404   200    404       404     200
get /media/{id}                                paid       402     402   200    200       402     402
head /media/{id}                               paid       402     402   200    200       402     402
get /media/{id}/preview                        paid       200     200   200    200       200     200
get /media/{id}/preview                        open       200     200   200    200       200     200
get /media/{id}/preview                        message    404     404   200    200       404     404
get /media/{id}/preview                        addressed  404     404   200    404       404     200
post /api/posts/{id}/purchase                  paid       401     200   200    200       200     200
post /api/posts/{id}/purchase                  open       401     409   409    409       409     409
post /api/posts/{id}/purchase                  message    401     404   409    409       404     404
get /api/purchases                             -          401     200   200    200       200     200
post /api/billing/stripe                       -          400     400   400    400       400     400
post /api/plan/upgrade                         -          401     200   200    200       200     200
post /api/uploads                              -          401     400   400    400       400     400
put /api/uploads/{id}                          -          401     404   404    404       404     404
post /api/podcasts/fetch                       -          401     400   400    400       400     400
get /api/podcasts/demo                         -          200     200   200    200       200     200
post /api/posts/{id}/copyright-reports         open       404     404   404    404       404     404
post /api/posts/{id}/copyright-reports         message    404     404   404    404       404     404
get /api/mail/unsubscribe                      -          400     400   400    400       400     400
post /api/mail/unsubscribe                     -          400     400   400    400       400     400
post /api/mail/resubscribe                     -          400     400   400    400       400     400
get /api/conversations                         -          401     200   200    200       200     200
get /api/conversations/unread                  -          401     200   200    200       200     200
get /api/conversations/{peer}/messages         message    401     200   200    200       200     200
post /api/conversations/{peer}/seen            message    401     404   404    204       404     404
post /api/conversations/{peer}/accept          message    401     404   404    204       404     404
post /api/conversations/{peer}/dismiss         message    401     404   404    204       404     404
get /api/messages                              -          401     200   200    200       200     200
get /api/live/feed                             -          426     426   426    426       426     426
get /api/live/me                               -          401     426   426    426       426     426
get /api/events                                -          200     200   200    200       200     200
get /api/recipients                            -          401     200   200    200       200     200
post /api/posts/{id}/invitations               open       401     403   201    403       403     403
post /api/posts/{id}/invitations               message    401     404   403    403       404     404
get /api/posts/{id}/invitations                open       401     403   200    403       403     403
delete /api/invitations/{id}                   open       401     404   204    404       404     404
get /api/invitations                           -          401     200   200    200       200     200
post /api/invitations/accept                   open       401     410   410    410       410     410
post /api/invitations/{id}/accept              open       401     404   404    200       404     404
post /api/invitations/{id}/decline             open       401     404   404    204       404     404
get /api/posts/{id}/collaborators              open       200     200   200    200       200     200
get /api/posts/{id}/collaborators              message    404     404   200    200       404     404
delete /api/posts/{id}/collaborators/{userId} open      401     403   204    204       403     403
post /api/magic-links                          addressed  401     404   201    404       404     403
post /api/magic-links                          message    401     404   400    403       404     404
post /api/magic-links/validate                 addressed  410     410   410    410       410     410
post /api/magic-links/redeem                   addressed  410     410   200    410       410     200
post /api/magic-links/redeem                   unproved   410     410   200    410       410     410
post /api/magic-links/resend                   addressed  202     202   202    202       202     202
post /mue/{id}                                 addressed  410     410   303    410       410     303
get /@{name}                                   -          200     200   200    200       200     200
get /test-share                                -          200     200   200    200       200     200
get /mue                                       -          400     400   400    400       400     400
get /mue/{id}/{rest}                           message    404     404   404    404       404     404
get /mue/{id}                                  message    404     404   200    200       404     404
get /mue/{id}                                  addressed  404     404   200    404       404     200
get /mue/{id}                                  unproved   404     404   200    404       404     404
get /embed/mue/{id}                            message    404     404   404    404       404     404
put /api/people/{name}/block                   -          401     204   409    204       204     204
`
