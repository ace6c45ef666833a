import { formatCount } from '@tandem/components'
import { maximumLength, messageSendAttempts } from '@tandem/contract'
import {
  callCalendarMessages,
  callListMessages,
  expiredMessages,
  reminderMessages,
  reminderNames,
} from '../../../entities/call/messages.ts'
import { inboxMessages } from '../../../features/inbox/messages.ts'
import { settingsMessages } from '../../../features/settings/messages.ts'
import { type Guide } from '../guide.ts'

const { errors, list, queue, thread } = inboxMessages

/** What is said with leads, and the calls that follow. */
export const conversationGuides: readonly Guide[] = [
  {
    id: 'inbox',
    summary: 'Read and answer all leads of all profiles in one place.',
    screens: [{ to: '/messages?hasIncoming=true', label: 'Open Inbox' }],
    sections: [
      {
        id: 'find',
        title: 'Find a conversation',
        blocks: [
          `Search by name, or use the buttons above the list: **${list.quick.unread}**, **${list.quick.needsAnswer}**, **${list.quick.hasIncoming}** and **${list.quick.hasFollowups}**. All other filters are under **Filter**.`,
          'The link in the navigation shows only conversations in which the lead has written.',
        ],
      },
      {
        id: 'answer',
        title: 'Answer',
        blocks: [
          `Enter sends, Shift+Enter begins a new line. A message has at most ${formatCount(maximumLength.messageText)} characters. What you type is kept in this browser until you send it.`,
          `**Schedule** sends it later, and says what time it is then for the lead.`,
          'Type % to insert a variable. Its value is filled in before the message is sent.',
        ],
      },
      {
        id: 'ai-reply',
        title: 'Let the AI suggest',
        blocks: [
          `**AI reply** writes a suggestion beside your text. Use it, edit it or discard it: it never replaces what you typed. ${inboxMessages.composer.aiHint}`,
        ],
      },
      {
        id: 'queue',
        title: queue.label,
        blocks: [
          'A row of the tasks on the dashboard opens a queue: the conversations that wait, one after the other.',
          {
            facts: [
              [queue.finish.text, 'Sends what you wrote, and opens the next conversation.'],
              [queue.skip, 'Leaves the conversation for the end.'],
              [queue.tomorrow, queue.snoozed],
              [queue.aiDrafts, queue.aiDraftsHint],
            ],
          },
        ],
      },
      {
        id: 'snippets',
        title: settingsMessages.snippets.title,
        blocks: [
          `${settingsMessages.snippets.help} Write them under Settings, **${settingsMessages.tabs.preferences}**.`,
        ],
      },
      {
        id: 'categories',
        title: 'Categories and automation',
        blocks: [
          'The AI gives each message of a lead a category, such as Interested or Objection. Change it at the message if it is wrong: answers and follow-ups go by it.',
          '**Automation** in the head of the conversation switches the AI off and on for this lead only.',
          `**${thread.unfollow}** in the menu takes the conversation out of your inbox. It can be undone.`,
        ],
      },
      {
        id: 'not-sent',
        title: 'Messages that were not sent',
        blocks: [
          {
            facts: [
              [errors.new_message, 'Read the new messages, then send yours again.'],
              [errors.max_attempts_reached, `Tandem tried ${messageSendAttempts} times. Send it again.`],
              [errors.limit_reached, 'The daily limit of the profile is reached.'],
              [errors.recipient_cannot_be_reached, 'Only connections can get messages.'],
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'calls',
    summary: 'Keep an eye on booked calls, set their outcome, and remind leads.',
    screens: [
      { to: '/calls', label: 'Open Calls Management' },
      { to: '/calls/reminders', label: callListMessages.reminders },
    ],
    sections: [
      {
        id: 'where-from',
        title: 'Where calls come from',
        blocks: [
          callListMessages.list.nothingYet.text,
          `**${callListMessages.add}** asks for the conversation, then for status, date and time.`,
        ],
      },
      {
        id: 'status',
        title: 'Status',
        blocks: [
          'Change the status in the list. A call that is scheduled, was made or was missed also needs a date, a time and a time zone.',
          `When the time of a scheduled call has passed, **${expiredMessages.title}** above the list asks for its outcome.`,
        ],
      },
      {
        id: 'calendar',
        title: 'Calendar',
        blocks: [
          `**${callCalendarMessages.week}** and **${callCalendarMessages.month}** show the same calls, with the same filters, in a calendar. ${callCalendarMessages.undated}`,
        ],
      },
      {
        id: 'reminders',
        title: 'Reminders',
        blocks: [
          'Each AI client has three reminders. A scheduled call chooses which of them go out:',
          { list: Object.values(reminderNames) },
          `Change their texts under **${callListMessages.reminders}**. ${reminderMessages.hint} They go out also while the sequence is paused.`,
        ],
      },
      {
        id: 'time-zones',
        title: 'Time zones',
        blocks: [
          'The list shows your time, with the time in the zone of the call beside it. The form also shows the time of the lead.',
        ],
      },
    ],
  },
]
