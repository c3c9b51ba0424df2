/** Words of notices outside of the page. */
export const NOTIFICATIONS = {
  heading: 'Notifications',
  title: 'Browser notifications',
  hint: 'When someone sends you a MUE or invites you while you look elsewhere.',
  blocked: 'Blocked. You can allow notifications in your browser settings.',
  unsupported: 'This browser cannot show notifications.',
  enabled: 'Notifications are on for this device.',
  disabled: 'Notifications are off for this device.',
  message: { title: 'New MUE message', text: 'Someone sent you their voice.' },
  invitation: (name: string, title: string) => ({
    title: 'Invitation',
    text: `${name} invited you to ${title}`,
  }),
} as const
