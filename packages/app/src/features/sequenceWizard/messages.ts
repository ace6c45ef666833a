import { counted } from '@tandem/components'

/** Texts with a rule's id must not change. */
export const sequenceWizardMessages = {
  title: 'New sequence',
  close: {
    /** SEQ-9 */
    title: 'Do you want to close?',
    text: 'Your draft stays in this browser. Come back to it with “Create sequence”.',
    confirm: 'Close',
    cancel: 'Keep editing',
    isDraftKept: true,
    creatingText:
      'Creating continues while this window is open. If you close the window, the creation continues when you open the wizard again.',
  },
  type: {
    label: 'Type',
    title: 'What should the sequence send?',
    help: 'You can change this later.',
    cloud: {
      title: 'Outreach sequence',
      text: 'A connection request, then messages at the times that you choose. The AI replies to leads.',
    },
    reEngagement: {
      title: 'Re-engagement by AI',
      text: 'The AI uses your prompts to restart quiet conversations.',
    },
    current: { cloud: 'Outreach sequence', reEngagement: 'Re-engagement by AI' },
    change: 'Change',
    back: 'Back to the draft',
  },
  discard: {
    action: 'Discard draft',
    title: 'Discard this draft?',
    text: 'You lose its texts, choices and settings.',
    confirm: 'Discard',
    cancel: 'Keep it',
  },
  elsewhere: 'Another window has created the sequence of this draft, or discarded it.',
  steps: {
    recipients: {
      label: 'Recipients',
      help: 'Who the sequence writes to. Your choice stays when you change the search or the filters.',
      missing: 'Select recipients, or skip for now',
    },
    client: {
      label: 'AI Client',
      help: 'The company that writes. Every AI reply uses the company description.',
      /** SEQ-13 */
      missing: 'Please, select a client',
      archived: (name: string) => `${name} is archived. Please, select another client.`,
    },
    messages: { label: 'Messages', help: 'Messages, order and delays.', missing: undefined },
    reEngagement: {
      label: 'Re-Engagement',
      help: 'Steps the AI takes to restart a conversation.',
      missing: undefined,
    },
    responses: {
      label: 'AI Responses',
      help: 'How the AI replies, by category.',
      missing: undefined,
    },
    followUps: {
      label: 'AI Follow up',
      help: 'What the AI writes to leads who stopped replying.',
      missing: undefined,
    },
    profiles: {
      label: 'Sending Profiles',
      help: 'The LinkedIn profiles that send. A sequence needs at least one to be launched.',
      missing: undefined,
      /** SEQ-64 */
      tooMany: 'Too many profiles! Without connection requests a sequence takes one.',
    },
    settings: {
      label: 'Settings',
      help: 'Name, start date and sending hours.',
      missing: undefined,
    },
  },
  values: {
    recipients: (value: number) => (value === 0 ? 'No recipients' : counted(value, 'recipient')),
    messages: (value: number) => counted(value, 'message'),
    steps: (value: number) => counted(value, 'step'),
    onFor: (on: number, all: number) => `On for ${on} of ${all} categories`,
    profiles: (value: number) => (value === 0 ? 'No profile' : counted(value, 'profile')),
  },
  skip: 'Skip',
  example: {
    failed: 'The example texts of the client could not be loaded.',
    empty: 'Start without them',
  },
  noProfiles: {
    /** SEQ-19 */
    title: 'No LinkedIn Profiles',
    text: 'This client has no LinkedIn profiles yet. You can create the sequence now and launch it once a profile is connected.',
    close: 'Continue',
    go: 'Go to Profiles',
  },
  launch: {
    title: 'Launch check',
    /** SEQ-3 */
    noRecipients: 'Attach recipients(s) to launch the sequence(s)',
    /** SEQ-4 */
    noProfiles: 'Attach profile(s) to launch the sequence(s)',
    toRecipients: 'Choose recipients',
    toProfiles: 'Choose profiles',
    ready: (recipients: number, profiles: number) =>
      `Ready to launch: ${counted(recipients, 'recipient')}, ${counted(profiles, 'profile')}.`,
    unattached: (names: string) => `Profiles that are not connected to LinkedIn send nothing: ${names}.`,
    held: (held: number) =>
      `${counted(held, 'recipient is', 'recipients are')} in another sequence. After creating, you choose whether they move.`,
  },
  create: 'Create',
  createAndLaunch: 'Create and launch',
  saved: {
    history: 'Changes of the draft',
    notKept: 'This browser cannot keep the draft: it is lost when you close or reload this window.',
    now: 'Saved just now',
    minutes: (minutes: number) => `Saved ${minutes} min ago`,
    hours: (hours: number) => `Saved ${hours} h ago`,
    days: (days: number) => `Saved ${counted(days, 'day')} ago`,
  },
} as const
