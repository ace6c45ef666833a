import { counted, formatCount } from '@tandem/components'

export const forecastPanelMessages = {
  title: 'Forecast',
  requests: 'Requests',
  messages: 'Messages',
  lastRecipient: 'Last recipient',
  nothing: 'Nothing will be sent in the next weeks',
  failed: 'The forecast could not be loaded.',
  tooMany: (limit: number) => `There is no forecast for more than ${formatCount(limit)} recipients.`,
  chart: 'Sent per day',
  today: 'today',
  on: (day: string) => `on ${day}`,
  nextUp: 'Next',
  ifLaunched: 'If launched now',
  next: (sent: string, when: string, profiles: number) => `${sent} ${when} from ${counted(profiles, 'profile')}`,
  /** `more`: number of messages that depend on replies. */
  sent: (requests: number, messages: number, more: number) =>
    [
      requests > 0 && counted(requests, 'request'),
      messages > 0 && `${counted(messages, 'message')}${more > 0 ? ` and about ${formatCount(more)} more` : ''}`,
      messages === 0 && more > 0 && `about ${counted(more, 'message')}`,
    ]
      .filter(Boolean)
      .join(', '),
  doneBy: 'Done by',
  notDone: 'Not within a year',
  left: (count: number) => `${counted(count, 'recipient')} left to contact`,
  unreachable: (count: number) =>
    `${counted(count, 'recipient')} cannot be contacted: no first-degree ${count === 1 ? 'connection' : 'connections'}`,
  limitedBy: 'Limited by',
  bottleneck: (reason: string, profile: string | undefined) =>
    profile === undefined ? reason : `${reason} of ${profile}`,
  whyNotNow: 'Why sending is on hold',
  note: 'Estimate: replies change the plan. AI replies and follow-ups are included. Days in UTC.',
  messageSteps: {
    next: 'Sent next',
    nobody: 'No recipient waits for this message.',
  },
  effect: {
    title: 'Impact of this change',
    message: (title: string, waiting: number, past: number) =>
      `${title}: ${counted(waiting, 'recipient')} will get it, ${formatCount(past)} already passed it.`,
    moved: (title: string, former: string) => `${title} (was ${former})`,
    removed: (title: string, waiting: number, past: number) =>
      `${title} removed: ${counted(waiting, 'recipient')} will not get it, ${counted(past, 'has', 'have')} got it already.`,
    added: (title: string, waiting: number) => `${title} added: ${counted(waiting, 'recipient')} will get it.`,
    step: (position: number) => `Re-engagement ${position + 1}`,
    more: (count: number) => `${counted(count, 'more message')} changed.`,
    schedule: (waiting: number) => `Affects ${counted(waiting, 'recipient who waits', 'recipients who wait')}.`,
  },
} as const
