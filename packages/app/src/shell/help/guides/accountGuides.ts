import { counted, formatCount } from '@tandem/components'
import { attachPollingTries, defaultSlot, plans, weeklyRequestsLimit, withdrawal } from '@tandem/contract'
import { authMessages } from '../../../features/auth/messages.ts'
import { billingMessages, paidProfileMessages } from '../../../features/purchase/messages.ts'
import { attachMessages } from '../../../entities/profile/attach/messages.ts'
import { weekMessages } from '../../../features/profiles/drawer/messages.ts'
import { fieldMessages as fields } from '../../../entities/profile/fields/messages.ts'
import { profileListMessages } from '../../../entities/profile/messages.ts'
import { settingsMessages } from '../../../features/settings/messages.ts'
import { teamMessages } from '../../../features/team/messages.ts'
import { profileChoice } from '../../../entities/sequence/profiles/profileChoice.ts'
import { type Guide } from '../guide.ts'

const { actions, statuses, limits } = profileListMessages
const withdrawnAfterWeeks = withdrawal.afterMs / (7 * 86_400_000)

/** LinkedIn profiles, their limits and hours, the team, the plan and the user. */
export const accountGuides: readonly Guide[] = [
  {
    id: 'profiles',
    summary: 'Connect the LinkedIn accounts that send, and keep them connected.',
    screens: [{ to: '/profiles', label: 'Open Profiles' }],
    sections: [
      {
        id: 'slots',
        title: 'Slots',
        blocks: [
          'Your plan pays for a number of slots. Each slot holds one profile: the LinkedIn account of one person.',
          {
            facts: [
              [statuses.connected, 'The account is signed in and can send.'],
              [statuses.reconnect, 'The account lost its connection. Nothing is sent until it is back.'],
              [statuses.new, `The profile exists, but nobody has signed in yet. Press **${actions.attach}**.`],
              [
                statuses.empty,
                `Paid for and free. **${actions.add}** fills it, **${actions.deleteSlot}** gives it up.`,
              ],
            ],
          },
          `Only owners and managers add and delete profiles.`,
        ],
      },
      {
        id: 'attach',
        title: 'Attach an account',
        blocks: [
          {
            steps: [
              `Press **${profileListMessages.add}**, or **${actions.attach}** in the row of the profile. A window opens.`,
              'The owner of the account signs in there and closes the window.',
              `Tandem checks the connection once a second, up to ${attachPollingTries} times.`,
            ],
          },
          `When the browser blocks the window, the dialog shows a link that opens the page. When the window was closed too early, press **${attachMessages.openAgain}**: nothing is lost.`,
          { note: `“${attachMessages.warning}”` },
        ],
      },
      {
        id: 'reconnect',
        title: 'Reconnect an account',
        blocks: [
          `A red ! at Profiles in the navigation means that an account lost its connection, for example after a new password. Open the profile, or press **${actions.reconnect}** in its row, and sign in again. Limits, hours and sequence stay as they were.`,
        ],
      },
      {
        id: 'permissions',
        title: 'What a profile may do',
        blocks: [
          {
            facts: [
              [fields.automation, fields.automationHelp],
              [fields.fastResponse, fields.fastResponseHelp],
              [fields.acceptRequests, fields.acceptRequestsHelp],
              [fields.withdrawRequests, fields.withdrawRequestsHelp],
            ],
          },
        ],
      },
      {
        id: 'nothing-sent',
        title: 'Why nothing is sent',
        blocks: [
          'The top of each profile has one line that names what holds it back now, with a link to what helps: not attached, connection lost, automation off, no client, no sequence, a paused sequence, a limit that is reached, or hours that begin later.',
          'In the list, the tooltip of a full bar says which limit was reached:',
          { list: [limits.weekly, limits.requests, limits.cloudTime, limits.cloudTimeAndRequests] },
        ],
      },
      {
        id: 'sequence',
        title: 'One profile, one sequence',
        blocks: [
          `A profile sends for at most one sequence, and only for one of its own AI client. Sequences of other clients say **${profileChoice('anotherClient', '', false).label}**. Choosing a profile that already sends for a sequence asks first, and then moves it.`,
        ],
      },
    ],
  },
  {
    id: 'limits',
    summary: 'How much a profile should send a day, and in which hours.',
    screens: [{ to: '/profiles', label: 'Open Profiles' }],
    sections: [
      {
        id: 'daily',
        title: 'Daily limits',
        blocks: [
          fields.guidance,
          'The limits count per profile and day, and bind every automatic message, AI answers included. What does not fit waits for the next day.',
        ],
      },
      {
        id: 'weekly',
        title: 'The weekly limit',
        blocks: [
          `LinkedIn accepts ${weeklyRequestsLimit} connection requests from an account within seven days. When they are used up, Tandem waits until the oldest one is a week old.`,
          `With **${fields.withdrawRequests}** on, requests that nobody accepted for ${withdrawnAfterWeeks} weeks are withdrawn, at most ${withdrawal.perDay} a day.`,
        ],
      },
      {
        id: 'pauses',
        title: 'Pauses',
        blocks: [
          `A profile waits between two actions: at least the **${fields.delayFrom}**, at most the **${fields.delayTo}**.`,
        ],
      },
      {
        id: 'schedules',
        title: 'The two schedules of a profile',
        blocks: [
          {
            facts: [
              [fields.access, fields.accessHelp],
              [fields.automationHours, fields.automationHoursHelp],
            ],
          },
          `Both begin with ${defaultSlot.start} to ${defaultSlot.end} from Monday to Friday. A day can have several slots, be switched to 24 hours, or be empty. **Full Access** means at any time.`,
          'The hours are in the time zone that is chosen below the schedules.',
        ],
      },
      {
        id: 'overlap',
        title: 'When it really sends',
        blocks: [
          'A sequence has hours of its own. An automatic message goes out only while all three allow it: account access, automation and the sequence.',
          `The week under **${weekMessages.title}** in the Schedule tab shows this overlap, what is left of the limits today and this week, and the next free slot.`,
          { note: `“${weekMessages.never}” Change one of the schedules, or the hours of the sequence.` },
        ],
      },
    ],
  },
  {
    id: 'team',
    summary: 'Who sees what, and which profiles a member works with.',
    screens: [{ to: '/team', label: 'Open Team', isTeam: true }],
    sections: [
      {
        id: 'roles',
        title: 'Roles',
        blocks: [
          {
            facts: [
              [teamMessages.roles.org_owner, 'Sees and changes everything of the organization.'],
              [teamMessages.roles.org_manager, 'Sees and changes everything of the organization.'],
              [
                teamMessages.roles.org_member,
                'Sees their own profiles, what runs on them, and what they created. Has no Team page.',
              ],
            ],
          },
        ],
      },
      {
        id: 'profiles',
        title: 'Give a member profiles',
        blocks: [
          `Open the member and choose the tab **${teamMessages.tabs.profiles}**. Add a profile to let the member work with it, or remove it. Owners and managers have all profiles, so they have no such tab.`,
        ],
      },
    ],
  },
  {
    id: 'plans',
    summary: 'What the plans include, what AI credits pay for, and how payments work.',
    screens: [{ to: '/settings/manage/accountPlan', label: 'Open Account plan' }],
    sections: [
      {
        id: 'plans',
        title: 'Plans',
        blocks: [
          'A plan pays for a number of profiles, per month:',
          {
            facts: plans.map(({ profiles, price, customMessages }) => [
              counted(profiles, 'profile'),
              `$${price} a month, with ${formatCount(customMessages)} custom messages`,
            ]),
          },
          `**${billingMessages.upgrade}** under Settings, Account plan leads to a larger plan.`,
        ],
      },
      {
        id: 'credits',
        title: 'AI credits',
        blocks: [
          billingMessages.creditsHelp,
          `The account menu shows how many are used. ${billingMessages.limits.credits.text} Buy more under Settings, Account plan.`,
          billingMessages.creditsText,
        ],
      },
      {
        id: 'paying',
        title: 'Paying',
        blocks: [
          'You pay in a window of its own. Tandem sees the payment by itself; you can close the window, reload the page or keep working.',
          `While a payment is awaited, the same thing cannot be bought twice. If you did not pay, press **${billingMessages.payment.unpaid}**.`,
        ],
      },
      {
        id: 'new-profile',
        title: 'Connect a purchased profile',
        blocks: [
          paidProfileMessages.details.text,
          paidProfileMessages.details.passwordHint,
          `Instead, **${paidProfileMessages.details.link}**: ${paidProfileMessages.details.linkHint}`,
        ],
      },
    ],
  },
  {
    id: 'settings',
    summary: 'Your name, your email and how Tandem looks.',
    screens: [{ to: '/settings/manage/general', label: 'Open Settings' }],
    sections: [
      {
        id: 'about-you',
        title: settingsMessages.general.title,
        blocks: [settingsMessages.general.help, 'Settings are in the account menu at the top right.'],
      },
      {
        id: 'theme',
        title: 'Light and dark',
        blocks: ['Choose **Light**, **Dark** or **System** under **Theme** in the account menu.'],
      },
      {
        id: 'password',
        title: 'A new password',
        blocks: [`Choose **${authMessages.login.forgot}** on the sign-in page. The email has a link that works once.`],
      },
    ],
  },
]
