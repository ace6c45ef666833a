import { formatCount } from '@tandem/components'
import { companyInfoLength, maximumLength, recipientImport } from '@tandem/contract'
import { clientListMessages, companyMessages, fileMessages } from '../../../features/clients/messages.ts'
import { importMessages } from '../../../features/recipientImport/messages.ts'
import { sequencePickerMessages } from '../../../entities/sequence/sequencePickerMessages.ts'
import { recipientListMessages } from '../../../entities/recipient/messages.ts'
import { type Guide } from '../guide.ts'

const { dialog, mapping, results } = importMessages

/** Characters of a description that is too long, as an example. */
const longInfo = 3_000

/** Who is written to, and in whose name. */
export const peopleGuides: readonly Guide[] = [
  {
    id: 'recipients',
    summary: 'Everyone your sequences reach: their data, their place in a sequence, their conversations.',
    screens: [{ to: '/recipients', label: 'Open Recipients' }],
    sections: [
      {
        id: 'list',
        title: 'The list',
        blocks: [
          'Each row shows where a recipient is in a sequence, the category of the last conversation, and the last contact. A click opens the recipient with all details, sequences and messages.',
          'Double-click a value with a pencil, or press F2 on it, to change it in the list.',
        ],
      },
      {
        id: 'add-to-sequence',
        title: 'Add recipients to a sequence',
        blocks: [
          `Select rows and press **${recipientListMessages.addToSequence.action}**, or the key S. Before anything happens you see how many are added, how many are there already, and how many are in another sequence.`,
          'A recipient is in at most one sequence. Moving them takes them out of the other one.',
        ],
      },
      {
        id: 'attributes',
        title: 'Custom attributes',
        blocks: [
          `Add columns of your own with **Add custom attribute** under **Columns**. A name has at most ${maximumLength.customAttributeName} characters and is used once.`,
        ],
      },
    ],
  },
  {
    id: 'import',
    summary: 'Bring a file, a table or a list of profile links.',
    screens: [{ to: '/recipients', label: 'Open Recipients' }],
    sections: [
      {
        id: 'file',
        title: 'What can be imported',
        blocks: [
          `${dialog.limits}. Press **${recipientListMessages.importAction}** above the recipients.`,
          `Or use the tab **${dialog.paste}**: ${dialog.pasteHint}`,
          sequencePickerMessages.hint,
        ],
      },
      {
        id: 'map',
        title: 'Match the columns',
        blocks: [
          'For each column choose the field it becomes: a field of the recipient or a custom attribute. Columns without a field are left out, and the page names them.',
          `The header may be on any of the first ${recipientImport.headerRows} rows. Choose another row, or none when all rows are recipients.`,
          mapping.pendingHelp,
        ],
      },
      {
        id: 'results',
        title: 'After the import',
        blocks: [
          {
            facts: [
              [results.counts.imported, 'Added to your recipients, and to the sequence if you chose one.'],
              [results.counts.skipped, 'Was in the sequence already. Nothing changed.'],
              [results.counts.conflict, 'Stays there until you press Reassign, which moves the recipient here.'],
              [results.counts.failed, 'Correct the values beside the reason, and import the row again.'],
            ],
          },
          results.running,
        ],
      },
    ],
  },
  {
    id: 'clients',
    summary: 'The companies your profiles write for, and what the AI knows about them.',
    screens: [
      { to: '/clients', label: 'Open AI Client' },
      { to: '/clients/create', label: clientListMessages.add },
    ],
    sections: [
      {
        id: 'what',
        title: 'What an AI client is',
        blocks: [clientListMessages.list.help],
      },
      {
        id: 'description',
        title: 'Company description',
        blocks: [
          companyMessages.infoHint,
          'The AI reads it for every message. A longer one costs more, and the form says how much:',
          {
            note: companyMessages.infoTooLong(
              formatCount(longInfo),
              formatCount(companyInfoLength('x'.repeat(longInfo)).extraCredits),
            ),
          },
        ],
      },
      {
        id: 'targets',
        title: 'Target customers',
        blocks: ['Location, industries and company sizes say who the company sells to. All of them are optional.'],
      },
      {
        id: 'files',
        title: 'Files',
        blocks: [`${fileMessages.limits} The AI reads them with the description.`],
      },
      {
        id: 'archive',
        title: 'Archive',
        blocks: [
          `**${clientListMessages.archive}** hides a client that you no longer work for. **${clientListMessages.unarchive}** brings it back.`,
        ],
      },
    ],
  },
]
