/** The API's routes with the schema of each response, so that a fake response has a real one's shape. */

import { z } from 'zod'
import { accessTokensShape, createdAccessTokenShape } from '../../domain/access-tokens/access-tokens.schema'
import { deletionReceiptShape, ownDataShape } from '../../domain/account/account-deletion.schema'
import { archivedIdsShape, importedPostShape } from '../../domain/archives/archives.schema'
import { ownEmailStateShape } from '../../domain/auth/own-email.schema'
import {
  newPasskeyOptionsShape,
  passkeyOptionsShape,
  passkeyShape,
  passkeysShape,
} from '../../domain/auth/passkeys.schema'
import { requiredProofShape } from '../../domain/auth/proof.schema'
import { upgradeShape } from '../../domain/billing/plans.schema'
import { purchaseShape, purchasesShape } from '../../domain/billing/purchases.schema'
import { discoverabilityShape, matchesShape } from '../../domain/contacts/contacts.schema'
import { earningsShape, payoutLinkShape, payoutsShape } from '../../domain/earnings/earnings.schema'
import { graphShape } from '../../domain/graph/graph.schema'
import { helloShape } from '../../domain/hellos/hellos.schema'
import { importItemsShape, importShape, importsShape } from '../../domain/imports/imports.schema'
import {
  acceptedShape,
  collaboratorsShape,
  invitationsShape,
  receivedInvitationsShape,
} from '../../domain/invitations/invitations.schema'
import { sentInvitationShape } from '../../domain/invitations/invitees.schema'
import {
  populatedShape,
  setUpShape,
  storageShape,
  syncedShape,
  tracksShape,
} from '../../domain/library/library.schema'
import { eventsShape } from '../../domain/live/live.schema'
import { createdLinkShape, validityShape } from '../../domain/magic-links/magic-links.schema'
import { podcastFilesShape, storageTestShape, uploadShape } from '../../domain/media/media.schema'
import { memberPostsShape, memberShape, peopleShape } from '../../domain/members/members.schema'
import {
  conversationsShape,
  messageCountsShape,
  messagesShape,
  threadShape,
} from '../../domain/messages/messages.schema'
import { frequentRecipientsShape, recipientShape } from '../../domain/messages/recipients.schema'
import {
  contentRulesShape,
  foundPeopleShape,
  manyDecidedShape,
  memberHistoryShape,
  openAppealsShape,
  ownDecisionsShape,
  queueShape,
  reviewedHelloShape,
  reviewedPostShape,
} from '../../domain/moderation/moderation.schema'
import { notificationSettingsShape } from '../../domain/notifications/notification-settings.schema'
import { notificationsShape, unreadShape } from '../../domain/notifications/notifications.schema'
import { owlcastsShape, recordingsShape } from '../../domain/owlcasts/owlcasts.schema'
import {
  codeResultShape,
  codeSentShape,
  joinResultShape,
  meShape,
  oauthRedirectShape,
  passwordResetShape,
  pendingSignUpShape,
  sessionShape,
  sessionsShape,
  signedUpShape,
  statisticsShape,
  verificationShape,
} from '../../domain/people/people.schema'
import { demoRuleShape } from '../../domain/podcasts/podcasts.schema'
import { parentsShape, removedReplyShape } from '../../domain/posts/connections.schema'
import { feedShape, leavingShape } from '../../domain/posts/feed.schema'
import { heardPostsShape, heardSharingShape } from '../../domain/posts/heard.schema'
import { momentMarksShape } from '../../domain/posts/moment-marks.schema'
import { ownPostsShape } from '../../domain/posts/own-posts.schema'
import { postShape, publishedPostShape, repliesShape } from '../../domain/posts/posts.schema'
import { pushStateShape } from '../../domain/push/push.schema'
import { hitsShape, membersFoundShape, resultsShape } from '../../domain/search/search.schema'
import { figuresShape } from '../../domain/site/figures.schema'
import {
  newSignUpInvitationShape,
  signUpInvitationsShape,
  signUpRequestsShape,
  siteEditShape,
  siteShape,
} from '../../domain/site/site.schema'
import {
  createdPrivateFeedShape,
  privateFeedsShape,
  syndicationSettingsShape,
} from '../../domain/syndication/syndication.schema'
import { transcriptSettingsShape, transcriptShape } from '../../domain/transcripts/transcripts.schema'
import {
  createdWebhookShape,
  webhookDeliveriesShape,
  webhooksShape,
} from '../../domain/webhooks/webhooks.schema'

