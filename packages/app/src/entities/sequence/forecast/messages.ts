import { type NextStepKind, type ForecastReason, templateTitle } from '@tandem/contract'

interface ReasonTexts {
  /** Up to three words, for a chip. */
  readonly label: string
  /** The sentence about one recipient. It can contain the name of a profile. */
  readonly detail: (profile: string) => string
  /** The sentence about the whole sequence. Default: the sentence of `detail`. */
  readonly detailNow?: (profile: string) => string
}

/** Replaces the name of a profile in a sentence about all profiles. */
const everyProfile = 'every profile'

const plain = (label: string, sentence: string): ReasonTexts => ({ label, detail: () => sentence })

const reasons: Readonly<Record<ForecastReason, ReasonTexts>> = {
  archived: plain('Archived', 'The sequence is archived and sends nothing.'),
  paused: plain('Paused', 'The sequence is paused: nothing is sent until it is launched.'),
  notApproved: plain('Not approved', 'This recipient is not approved yet. The next launch approves them.'),
  noRecipients: plain('No recipients left', 'All recipients have been contacted.'),
  noProfiles: plain('No profile', 'No profile sends for this sequence.'),
  profileRemoved: {
    label: 'Profile removed',
    detail: (profile) => `${profile} no longer sends for this sequence.`,
  },
  notAttached: { label: 'Not connected yet', detail: (profile) => `${profile} is not connected to LinkedIn yet.` },
  disconnected: { label: 'Disconnected', detail: (profile) => `${profile} has lost the connection to LinkedIn.` },
  automationOff: { label: 'Automation off', detail: (profile) => `The automation of ${profile} is off.` },
  noCredits: plain('No AI credits', 'The AI credits are used up.'),
  notConnected: plain(
    'No connection',
    'Without connection requests, only first-degree connections get messages. This recipient is not a first-degree connection.',
  ),
  noMessages: plain('No message', 'The sequence has no message to send.'),
  startDate: plain('Start date', 'The sequence starts later.'),
  sequenceHours: plain('Outside hours', 'The sequence is outside its sending hours now.'),
  profileHours: {
    label: 'Profile hours',
    detail: (profile) =>
      `${profile === everyProfile ? 'No profile is in its' : `${profile} is outside its`} sending hours now.`,
  },
  dailyLimit: {
    label: 'Daily limit',
    detail: (profile) => `Waiting: ${profile} will reach the daily limit before this step.`,
    detailNow: (profile) => `${profile} has reached the daily limit.`,
  },
  weeklyLimit: {
    label: 'Weekly limit',
    detail: (profile) => `Waiting: ${profile} will reach LinkedIn's weekly limit before this step.`,
    detailNow: (profile) => `${profile} has reached LinkedIn's weekly limit.`,
  },
  delay: plain('Waiting', 'The delay before this message is not over.'),
  acceptance: plain('Awaiting acceptance', 'The connection request has not been accepted yet.'),
  answer: plain('Awaiting reply', 'The sequence waits for a reply.'),
  person: plain('Needs you', 'Write the next message yourself.'),
  unfollowed: plain('Follow-ups stopped', 'Follow-ups are off for this conversation.'),
  failed: plain('Failed', 'The message could not be sent.'),
  finished: plain('Done', 'Nothing more is planned.'),
}

const stepNames: Readonly<Record<Exclude<NextStepKind, 'message' | 'followUp'>, string>> = {
  request: 'Request',
  reply: 'Reply',
  reminder: 'Call reminder',
  call: 'Call',
}

export const forecastMessages = {
  reasons,
  unknownProfile: 'The profile',
  everyProfile,
  movedEnd: {
    done: (day: string, before: string) => `The last recipient is reached on ${day} instead of ${before}.`,
    sameDay: (day: string) => `The last recipient is still reached on ${day}.`,
    never: 'not within a year',
  },
  stepName: (step: NextStepKind, position: number | null, isReEngagement: boolean = false): string => {
    if (step === 'followUp') return `Follow-up ${(position ?? 0) + 1}`
    if (step !== 'message') return stepNames[step]
    if (isReEngagement) return `Re-engagement ${(position ?? 0) + 1}`
    return position === 0 ? 'First message' : templateTitle(position ?? 1)
  },
  today: (time: string): string => `Today ${time}`,
  statuses: {
    waiting: 'Needs approval',
    approved: 'Approved',
    sent: 'Contacted',
    accepted: 'Accepted',
    answered: 'Replied',
    interested: 'Interested',
    withdrawn: 'Withdrawn',
  },
  fixes: {
    sequence: 'Open the sequence',
    recipients: 'Add recipients',
    profiles: 'Choose profiles',
    connect: 'Connect the profile',
    automation: 'Turn the automation on',
    credits: 'Buy AI credits',
    requests: 'Turn connection requests on',
    messages: 'Add a message',
    startDate: 'Change the start date',
    sequenceHours: 'Change the hours of the sequence',
    profileHours: 'Change the hours of the profile',
    limit: 'Change the limit',
    moreProfiles: 'Add a profile',
    delay: 'Change the delay',
    conversation: 'Open the conversation',
  },
} as const
