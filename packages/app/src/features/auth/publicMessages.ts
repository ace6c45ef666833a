import { counted, formatCount } from '@tandem/components'
import { dailyLimits, plans, productName, recipientImport, weeklyRequestsLimit } from '@tandem/contract'

const megabytes = recipientImport.maximumBytes / 1024 / 1024
const rows = formatCount(recipientImport.maximumRows)
const { connectionRequests, messages } = dailyLimits

export const publicMessages = {
  limitedOffer: {
    title: 'Limited offer',
    help: `A lifetime deal: pay once on AppSumo, and use ${productName} without a monthly fee.`,
    tiersTitle: 'Three tiers',
    tierProfiles: (count: number) => counted(count, 'connected profile'),
    tierText: (code: string) => `For codes that begin with ${code}.`,
    redeemTitle: 'How to redeem a code',
    steps: [
      'Buy the tier of your choice on AppSumo, and copy the code that you get there.',
      'Create an account with this code. It decides the tier.',
      'Confirm the address with the email that we send you, and connect your first profile.',
    ],
    redeem: 'Redeem your code',
    hasAccount: 'A code needs a new account. Log out first to use your code.',
    toPlan: 'See your plan',
    monthlyTitle: 'No code?',
    monthlyText: `Monthly plans start at $${plans[0].price} for one profile.`,
    toMonthly: 'Compare monthly plans',
  },
  salesNavigator: {
    title: 'Sales Navigator',
    help: `Find the right people with LinkedIn Sales Navigator, and let ${productName} start the conversations.`,
    stepsTitle: 'From a search to a conversation',
    steps: [
      {
        title: 'Search and save',
        text: 'Narrow a search in Sales Navigator until it shows only the people you want to reach, and save them as a list.',
      },
      {
        title: 'Export the list',
        text: `Save the list as a CSV or XLSX file, with names and profile links. A file can have up to ${megabytes} MB and ${rows} rows.`,
      },
      {
        title: 'Import the recipients',
        text: `Upload the file under Recipients, and match its columns to the fields of a recipient. ${productName} reports each row that it could not import.`,
      },
      {
        title: 'Add them to a sequence',
        text: 'The sequence sends the connection requests and messages, and the AI assistant replies to leads.',
      },
    ],
    profileTitle: 'Profiles with a license',
    profileText:
      "Each profile says whether its account has a Sales Navigator license. Switch on 'Sales Navigator' when you add the profile, or later in its general settings.",
    limitsTitle: 'Limits stay the same',
    limitsText: `A license does not change how much LinkedIn accepts: at most ${weeklyRequestsLimit} connection requests a week from a profile. We recommend no more than ${connectionRequests.guidance} connection requests and ${messages.guidance} messages a day.`,
    toRecipients: 'Open recipients',
    toProfiles: 'Open profiles',
    toPlans: 'See the plans',
  },
} as const
