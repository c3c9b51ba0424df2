/**
 * Templates of the operator's texts, in English. They describe what the software does and leave in brackets what only
 * the operator knows. They are a beginning, not legal advice.
 */
import { BACKUP_DAYS, OUTBOX_KEPT_DAYS, REPLY_LIFE_HOURS, USERNAME_RESERVED_DAYS } from '../../limits'
import { MEMBER_REPORTS_KEPT_DAYS } from '../../moderation/moderation.limits'
import { NOTIFICATIONS_KEPT_DAYS } from '../../notifications/notifications.limits'
import type { LegalText } from '../../site/site'

const formatContact = (contact: string) => contact || '[your contact]'

export const LEGAL_TEMPLATES: Record<LegalText, (name: string, contact: string) => string> = {
  privacy: (name, contact) => `# Who is responsible

[Name and address of the operator] runs ${name}. Contact: ${formatContact(contact)}.

# What we store

Your account: username, display name, picture, the hello that you recorded and its words, the language in which you use the app, and the email address or phone number that you signed up with. A password is stored as a hash only. When you said that you are 18 or over.

What you record and write: posts, replies, private messages, their titles, tags and transcripts, and who you follow, mute or block.

Sessions: when and with which browser you signed in, so that you can end them. Limits against abuse count hashed network addresses for hours, at most for days.

# What it is for

To provide ${name} to you, as you asked for it by signing up, and to keep it safe. There is no advertising, no tracking and no profile of you for anyone else.

# How long we keep it

Squawks and replies to them end after ${REPLY_LIFE_HOURS} hours. Everything else stays until you delete it or your account. Notifications stay ${NOTIFICATIONS_KEPT_DAYS} days, sent emails ${OUTBOX_KEPT_DAYS} days, decided reports ${MEMBER_REPORTS_KEPT_DAYS} days, past states of the database and the numbers of deleted accounts ${BACKUP_DAYS} days. A copy of the database, without what ends by itself, is replaced every night. A hash of your username is kept ${USERNAME_RESERVED_DAYS} days after you delete your account, so that nobody takes it at once.

# Who else gets it

Cloudflare stores and delivers the site, and can bring back its database as it was at any time of the last ${BACKUP_DAYS} days. [Your email provider] delivers emails, [your SMS provider] codes, [your payment provider] payments. Public posts can be seen and heard by anyone.

# Your rights

You can download everything in your settings, correct your profile, and delete your account there at any time. Write to ${formatContact(contact)} about anything else. You may also complain to [your supervisory authority].`,
  terms: (name, contact) => `# What this is

${name} is a place to record and hear short audio. By creating an account you agree to these terms.

# You

You are 18 or over, you use one account, and you keep your sign-in to yourself.

# What you publish

It stays yours. You allow ${name} to store it and to play it to the people you publish it for, until it ends or you delete it. You publish only what you have the right to publish.

# What we may do

We may hide posts and suspend accounts that break the rules, and we say why. We may change or end the service; you can download your data before.

# Payments

Prices are shown before you pay. [Your terms about refunds.]

# Liability

[What your law allows and requires here.]

# Contact

${formatContact(contact)}. [The law that applies, and the place of jurisdiction.]`,
  rules: (name) => `# Be kind

Speak to people as you would in the same room. No harassment, no threats, no hatred of anyone for who they are.

# Be honest

Do not pretend to be somebody else, and do not record people who do not know it.

# Be lawful

Nothing sexual about children, no call to violence, no music or recordings of others without their permission.

# When something is wrong

Report it: every post and every profile has the menu for it. A moderator of ${name} listens and decides. You can block anyone at any time.`,
  imprint: (name, contact) => `# ${name}

[Name of the operator, legal form]

[Street, town, country]

[Register, number and tax number, where you must state them]

Contact: ${formatContact(contact)}

Responsible for the content: [name and address]`,
}