const okShape = z.strictObject({ ok: z.literal(true) })
const postsShape = z.strictObject({ items: z.array(postShape) })

/** For bodies that are not JSON: the handler returns a `Response`. */
const bytes = z.instanceof(Response)
/** For 204: the handler returns nothing. */
const noContent = z.undefined()

/** By `METHOD path`, with parameters in braces as in the Worker's routes. */
export const RESPONSES = {
  'GET /api/session': sessionShape,
  'POST /api/auth/sign-up': signedUpShape,
  'POST /api/auth/resend': okShape,
  'POST /api/auth/verify': verificationShape,
  'POST /api/auth/sign-in': okShape,
  'POST /api/auth/sign-out': okShape,
  'POST /api/auth/google': oauthRedirectShape,
  'POST /api/auth/phone/code': codeSentShape,
  'POST /api/auth/phone/verify': codeResultShape,
  'GET /api/auth/pending-sign-up': pendingSignUpShape,
  'POST /api/auth/join': joinResultShape,
  'POST /api/auth/invitation': okShape,
  'GET /api/site': siteShape,
  'GET /api/site/settings': siteEditShape,
  'PUT /api/site/settings': siteEditShape,
  'GET /api/site/sign-up-requests': signUpRequestsShape,
  'GET /api/figures': figuresShape,
  'POST /api/site/sign-up-requests/{id}/approve': noContent,
  'DELETE /api/site/sign-up-requests/{id}': noContent,
  'POST /api/setup/check': siteEditShape,
  'POST /api/setup': okShape,
  'GET /api/me/sign-up-invitations': signUpInvitationsShape,
  'POST /api/me/sign-up-invitations': newSignUpInvitationShape,
  'POST /api/auth/forgot': okShape,
  'POST /api/auth/reset': passwordResetShape,
  'POST /api/auth/passkey': okShape,
  'POST /api/auth/passkey/options': passkeyOptionsShape,
  'GET /api/passkeys': passkeysShape,
  'POST /api/passkeys': passkeyShape,
  'POST /api/passkeys/options': newPasskeyOptionsShape,
  'PATCH /api/passkeys/{id}': okShape,
  'DELETE /api/passkeys/{id}': okShape,
  'POST /api/passkeys/{id}/enable': okShape,
  'GET /api/sessions': sessionsShape,
  'PUT /api/me/bot': meShape,
  'GET /api/tokens': accessTokensShape,
  'POST /api/tokens': createdAccessTokenShape,
  'DELETE /api/tokens/{id}': okShape,
  'GET /api/webhooks': webhooksShape,
  'POST /api/webhooks': createdWebhookShape,
  'DELETE /api/webhooks/{id}': okShape,
  'POST /api/webhooks/{id}/secret': createdWebhookShape,
  'POST /api/webhooks/{id}/enable': okShape,
  'POST /api/webhooks/{id}/ping': okShape,
  'GET /api/webhooks/{id}/deliveries': webhookDeliveriesShape,
  'DELETE /api/sessions': okShape,
  'DELETE /api/sessions/{id}': okShape,
  'POST /api/me/email': okShape,
  'GET /api/me/email': ownEmailStateShape,
  'POST /api/me/email/retry': okShape,
  'POST /api/me/phone/code': codeSentShape,
  'PUT /api/me/phone': okShape,
  'DELETE /api/me/phone': okShape,
  'POST /api/me/phone/enable': okShape,
  'PATCH /api/me/profile': meShape,
  'PUT /api/me/avatar': meShape,
  'DELETE /api/me/avatar': meShape,
  'PUT /api/me/hello': helloShape,
  'PATCH /api/me/hello': helloShape,
  'DELETE /api/me/hello': noContent,
  'GET /api/me/statistics': statisticsShape,
  'GET /api/me/posts': ownPostsShape,
  'GET /api/me/blocks': peopleShape,
  'GET /api/me/mutes': peopleShape,
  'GET /api/me/discoverability': discoverabilityShape,
  'PUT /api/me/discoverability': discoverabilityShape,
  'GET /api/me/notification-settings': notificationSettingsShape,
  'PUT /api/me/notification-settings': noContent,
  'GET /api/me/push': pushStateShape,
  'PUT /api/me/push': noContent,
  'DELETE /api/me/push': noContent,
  'GET /api/me/data': ownDataShape,
  'GET /api/me/export': bytes,
  'POST /api/me/import/imported-ids': archivedIdsShape,
  'POST /api/me/import/uploads': uploadShape,
  'PUT /api/me/import/posts/{id}': importedPostShape,
  'POST /api/me/erasure': deletionReceiptShape,
  'GET /api/me/proof': requiredProofShape,
  'POST /api/me/proof': okShape,
  'POST /api/me/proof/code': codeSentShape,
  'POST /api/plan/upgrade': upgradeShape,
  'GET /api/purchases': purchasesShape,
  'GET /api/me/earnings': earningsShape,
  'GET /api/imports': importsShape,
  'POST /api/imports': importShape,
  'GET /api/imports/{id}/items': importItemsShape,
  'POST /api/imports/{id}/continue': importShape,
  'POST /api/imports/{id}/cancel': noContent,
  'GET /api/me/payouts': payoutsShape,
  'POST /api/me/payouts/account': payoutLinkShape,
  'POST /api/posts/{id}/purchase': purchaseShape,
  'GET /api/posts': feedShape,
  'POST /api/posts': publishedPostShape,
  'GET /api/posts/recent': postsShape,
  'GET /api/posts/leaving': leavingShape,
  'GET /api/posts/candidates': postsShape,
  'GET /api/posts/{id}': postShape,
  'PATCH /api/posts/{id}': postShape,
  'PUT /api/posts/{id}/cover': postShape,
  'DELETE /api/posts/{id}/cover': postShape,
  'DELETE /api/posts/{id}': noContent,
  'PUT /api/posts/{id}/transcript': postShape,
  'POST /api/posts/{id}/transcript': postShape,
  'DELETE /api/posts/{id}/transcript': postShape,
  'GET /api/feeds/private': privateFeedsShape,
  'POST /api/feeds/private': createdPrivateFeedShape,
  'DELETE /api/feeds/private/{id}': okShape,
  'GET /api/feeds/settings': syndicationSettingsShape,
  'PUT /api/feeds/settings': syndicationSettingsShape,
  'GET /api/transcripts/settings': transcriptSettingsShape,
  'PUT /api/transcripts/settings': transcriptSettingsShape,
  'GET /media/{id}/words.json': transcriptShape,
  'GET /api/posts/{id}/replies': repliesShape,
  'GET /api/posts/{id}/moments': momentMarksShape,
  'DELETE /api/posts/{id}/replies/{replyId}': removedReplyShape,
  'GET /api/posts/{id}/parents': parentsShape,
  'PATCH /api/connections/{childId}/{parentId}': parentsShape,
  'GET /api/posts/{id}/recordings': recordingsShape,
  'GET /api/posts/{id}/invitations': invitationsShape,
  'POST /api/posts/{id}/invitations': sentInvitationShape,
  'GET /api/posts/{id}/collaborators': collaboratorsShape,
  'DELETE /api/posts/{id}/collaborators/{userId}': noContent,
  'POST /api/posts/{id}/copyright-reports': okShape,
  'GET /api/owlcasts': owlcastsShape,
  'POST /api/owlcasts': publishedPostShape,
  'GET /api/invitations': receivedInvitationsShape,
  'POST /api/invitations/accept': acceptedShape,
  'POST /api/invitations/{id}/accept': acceptedShape,
  'POST /api/invitations/{id}/decline': noContent,
  'DELETE /api/invitations/{id}': noContent,
  'GET /api/heard': heardPostsShape,
  'GET /api/me/heard-sharing': heardSharingShape,
  'PUT /api/me/heard-sharing': heardSharingShape,
  'POST /api/heard': noContent,
  'GET /api/conversations': conversationsShape,
  'GET /api/conversations/unread': messageCountsShape,
  'GET /api/conversations/{peer}/messages': threadShape,
  'POST /api/conversations/{peer}/seen': noContent,
  'POST /api/conversations/{peer}/accept': noContent,
  'POST /api/conversations/{peer}/dismiss': noContent,
  'GET /api/messages': messagesShape,
  'GET /api/notifications': notificationsShape,
  'GET /api/notifications/unread': unreadShape,
  'POST /api/notifications/read': noContent,
  'DELETE /api/notifications/{id}': noContent,
  'POST /api/notifications/{id}/restore': noContent,
  'GET /api/recipients': recipientShape,
  'GET /api/recipients/frequent': frequentRecipientsShape,
  'GET /api/search': hitsShape,
  'GET /api/search/results': resultsShape,
  'GET /api/search/people': membersFoundShape,
  'GET /api/people/{name}': memberShape,
  'GET /api/people/{name}/posts': memberPostsShape,
  'GET /api/people/{name}/followers': peopleShape,
  'GET /api/people/{name}/following': peopleShape,
  'PUT /api/people/{name}/follow': noContent,
  'DELETE /api/people/{name}/follow': noContent,
  'PUT /api/people/{name}/block': noContent,
  'DELETE /api/people/{name}/block': noContent,
  'PUT /api/people/{name}/mute': noContent,
  'DELETE /api/people/{name}/mute': noContent,
  'POST /api/contacts/match': matchesShape,
  'POST /api/magic-links': createdLinkShape,
  'POST /api/magic-links/validate': validityShape,
  'POST /api/magic-links/redeem': postShape,
  'POST /api/magic-links/resend': okShape,
  'GET /api/graph': graphShape,
  'GET /api/tracks': tracksShape,
  'POST /api/library/setup': setUpShape,
  'POST /api/library/samples': populatedShape,
  'GET /api/library/storage': storageShape,
  'GET /api/library/sound': bytes,
  'POST /api/library/sync': syncedShape,
  'POST /api/uploads': uploadShape,
  'PUT /api/uploads/{id}': uploadShape,
  'POST /api/podcasts/uploads': uploadShape,
  'GET /api/podcasts/uploads': podcastFilesShape,
  'GET /api/storage': storageTestShape,
  'GET /api/podcasts/demo': demoRuleShape,
  'POST /api/podcasts/fetch': bytes,
  'POST /api/reports': okShape,
  'GET /api/moderation': queueShape,
  'POST /api/moderation/posts/{id}/views': reviewedPostShape,
  'POST /api/moderation/hellos/{id}/views': reviewedHelloShape,
  'POST /api/moderation/decisions': noContent,
  'POST /api/moderation/decisions/batch': manyDecidedShape,
  'GET /api/moderation/appeals': openAppealsShape,
  'POST /api/moderation/appeals/{id}': noContent,
  'GET /api/moderation/people': foundPeopleShape,
  'GET /api/moderation/people/{id}': memberHistoryShape,
  'POST /api/moderation/people/{id}/notes': noContent,
  'PUT /api/moderation/people/{id}/role': noContent,
  'DELETE /api/moderation/people/{id}': noContent,
  'GET /api/moderation/rules': contentRulesShape,
  'PUT /api/moderation/rules': noContent,
  'DELETE /api/moderation/rules/{id}': noContent,
  'GET /api/me/decisions': ownDecisionsShape,
  'POST /api/me/decisions/{id}/appeal': noContent,
  'GET /api/events': eventsShape,
  'GET /media/{id}': bytes,
  'GET /media/{id}/preview': bytes,
} as const

export type Route = keyof typeof RESPONSES
/** The result of a route's handler. */
export type ResponseBody<R extends Route> = z.infer<(typeof RESPONSES)[R]>
