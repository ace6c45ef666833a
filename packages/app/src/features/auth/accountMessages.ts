/** Separate from `authMessages`, so that the login page does not load these texts. */
export const accountMessages = {
  passwordRule: 'At least 8 characters',
  strength: {
    is: (word: string) => `Password strength: ${word}`,
    words: ['very weak', 'weak', 'fair', 'good', 'strong'],
  },
  registration: {
    title: 'Create your account',
    name: 'Full Name',
    code: 'AppSumo code',
    codeHint: 'It starts with TIER1, TIER2 or TIER3.',
    toCode: 'I have an AppSumo code',
    withoutCode: 'I have no code',
    submit: 'Create account',
    pending: 'Creating your account…',
    benefits: {
      title: 'What you get',
      items: [
        'Automated connection requests and messages',
        'An AI assistant that replies to leads, handles objections and follows up',
        'Calls booked into your calendar, with reminders that prevent no-shows',
        'All profiles and clients of your team in one place',
      ],
      badge: 'Protected, Secure SSL Encryption',
      tiers: ['Tier 1', 'Tier 2', 'Tier 3'],
    },
  },
  requestReset: {
    title: 'Reset your password',
    text: 'Enter the address that you sign in with. We will send you a link to set a new password.',
    submit: 'Send the link',
    pending: 'Sending…',
    sent: 'If there is an account with this address, we have sent a link to this address. The link works for two hours.',
  },
  reset: {
    title: 'Create a new password',
    password: 'New password',
    submit: 'Save the password',
    pending: 'Saving…',
    done: 'Your new password is saved. Sign in with it.',
    requestAgain: 'Request a new link',
  },
  confirm: {
    title: 'Confirm your email',
    text: 'Click to confirm that this address is yours.',
    submit: 'Confirm',
    pending: 'Confirming…',
    done: 'Thank you, your email is confirmed.',
    toApp: 'Go to Tandem',
  },
  incompleteLink: 'This link is incomplete. Open it from the email again.',
} as const
